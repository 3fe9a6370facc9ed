import { useEffect, useMemo, type FormEvent, type ReactNode } from 'react';
import type { Form, Rules } from '#engine';
import { ErrorSummary } from './form/ErrorSummary';
import { Fields } from './form/Fields';
import { problemsOf } from './form/problems';
import { useShownProblems } from './form/useShownProblems';
import { useTypedBefore } from './form/useTypedBefore';
import { padRows, pickFields, reportFields } from './form/values';
import type { WidgetServices } from './services';

type Data = Readonly<Record<string, unknown>>;
export interface FlowFormProps {
  /** Id of the form element: `<button type="submit" form={id}>` submits it from anywhere. */
  readonly id: string;
  readonly form: Form;
  readonly data: Data;
  readonly rules: Rules;
  readonly services: WidgetServices;
  readonly disabled?: boolean;
  /** Each edit, at once: every field of the form, the emptied ones as `undefined`. */
  readonly onChange: (data: Record<string, unknown>) => void;
  /** Only when everything is right. */
  readonly onSubmit: () => void;
  /** A submit was refused: the messages, in order. */
  readonly onInvalid?: (messages: readonly string[]) => void;
  /** Does the summary of a refused submit stand on the page? */
  readonly onRefused?: (isRefused: boolean) => void;
}

/** A form of the flow: RJSF's fields with our widgets, checked by the engine's rules. */
export function FlowForm(props: FlowFormProps): ReactNode {
  const { id, form, data, rules, services, disabled = false, onChange, onSubmit, onInvalid, onRefused } = props;
  const values = useMemo(() => padRows(form, pickFields(form.schema, data)), [form, data]);
  // Not memoized: the verdict on a date depends on the clock too.
  const { shown, refused, attempt, accept, refuse, enter, leave } = useShownProblems(problemsOf(rules, form, data));
  const isRefused = refused.length > 0;
  useEffect(() => onRefused?.(isRefused), [onRefused, isRefused]);
  const element = useTypedBefore();

  const submit = (event: FormEvent): void => {
    // React hands on the events of a dialog's form as well.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (disabled) return;
    const problems = problemsOf(rules, form, { ...data, ...reportFields(form.schema, values) });
    if (problems.length === 0) {
      accept();
      onSubmit();
    } else {
      refuse(problems);
      onInvalid?.(problems.map(({ text }) => text));
    }
  };
  return (
    <div className="f-form">
      <ErrorSummary formId={id} problems={refused} attempt={attempt} />
      <form ref={element} id={id} className="f-fields" noValidate onSubmit={submit}>
        <Fields id={id} form={form} data={data} values={values} rules={rules} services={services} disabled={disabled} shown={shown}
          onChange={onChange} onEnter={enter} onLeave={leave} />
      </form>
    </div>
  );
}

import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { toFieldPathId, useDeepCompareMemo, type FieldPathList, type RJSFSchema } from '@rjsf/utils';
import { useEffect, useLayoutEffect, useMemo, useRef, type FormEvent, type ReactNode } from 'react';
import { isDay, type Form, type Rules } from '#engine';
import { displaySchema, displayUi } from './form/display';
import { ErrorSummary } from './form/ErrorSummary';
import { problemsOf } from './form/problems';
import { createRegistry } from './form/registry';
import { useShownProblems } from './form/useShownProblems';
import { useTypedBefore } from './form/useTypedBefore';
import { padRows, pickFields, reportFields, valueAt, writeAt, writeFields } from './form/values';
import { toErrorSchema, type Problem } from './form/visible';
import type { WidgetContext, WidgetServices } from './services';

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
  const { shown, refused, attempt, accept, refuse, enter, leave } = useShownProblems(problemsOf(rules, form, data),
    ({ keyword, path }) => keyword === 'window' && isDay(valueAt(data, path)));
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

interface FieldsProps extends Pick<FlowFormProps, 'id' | 'form' | 'data' | 'rules' | 'services' | 'onChange'> {
  /** The form's own part of the data, with the rows that are shown. */
  readonly values: Data;
  readonly disabled: boolean;
  readonly shown: readonly Problem[];
  readonly onEnter: (key: string) => void;
  readonly onLeave: (key: string) => void;
}

/** RJSF's fields. It takes all functions for equal and may keep an old one: they read the latest props. */
function Fields(props: FieldsProps): ReactNode {
  const { id, form, data, values, rules, services, disabled, shown } = props;
  const latest = useRef(props);
  useLayoutEffect(() => { latest.current = props; });
  const keyOf = (fieldId: string): string => fieldId.slice(id.length + 1);
  const context = useMemo<WidgetContext>(() => {
    const parent = (fieldId: string): readonly string[] => fieldId.slice(id.length + 1).split('.').slice(0, -1);
    return {
      services,
      fill: (fieldId, filled) => write(latest, ({ schema }, before) => writeFields(schema, before, parent(fieldId), filled)),
      beside: (fieldId, name) => valueAt(latest.current.data, [...parent(fieldId), name]),
    };
  }, [id, services]);
  const schema = useDeepCompareMemo(displaySchema(rules.expand(form.schema, data), form.schema));
  const parts = useMemo(() => createRegistry(id, schema, rules), [id, schema, rules]);
  const registry = useMemo(() => ({ ...parts, formContext: context }), [parts, context]);
  const ui = useMemo(() => displayUi(form), [form]);
  return (
    <SchemaField
      name="" schema={schema as RJSFSchema} uiSchema={ui} formData={values} errorSchema={toErrorSchema(shown)} disabled={disabled}
      fieldPathId={toFieldPathId('', parts.globalFormOptions)} registry={registry}
      onChange={(value: unknown, path: FieldPathList) => write(latest, (_, before) => writeAt(before, path, value))}
      onFocus={(fieldId: string) => latest.current.onEnter(keyOf(fieldId))}
      onBlur={(fieldId: string) => latest.current.onLeave(keyOf(fieldId))}
    />
  );
}

function write(latest: { current: FieldsProps }, change: (form: Form, before: Data) => Data): void {
  const { form, values, onChange } = latest.current;
  const changed = change(form, values);
  // A second change may come before the next render.
  latest.current = { ...latest.current, values: changed };
  onChange(reportFields(form.schema, changed));
}

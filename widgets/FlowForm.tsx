import type { Form, Rules } from '#engine';
import { withTheme } from '@rjsf/core';
import { useDeepCompareMemo, type RJSFSchema } from '@rjsf/utils';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { afterPress, watchPresses } from './form/afterPress';
import { displaySchema, displayUi } from './form/display';
import { ErrorSummary } from './form/ErrorSummary';
import { problemsOf } from './form/problems';
import { createValidator } from './form/validator';
import { padRows, pickFields, reportFields, valueAt, writeFields } from './form/values';
import { nothingSeen, toErrorSchema, visible, type Seen } from './form/visible';
import type { WidgetContext, WidgetServices } from './services';
import { fields, templates, widgets } from './theme';

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
  readonly extra?: Data;
}

const ThemedForm = withTheme<Data, RJSFSchema, WidgetContext>({ widgets, templates, fields });
/** The form never makes up answers: no defaults, no rows, no empty objects, and above all no tick where only `true` is right. */
const formState = { emptyObjectFields: 'skipDefaults', allOf: 'skipDefaults', constAsDefaults: 'never', arrayMinItems: { populate: 'never' } } as const;
const nothing: Data = {};

/** A form of the flow: RJSF in our clothes, judged by the engine's rules. */
export function FlowForm({ id, form, data, rules, services, disabled = false, onChange, onSubmit, onInvalid, onRefused, extra = nothing }: FlowFormProps): ReactNode {
  const [seen, setSeen] = useState<Seen>(nothingSeen);
  const [attempt, setAttempt] = useState(0);
  const values = useMemo(() => padRows(form, pickFields(form.schema, data)), [form, data]);
  const expanded = rules.expand(form.schema, data);
  const schema = useMemo(() => displaySchema(expanded, form.schema), [expanded, form.schema]);
  const ui = useMemo(() => displayUi(form), [form]);
  const validator = useMemo(() => createValidator(rules), [rules]);
  const judge = useCallback((now: Data) => problemsOf(rules, form, now), [rules, form]);
  const problems = useMemo(() => judge(data), [judge, data]);
  const shown = visible(problems, seen);
  const summed = shown.filter(({ key }) => seen.asked.has(key));
  const isRefused = summed.length > 0;
  useEffect(() => onRefused?.(isRefused), [onRefused, isRefused]);
  // RJSF compares errors by identity: the same errors must be the same object, or each letter would merge them anew.
  const errors = useDeepCompareMemo(toErrorSchema(shown));

  useEffect(watchPresses, []);
  const latest = useRef({ form, data, values, onChange });
  useLayoutEffect(() => { latest.current = { form, data, values, onChange }; });
  const context = useMemo<WidgetContext>(() => {
    const parent = (fieldId: string): readonly string[] => fieldId.slice(id.length + 1).split('.').slice(0, -1);
    return {
      services,
      extra,
      fill(fieldId, filled) {
        const now = latest.current;
        now.onChange(reportFields(now.form.schema, writeFields(now.form.schema, now.values, parent(fieldId), filled)));
      },
      beside: (fieldId, name) => valueAt(latest.current.data, [...parent(fieldId), name]),
    };
  }, [id, services, extra]);

  const keyFor = (fieldId: string): string => fieldId.slice(id.length + 1);
  // RJSF would draw the form once more before it said so; every edit has been told, so the answers are known. A dialog's form is not in the box.
  const submit = (event: FormEvent): void => {
    if (!event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopPropagation();
    if (disabled) return;
    const now = { ...data, ...reportFields(form.schema, values) };
    const wrong = judge(now);
    if (wrong.length === 0) {
      setSeen(nothingSeen);
      onSubmit();
      return;
    }
    setSeen((before) => ({ asked: new Set(wrong.map(({ key }) => key)), left: before.left }));
    setAttempt((count) => count + 1);
    onInvalid?.(wrong.map(({ text }) => text));
  };
  return (
    <div className="f-form" onSubmitCapture={submit}>
      <ErrorSummary formId={id} problems={summed} attempt={attempt} />
      <ThemedForm
        id={id}
        idPrefix={id}
        idSeparator="."
        className="f-fields"
        schema={schema as RJSFSchema}
        uiSchema={ui}
        formData={values}
        formContext={context}
        validator={validator}
        disabled={disabled}
        extraErrors={errors}
        experimental_defaultFormStateBehavior={formState}
        noHtml5Validate
        noValidate
        showErrorList={false}
        onChange={({ formData }) => onChange(reportFields(form.schema, formData ?? nothing))}
        onFocus={(fieldId) => setSeen((before) => ({ ...before, focus: { key: keyFor(fieldId), text: shown.find(({ key }) => key === keyFor(fieldId))?.text } }))}
        onBlur={(fieldId) => afterPress(() => setSeen(({ asked, left }) => ({ asked, left: new Set([...left, keyFor(fieldId)]) })))}
      >
        <></>
      </ThemedForm>
    </div>
  );
}

import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { setByPath, toFieldPathId, useDeepCompareMemo, type FieldPathList, type RJSFSchema } from '@rjsf/utils';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Form, Rules } from '#engine';
import { afterPress, watchPresses } from './form/afterPress';
import { displaySchema, displayUi } from './form/display';
import { ErrorSummary } from './form/ErrorSummary';
import { problemsOf } from './form/problems';
import { createRegistry } from './form/registry';
import { padRows, pickFields, reportFields, valueAt, writeFields } from './form/values';
import { nothingSeen, toErrorSchema, visible, type Problem, type Seen } from './form/visible';
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
  readonly extra?: Data;
}

const nothing: Data = {};

/** A form of the flow: RJSF's fields with our widgets, checked by the engine's rules. */
export function FlowForm(props: FlowFormProps): ReactNode {
  const { id, form, data, rules, disabled = false, onSubmit, onInvalid, onRefused } = props;
  const [seen, setSeen] = useState<Seen>(nothingSeen);
  const [attempt, setAttempt] = useState(0);
  const values = useMemo(() => padRows(form, pickFields(form.schema, data)), [form, data]);
  const problems = useMemo(() => problemsOf(rules, form, data), [rules, form, data]);
  const shown = visible(problems, seen);
  const summed = shown.filter(({ key }) => seen.asked.has(key));
  const isRefused = summed.length > 0;
  useEffect(() => onRefused?.(isRefused), [onRefused, isRefused]);
  useEffect(watchPresses, []);

  const submit = (event: FormEvent): void => {
    // React hands on the events of a dialog's form as well.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (disabled) return;
    const wrong = problemsOf(rules, form, { ...data, ...reportFields(form.schema, values) });
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
    <div className="f-form">
      <ErrorSummary formId={id} problems={summed} attempt={attempt} />
      <form id={id} className="f-fields" noValidate onSubmit={submit}>
        <Fields {...props} disabled={disabled} values={values} shown={shown} setSeen={setSeen} />
      </form>
    </div>
  );
}

interface FieldsProps extends FlowFormProps {
  readonly values: Data;
  readonly shown: readonly Problem[];
  readonly setSeen: (change: (before: Seen) => Seen) => void;
}

/** RJSF compares props by content and takes all functions for equal, so it may keep an old one: they read the latest props. */
function Fields(props: FieldsProps): ReactNode {
  const { id, form, data, rules, services, disabled, values, shown, setSeen, extra = nothing } = props;
  const latest = useRef(props);
  useLayoutEffect(() => { latest.current = props; });
  const write = useCallback((change: (form: Form, before: Data) => Data): void => {
    const now = latest.current;
    const changed = change(now.form, now.values);
    // A second change may come before this one is drawn.
    latest.current = { ...now, values: changed };
    now.onChange(reportFields(now.form.schema, changed));
  }, []);
  const keyOf = useCallback((fieldId: string): string => fieldId.slice(id.length + 1), [id]);
  const context = useMemo<WidgetContext>(() => {
    const parent = (fieldId: string): readonly string[] => keyOf(fieldId).split('.').slice(0, -1);
    return {
      services,
      extra,
      fill: (fieldId, filled) => write(({ schema }, before) => writeFields(schema, before, parent(fieldId), filled)),
      beside: (fieldId, name) => valueAt(latest.current.data, [...parent(fieldId), name]),
    };
  }, [keyOf, write, services, extra]);
  const schema = useDeepCompareMemo(displaySchema(rules.expand(form.schema, data), form.schema));
  const parts = useMemo(() => createRegistry(id, schema, rules), [id, schema, rules]);
  const registry = useMemo(() => ({ ...parts, formContext: context }), [parts, context]);
  const ui = useMemo(() => displayUi(form), [form]);
  const change = useCallback((value: unknown, path: FieldPathList) => write((_, before) => writeAt(before, path, value)), [write]);
  const focus = useCallback((fieldId: string) => {
    const key = keyOf(fieldId);
    const text = latest.current.shown.find((problem) => problem.key === key)?.text;
    setSeen((before) => ({ ...before, focus: { key, text } }));
  }, [keyOf, setSeen]);
  const leave = useCallback((fieldId: string) => afterPress(() => {
    setSeen(({ asked, left }) => ({ asked, left: new Set([...left, keyOf(fieldId)]) }));
  }), [keyOf, setSeen]);
  return (
    <SchemaField
      name="" schema={schema as RJSFSchema} uiSchema={ui} formData={values} errorSchema={toErrorSchema(shown)} disabled={disabled}
      fieldPathId={toFieldPathId('', parts.globalFormOptions)} registry={registry} onChange={change} onFocus={focus} onBlur={leave}
    />
  );
}

/** An emptied row of one plain value is null: rows keep their places. */
function writeAt(data: Data, path: FieldPathList, value: unknown): Data {
  if (path.length === 0) return value as Data;
  return setByPath(structuredClone(data) as object, path, value === undefined && typeof path.at(-1) === 'number' ? null : value) as Data;
}

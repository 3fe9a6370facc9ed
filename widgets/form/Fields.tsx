import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { toFieldPathId, useDeepCompareMemo, type FieldPathList, type RJSFSchema } from '@rjsf/utils';
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Form, Rules } from '#engine';
import type { WidgetContext, WidgetServices } from '../services';
import { displaySchema, displayUi } from './display';
import { createRegistry } from './registry';
import { reportFields, valueAt, writeAt, writeFields } from './values';
import { toErrorSchema, type Problem } from './visible';

type Data = Readonly<Record<string, unknown>>;
interface FieldsProps {
  readonly id: string;
  readonly form: Form;
  readonly data: Data;
  /** The form's own part of the data, with the rows that are shown. */
  readonly values: Data;
  readonly rules: Rules;
  readonly services: WidgetServices;
  readonly disabled: boolean;
  readonly shown: readonly Problem[];
  readonly onChange: (data: Record<string, unknown>) => void;
  readonly onEnter: (key: string) => void;
  readonly onLeave: (key: string) => void;
}

/** RJSF's fields. It takes all functions for equal and may keep an old one: they read the latest props. */
export function Fields(props: FieldsProps): ReactNode {
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

import { getPropertySchema, getUiOptions, orderProperties, toFieldPathId, type FieldProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { isObject } from '#engine';

type Data = Readonly<Record<string, unknown>>;

/**
 * The fields of an object in a grid of six columns. An object inside a form is a named group. RJSF's own ObjectField carries a Markdown
 * reader of 31 KiB, for properties that visitors add and rename; our forms have none.
 */
export function ObjectField(props: FieldProps): ReactNode {
  const { schema, uiSchema = {}, formData, errorSchema, fieldPathId, name, registry } = props;
  const { disabled, readonly, hideError, onChange, onBlur, onFocus } = props;
  const { fields, globalFormOptions } = registry;
  const { SchemaField } = fields;
  if (!SchemaField) return null;
  const { title = schema.title ?? name, description = schema.description, label, order } = getUiOptions(uiSchema);
  const names = orderProperties(Object.keys(schema.properties ?? {}), order);
  const fieldsOf = (properties: readonly string[]) => (
    <div className="f-grid">
      {properties.map((property) => (
        <SchemaField
          key={property}
          name={property}
          required={schema.required?.includes(property) ?? false}
          schema={getPropertySchema(schema, property)}
          uiSchema={uiSchema[property]}
          formData={(formData as Data | undefined)?.[property]}
          errorSchema={errorSchema?.[property]}
          fieldPathId={toFieldPathId(property, globalFormOptions, fieldPathId)}
          registry={registry}
          disabled={disabled}
          readonly={readonly}
          hideError={hideError}
          onChange={onChange}
          onBlur={onBlur}
          onFocus={onFocus}
        />
      ))}
    </div>
  );
  const sections = sectionsOf(getUiOptions(uiSchema).sections, names);
  const grid = sections === undefined ? fieldsOf(names) : sections.map((section) => (
    <div key={section.title} role="group" className="f-section" aria-label={section.title}>
      <h2 className="f-group-title" dir="auto">{section.title}</h2>
      {fieldsOf(section.fields)}
    </div>
  ));
  const isRow = typeof fieldPathId.path.at(-1) === 'number';
  if (fieldPathId.path.length === 0 || isRow) return grid;
  // A group without a name would be read as one, and say nothing.
  const caption = label === false ? undefined : title || undefined;
  return (
    <div id={fieldPathId.$id} {...(caption === undefined ? {} : { role: 'group', 'aria-label': caption })}>
      {caption === undefined ? null : <p className="f-group-title" aria-hidden dir="auto">{caption}</p>}
      {label !== false && description ? <p className="f-hint" dir="auto">{description}</p> : null}
      {grid}
    </div>
  );
}

interface Section { readonly title: string; readonly fields: readonly string[] }
/** The named groups of a form with the fields that are asked; a group without any is left out. Undefined where there are no groups. */
export function sectionsOf(given: unknown, names: readonly string[]): readonly Section[] | undefined {
  if (!Array.isArray(given)) return undefined;
  return given.filter(isObject).flatMap(({ title, fields }): readonly Section[] => {
    const asked = Array.isArray(fields) ? names.filter((name) => fields.includes(name)) : [];
    return typeof title === 'string' && asked.length > 0 ? [{ title, fields: asked }] : [];
  });
}

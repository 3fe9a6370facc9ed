import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';

/** The fields of an object in a grid of six columns. An object inside a form is a named group. */
export function ObjectTemplate({ properties, title, description, fieldPathId, uiSchema }: ObjectFieldTemplateProps): ReactNode {
  const options = getUiOptions(uiSchema);
  const nested = fieldPathId.path.length > 0;
  const inRow = typeof fieldPathId.path.at(-1) === 'number';
  const fields = <div className="f-grid">{properties.map(({ content }) => content)}</div>;
  if (!nested || inRow) return fields;
  const heading = options.label === false ? '' : title;
  return (
    <div role="group" id={fieldPathId.$id} aria-label={title || undefined}>
      {heading ? <p className="f-group-title" aria-hidden dir="auto">{heading}</p> : null}
      {description ? <p className="f-hint" dir="auto">{description}</p> : null}
      {fields}
    </div>
  );
}

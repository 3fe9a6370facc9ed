import { getUiOptions, type FieldTemplateProps } from '@rjsf/utils';
import { useContext, type ReactNode } from 'react';
import { classes, errorId, hintId, hintOf, labelId, type FieldOptions } from '../parts/field';
import { ErrorLine } from '../parts/ErrorLine';
import { groups, kindOf, uiOption, type Kind, type Ui } from '../form/kind';
import { RowCaption } from '../list/RowCaption';

/** A field's place in the grid: label, hint, control, error, in that order. */
export function FieldTemplate(props: FieldTemplateProps): ReactNode {
  const { id, schema, label, children, hidden, required, rawErrors, rawDescription, uiSchema } = props;
  const caption = useContext(RowCaption);
  const ui = uiSchema as Ui | undefined;
  if (hidden) return <div hidden>{children}</div>;
  const kind = kindOf(schema as never, ui);
  const width = uiOption(ui, 'width');
  const cell = classes('f-cell', width === 'half' ? 'f-half' : width === 'third' ? 'f-third' : 'f-full',
    kind === 'date' && (width === undefined || width === 'full') && 'f-short');
  const error = <ErrorLine id={errorId(id)} text={rawErrors?.[0]} />;
  if (kind === 'object') return id.includes('.') ? <div className="f-cell f-full" data-field={fieldOf(id)}>{children}{error}</div>
    : children;
  if (kind === 'rows') return <div className={cell} data-field={fieldOf(id)}>{children}</div>;

  const said = uiOption(ui, 'label');
  const isGroup = groups.has(uiOption(ui, 'widget') ?? uiOption(ui, 'field'));
  // A plain value in a list is labelled by the caption of its row.
  const isRow = caption !== undefined && /\.\d+$/.test(id);
  const text = isRow ? caption : typeof said === 'string' ? said : label;
  const optional = !required && isMarkedOptional(text, schema, ui, kind);
  const hint = hintOf(rawDescription, getUiOptions(uiSchema) as FieldOptions);
  const look = classes('f-label', (isRow || said === false || kind === 'card') && 'f-hidden');
  const content = <><span>{text}</span>{optional ? <span className="f-optional"> (optional)</span> : null}</>;
  return (
    <div className={cell} data-field={fieldOf(id)}>
      {kind === 'tick' ? null : isGroup ? <p className={look} id={labelId(id)} dir="auto">{content}</p>
        : <label className={look} id={labelId(id)} htmlFor={id} dir="auto">{content}</label>}
      {hint ? <p className="f-hint" id={hintId(id)} dir="auto">{hint}</p> : null}
      {children}
      {error}
    </div>
  );
}

/** The path of the field in its form, for tests and links. */
const fieldOf = (id: string): string => id.slice(id.indexOf('.') + 1);

const never: ReadonlySet<Kind> = new Set<Kind>(['tick', 'card']);

/**
 * Does the label of an optional field end with ' (optional)' (quality 37)? Not with `optional: false` or a
 * label of the form's own, not where nothing can be answered, and never twice (SV-047).
 */
export function isMarkedOptional(label: string, schema: { readonly readOnly?: unknown }, ui: Ui | undefined, kind: Kind): boolean {
  if (never.has(kind) || schema.readOnly === true || uiOption(ui, 'readonly') === true || uiOption(ui, 'widget') === 'fixed') return false;
  return uiOption(ui, 'optional') !== false && typeof uiOption(ui, 'label') !== 'string' && !/\(optional\)\s*$/i.test(label);
}

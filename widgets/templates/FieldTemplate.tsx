import type { FieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { classes, errorId, hintId, labelId } from '../parts/field';
import { ErrorLine } from '../parts/ErrorLine';
import { kindOf, uiOption, type Kind, type Ui } from '../form/kind';

const grouped: ReadonlySet<Kind> = new Set<Kind>(['yesNo', 'several', 'card']);

/** A field's place in the grid: label, hint, control, error, in that order. */
export function FieldTemplate(props: FieldTemplateProps): ReactNode {
  const { id, schema, label, children, hidden, required, rawErrors, rawDescription, uiSchema } = props;
  const ui = uiSchema as Ui | undefined;
  if (hidden) return <div hidden>{children}</div>;
  const kind = kindOf(schema as never, ui);
  const width = uiOption(ui, 'width');
  const cell = classes('f-cell', width === 'half' ? 'f-half' : width === 'third' ? 'f-third' : 'f-full', kind === 'date' && (width === undefined || width === 'full') && 'f-short');
  if (kind === 'object') return id.includes('.') ? <div className="f-cell f-full" data-field={fieldOf(id)}>{children}</div> : children;
  if (kind === 'rows') return <div className={cell} data-field={fieldOf(id)}>{children}</div>;

  const said = uiOption(ui, 'label');
  const radios = grouped.has(kind) || (kind === 'choice' && ['radio', 'yesNo'].includes(String(uiOption(ui, 'widget'))));
  const text = typeof said === 'string' ? said : label;
  const optional = !required && typeof said !== 'string' && uiOption(ui, 'optional') !== false && kind !== 'tick' && kind !== 'card';
  const hint = [rawDescription, uiOption(ui, 'help')].filter((part): part is string => typeof part === 'string' && part !== '').join(' ');
  const look = classes('f-label', (said === false || kind === 'card') && 'f-hidden');
  const content = <>{text}{optional ? <span className="f-optional"> (optional)</span> : null}</>;
  return (
    <div className={cell} data-field={fieldOf(id)}>
      {kind === 'tick' ? null : radios ? <p className={look} id={labelId(id)}>{content}</p> : <label className={look} id={labelId(id)} htmlFor={id}>{content}</label>}
      {hint ? <p className="f-hint" id={hintId(id)}>{hint}</p> : null}
      {children}
      <ErrorLine id={errorId(id)} text={rawErrors?.[0]} />
    </div>
  );
}

/** The path of the field inside its form, for tests and for links. */
const fieldOf = (id: string): string => id.slice(id.indexOf('.') + 1);

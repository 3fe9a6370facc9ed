import { getUiOptions, type ArrayFieldTemplateProps } from '@rjsf/utils';
import { Plus } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { classes, errorId, hintId } from '../parts/field';
import { ErrorLine } from '../parts/ErrorLine';
import { addLabel } from './words';

/** A list of rows, up to `maxItems`. Focus goes to an added row, or to Add when a row was removed. */
export function ListTemplate(
  { items, canAdd, onAddClick, disabled, readonly, fieldPathId, title, uiSchema, schema, rawErrors }: ArrayFieldTemplateProps): ReactNode {
  const options = getUiOptions(uiSchema) as Readonly<Record<string, unknown>>;
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(items.length);
  useEffect(() => {
    const was = before.current;
    before.current = items.length;
    const here = document.activeElement === document.body || box.current?.contains(document.activeElement);
    if (items.length === was || !here) return;
    const rows = box.current?.querySelectorAll<HTMLElement>('.f-row');
    const last = rows?.[items.length - 1]?.querySelector<HTMLElement>('input, select');
    const target = items.length > was ? last : (box.current?.querySelector<HTMLElement>('.f-add') ?? last);
    target?.focus();
  }, [items.length]);
  const id = fieldPathId.$id;
  const heading = asText(options.title) ?? title;
  const hint = asText(options.description) ?? schema.description;
  const wrong = (rawErrors?.length ?? 0) > 0;
  const isSingle = schema.maxItems === 1 && Number(options.minRows ?? 0) >= 1;
  const full = !isSingle && schema.maxItems !== undefined && items.length >= schema.maxItems;
  return (
    <div ref={box} id={id} role="group" aria-label={heading}
      className={classes('f-rows', isSingle && options.label !== false && 'is-single')}
      aria-describedby={classes(hint ? hintId(id) : '', wrong && errorId(id)) || undefined}>
      {options.label === false || heading === '' ? null : <p className="f-label" aria-hidden dir="auto">{heading}</p>}
      {hint ? <p className="f-hint" id={hintId(id)} dir="auto">{hint}</p> : null}
      {items}
      <ErrorLine id={errorId(id)} text={rawErrors?.[0]} />
      {canAdd && !readonly ? (
        <button type="button" className="f-add" onClick={onAddClick} disabled={disabled}><Plus size={20} aria-hidden />
          {addLabel(options.addLabel, options.rowTitle)}</button>
      ) : null}
      <p className={classes('f-hint', !full && 'is-empty')} role="status">
        {full && !readonly ? (asText(options.maxText) ?? `No more than ${schema.maxItems} can be added.`) : ''}
      </p>
    </div>
  );
}

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import { getUiOptions, type FieldProps, type Registry, type ArrayFieldItemTemplateProps, type ArrayFieldTemplateProps } from '@rjsf/utils';
import { useMemo, useEffect, useRef, type ReactNode } from 'react';
import { Trash2, Plus } from 'lucide-react';
import { RowCaption } from './RowCaption';
import { rowTitle, addLabel } from './words';
import { classes, errorId, hintId } from '../parts/field';
import { ErrorLine } from '../parts/ErrorLine';
import { onFirstClick, onFirstDown } from '../parts/onFirstClick';

const templates = { ArrayFieldTemplate: ListTemplate, ArrayFieldItemTemplate: RowTemplate };

/** RJSF's lists with our templates. */
export function List({ registry, ...props }: FieldProps): ReactNode {
  const withTemplates = useMemo((): Registry => ({ ...registry, templates: { ...registry.templates, ...templates } }), [registry]);
  return <ArrayField {...props as FieldProps<unknown[]>} registry={withTemplates} />;
}

/** One row of a list: its caption, its fields, and a button that says which row it removes. */
function RowTemplate(
  { children, index, totalItems, buttonsProps, parentUiSchema, disabled, readonly }: ArrayFieldItemTemplateProps): ReactNode {
  const options = getUiOptions(parentUiSchema) as Readonly<Record<string, unknown>>;
  const title = rowTitle(options.rowTitle, index);
  const least = typeof options.minRows === 'number' ? options.minRows : 0;
  const captionId = `${buttonsProps.fieldPathId.$id}-caption`;
  return (
    <div className="f-row" role="group" aria-labelledby={captionId}>
      <div className="f-row-head">
        <p className="f-row-title" id={captionId} dir="auto">{title}</p>
        {buttonsProps.hasRemove && totalItems > least && !readonly ? (
          <button type="button" className="f-remove" disabled={disabled} onMouseDown={onFirstDown}
            onClick={onFirstClick(buttonsProps.onRemoveItem)} aria-label={`Remove ${title.toLowerCase()}`}>
            <Trash2 size={20} aria-hidden />Remove
          </button>
        ) : null}
      </div>
      <RowCaption value={title}>{children}</RowCaption>
    </div>
  );
}

/** A list of rows, up to `maxItems`. Focus goes to an added row, or to Add when a row was removed. */
function ListTemplate(
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

import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import { type FieldProps, type Registry, getUiOptions, type ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { useMemo, type ReactNode } from 'react';
import { ListTemplate } from './ListTemplate';
import { Trash2 } from 'lucide-react';
import { RowCaption } from './RowCaption';
import { rowTitle } from './words';

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
          <button type="button" className="f-remove" onClick={buttonsProps.onRemoveItem} disabled={disabled}
            aria-label={`Remove ${title.toLowerCase()}`}>
            <Trash2 size={20} aria-hidden />Remove
          </button>
        ) : null}
      </div>
      <RowCaption value={title}>{children}</RowCaption>
    </div>
  );
}

import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import type { FieldProps, Registry } from '@rjsf/utils';
import { useMemo, type ReactNode } from 'react';
import { ListTemplate } from './ListTemplate';
import { RowTemplate } from './RowTemplate';

const templates = { ArrayFieldTemplate: ListTemplate, ArrayFieldItemTemplate: RowTemplate };

/** RJSF's lists with our templates. */
export function List({ registry, ...props }: FieldProps): ReactNode {
  const withTemplates = useMemo((): Registry => ({ ...registry, templates: { ...registry.templates, ...templates } }), [registry]);
  return <ArrayField {...props as FieldProps<unknown[]>} registry={withTemplates} />;
}

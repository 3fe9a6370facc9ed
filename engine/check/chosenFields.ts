import { fieldNames } from '../context/answers';
import { fieldSchema } from '../rules/errors';
import type { Step } from '../types';
import type { Report, Trail } from './finding';
import { certain, hint } from './nearest';

/** Fields that `choices` and `asks` speak of are fields of the form. */
export function checkChosenFields({ form, choices, asks }: Step, at: Trail, report: Report): void {
  for (const [word, fields] of [['choices', Object.keys(choices ?? {})], ['asks', Object.keys(asks ?? {})]] as const) {
    for (const field of fields) {
      if (form && Object.keys(fieldSchema(form.schema, field.split('.'))).length > 0) continue;
      const names = form ? fieldNames(form.schema) : [];
      const meant = certain(field, names);
      report({
        code: 'unknown-field', path: [...at, word, field], key: true, at: [...at, word],
        message: `no field of the form is named "${field}".`, suggestion: hint(field, names), ...(meant ? { fix: { rename: meant } } : {}),
      });
    }
  }
}

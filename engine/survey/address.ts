import { picked } from '../rules/picked';
import type { JsonSchema } from '../types';
import type { Asked, Place } from './field';
import { flagNames } from './flags';
import { nameOf } from './names';
import type { DynamicField } from './types';

type Part = 'street_address' | 'unit' | 'city' | 'region' | 'postal' | 'country';
const parts: readonly {
  readonly part: Part; readonly title: string; readonly from: string; readonly autocomplete: string; readonly width: string;
  readonly example: string
}[] = [
  {
    part: 'street_address', title: 'Street address', from: 'streetAddress', autocomplete: 'address-line1', width: 'full',
    example: '48 Alder Street'
  },
  { part: 'unit', title: 'Unit', from: 'unit', autocomplete: 'address-line2', width: 'third', example: '2B' },
  { part: 'city', title: 'City', from: 'city', autocomplete: 'address-level2', width: 'third', example: 'Columbus' },
  { part: 'region', title: 'State or region', from: 'region', autocomplete: 'address-level1', width: 'third', example: 'OH' },
  { part: 'postal', title: 'ZIP code', from: 'postal', autocomplete: 'postal-code', width: 'third', example: '43215' },
  { part: 'country', title: 'Country', from: 'country', autocomplete: 'country-name', width: 'third', example: 'US' },
];
const usual: readonly Part[] = ['street_address', 'unit', 'city', 'region', 'postal'];

/** The parts that flags name, however: `city`, `has_city`, `street`. */
function flagged(field: DynamicField): readonly Part[] {
  const names = flagNames(field.settings?.flags).map(
    (name) => name.toLowerCase().replace(/^(has|show|include|fill|requires?|autocomplete)_/, '')
  );
  return parts.map(({ part }) => part).filter((part) => names.includes(part) || (part === 'street_address' && names.includes('street')));
}

export const pickedField: JsonSchema = { type: 'boolean', const: true, title: 'Address chosen from the list' };
const mustPick = ({ widget }: DynamicField): boolean => /autocomplete/i.test(widget ?? '');

/** A whole address, in the parts that flags name: street, unit, city, region and postal when they name none (SV-020, SV-030, SV-058). */
export function askAddress(field: DynamicField): Asked {
  const named = flagged(field);
  const wanted = new Set<Part>(['street_address', ...(named.length > 0 ? named : usual)]);
  const shown = parts.filter(({ part }) => wanted.has(part));
  const fills = Object.fromEntries(shown.map(({ part, from }) => [part, from]));
  const must = shown.map(({ part }) => part).filter((part) => part !== 'unit');
  const rest = Object.fromEntries(must.map((part) => [part, must.filter((other) => other !== part)]));
  const marked = mustPick(field);
  // An optional address is whole or not there at all.
  const together = field.required ? {} : { ...rest, unit: must };
  return {
    schema: {
      type: 'object', properties: {
        ...Object.fromEntries(shown.map(({ part, title }) => [part, { type: 'string', title } satisfies JsonSchema])),
        ...(marked ? { picked: pickedField } : {})
      },
      ...(field.required ? { required: must } : {}),
      dependencies: {
        ...together, ...(marked ? { street_address: [...(field.required ? [] : (rest.street_address ?? [])), picked] } : {})
      },
      examples: [{ ...Object.fromEntries(shown.map(({ part, example }) => [part, example])), ...(marked ? { picked: true } : {}) }],
    },
    ui: { ...(marked ? { picked: { 'ui:widget': 'hidden' } } : {}),
      ...Object.fromEntries(shown.map(({ part, autocomplete, width }) => [part, {
      ...(part === 'street_address' ? { 'ui:widget': 'address' } : {}),
      'ui:options': {
        autocomplete, width, optional: part === 'unit' && field.required === true,
        ...(part === 'street_address' ? { fills, ...(marked ? { pickedOnly: true } : {}) } : {})
      },
    }])) },
  };
}

/** One line with suggestions whose pick fills the fields beside it that a flag marks as a part (SV-057, SV-058). */
export function askStreet(field: DynamicField, { beside }: Place): Asked {
  const own = nameOf(field.key_name);
  const others = beside.filter((other) => other.key_name !== field.key_name).flatMap((other) => {
    const from = parts.find(({ part }) => part === flagged(other)[0])?.from;
    return from === undefined ? [] : [[nameOf(other.key_name), from]];
  });
  const fills = { [own]: 'streetAddress', ...Object.fromEntries(others) };
  return {
    schema: { type: 'string', examples: ['48 Alder Street'] },
    ui: {
      'ui:widget': 'address',
      'ui:options': { autocomplete: 'address-line1', fills, ...(pickedStreet(beside) === own ? { pickedOnly: true } : {}) }
    }
  };
}

/** A text with suggestions and no part of its own is one line; with parts it is a whole address. */
export const isWhole = (field: DynamicField): boolean => /address/i.test(field.field_type ?? '') || flagged(field).length > 0;

/** The one line of a screen that must be picked; the mark has one place, so of several lines none is held to it. */
export function pickedStreet(fields: readonly DynamicField[]): string | undefined {
  const [street, another] = fields.filter((field) => mustPick(field) && !isWhole(field));
  return street && !another && fields.every(({ key_name: key }) => key !== picked) ? nameOf(street.key_name) : undefined;
}

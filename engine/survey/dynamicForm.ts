import type { Form, JsonSchema } from '../types';
import { picked } from '../rules/picked';
import { askAddress, askStreet, isWhole, pickedField, pickedStreet } from './address';
import { askOne, askSeveral } from './choices';
import { askDate, askMoment } from './dates';
import { autocompleteOf, countIn, given, kindOf, labelOf, numberIn, type Asked, type Kind, type Place, type Ui } from './field';
import { nameOf } from './names';
import { warnOnce, type OnWarning } from './warnings';
import { serverFormat } from './regex';
import type { DynamicField, DynamicScreen } from './types';

/** A screen of the partner as a form on our widgets; the same object as long as the screen is (SV-014 … SV-030). */
export function formOfScreen(screen: DynamicScreen, onWarning: OnWarning = warnOnce): Form {
  let form = forms.get(screen);
  if (!form) forms.set(screen, (form = makeForm(screen, onWarning)));
  return form;
}
const forms = new WeakMap<DynamicScreen, Form>();

function makeForm({ fields = [] }: DynamicScreen, onWarning: OnWarning): Form {
  const asked = fields.map(
    (field) => (
      {
        field, name: nameOf(field.key_name), must: isRequired(field, onWarning),
        ...ask(field, { onWarning, path: field.key_name, beside: fields })
      }
    )
  );
  const lonely = onlyFree(asked);
  const street = pickedStreet(fields);
  return {
    schema: {
      type: 'object', properties: {
        ...schemasOf(asked, lonely),
        ...(street === undefined ? {} : { picked: pickedField })
      },
      required: asked.filter(({ must }) => must).map(({ name }) => name),
      ...(street === undefined ? {} : { dependencies: { [street]: [picked] } }),
    },
    ui: {
      ...(street === undefined ? {} : { picked: { 'ui:widget': 'hidden' } }),
      ...uisOf(asked, lonely),
    },
  };
}

/** A field as it is asked on its screen or in its row. */
interface AskedField extends Asked { readonly field: DynamicField; readonly name: string; readonly must: boolean }
/** SV-047: the field of a screen or row that may be left out is marked, but only when it is the only one. */
function onlyFree(asked: readonly AskedField[]): AskedField | undefined {
  const free = asked.filter(({ must, ui }) => !must && ui['ui:widget'] !== 'hidden');
  return free.length === 1 ? free[0] : undefined;
}
const schemasOf = (asked: readonly AskedField[], marked: AskedField | undefined): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(asked.map((each) => [each.name, each === marked ? entitled(each.schema, each.field) : each.schema]));
const uisOf = (asked: readonly AskedField[], marked: AskedField | undefined): Ui => Object.fromEntries(
  asked.map((each) => [each.name, withOptions(each.ui, { optional: each === marked && saysItself(each.schema, each.field) })]));

/** Rows up to min_choices are asked for, whatever the field says (SV-044, SV-046). */
const isRequired = (field: DynamicField, onWarning: OnWarning): boolean => {
  const kind = kindOf(field, onWarning);
  return kind !== 'hidden'
    && (field.required === true || ((kind === 'rows' || kind === 'list') && countIn(field.settings?.min_choices) !== undefined));
};
const says = (label: string): boolean => /\(optional\)\s*$/i.test(label);
/** The label of one control gets the suffix from its template; a group writes it into its title. */
const isGroup = ({ type, uniqueItems }: JsonSchema): boolean => type === 'object' || (type === 'array' && uniqueItems !== true);
const saysItself = (schema: JsonSchema, field: DynamicField): boolean => !isGroup(schema) && !says(labelOf(field));
const entitled = (schema: JsonSchema, field: DynamicField): JsonSchema =>
  (isGroup(schema) && !says(labelOf(field)) ? { ...schema, title: `${labelOf(field)} (optional)` } : schema);
const withOptions = (ui: Ui, options: Ui): Ui => ({ ...ui, 'ui:options': { ...(ui['ui:options'] as Ui | undefined), ...options } });

function ask(field: DynamicField, place: Place): Asked {
  const kind = kindOf(field, place.onWarning);
  const { schema, ui } = ways[kind](field, place);
  return { schema: { ...schema, title: labelOf(field), ...given({ description: field.help_text ?? undefined }) }, ui };
}

const ways: Readonly<Record<Kind, (field: DynamicField, place: Place) => Asked>> = {
  text: askText,
  email: ({ settings }, { onWarning }) => ({
    schema: {
      type: 'string', format: settings?.regex ? serverFormat(settings.regex, onWarning, 'email') : 'email', maxLength: 254,
      ...(settings?.regex ? {} : { examples: ['ines@example.com'] })
    },
    ui: { 'ui:widget': 'email', 'ui:options': { spellcheck: false } },
  }),
  phone: () => (
    {
      schema: { type: 'string', format: 'phone', examples: ['+16145550100'] }, ui: { 'ui:widget': 'phone', 'ui:options': { width: 'half' } }
    }
  ),
  hidden: () => ({ schema: {}, ui: { 'ui:widget': 'hidden' } }),
  number: askNumber,
  currency: askCurrency,
  single: askOne,
  several: askSeveral,
  date: askDate,
  moment: askMoment,
  address: (field, place) => (isWhole(field) ? askAddress(field) : askStreet(field, place)),
  list: (field, place) => askRows(field, plainItems(field, place)),
  rows: (field, place) => askRows(field, rowItems(field, place)),
};

function askText({ key_name: key, settings }: DynamicField, { path, onWarning }: Place): Asked {
  const judged = (example: string) => (settings?.regex ? { format: serverFormat(settings.regex, onWarning) } : { examples: [example] });
  // S-11: the partner's naming pattern. The pattern is ours, so the browser's engine may judge it (SV-053).
  if (path.includes('interested_party') && /(postal|zip)$/.test(key)) {
    return {
      schema: { type: 'string', pattern: '^.{5}$', ...judged('43215') },
      ui: { 'ui:widget': 'text', 'ui:options': { width: 'half', patternMessage: 'Enter exactly 5 characters' } }
    };
  }
  return {
    schema: { type: 'string', ...judged('Answer') }, ui: { 'ui:widget': 'text', ...given({ 'ui:autocomplete': autocompleteOf(key) }) }
  };
}

/** SV-054: whole numbers, kept and sent as numbers. */
function askNumber({ settings }: DynamicField): Asked {
  const [minimum, maximum] = [numberIn(settings?.min_value), numberIn(settings?.max_value)];
  return {
    schema: { type: 'integer', ...given({ minimum, maximum }), examples: [Math.ceil(minimum ?? Math.min(1, maximum ?? 1))] },
    ui: { 'ui:widget': 'number', 'ui:options': { width: 'half' } },
  };
}

/** SV-021, SV-055: positive and whole. More than max_value is a case for the VIP team; the value stays (SV-056, S-10). */
function askCurrency({ settings }: DynamicField): Asked {
  const minimum = Math.max(1, numberIn(settings?.min_value) ?? 1);
  const maximum = numberIn(settings?.max_value);
  return {
    schema: { type: 'integer', minimum, ...given({ maximum }), examples: [Math.ceil(minimum)] },
    ui: { 'ui:widget': 'currency', 'ui:options': { width: 'half', ...(maximum === undefined ? {} : { vip: true }) } },
  };
}

/** A list: min_choices rows at first, up to max_choices; none said, one optional row and no upper limit (SV-016, SV-044 … SV-046, S-09). */
function askRows({ required, settings }: DynamicField, { schema: items, ui }: Asked): Asked {
  const least = countIn(settings?.min_choices);
  const most = countIn(settings?.max_choices);
  const maxItems = most !== undefined && most >= (least ?? 1) ? most : undefined;
  const name = settings?.row_item_name;
  const minItems = least ?? (required ? 1 : undefined);
  return {
    schema: {
      type: 'array', items, ...given({ minItems, maxItems }),
      examples: [Array.from({ length: minItems ?? 1 }, () => items.examples?.[0] ?? 'Answer')]
    },
    ui: {
      items: ui,
      'ui:options': {
        minRows: least ?? 1, ...given({ rowTitle: name ? `${name} {n}` : undefined, addLabel: settings?.add_button_caption ?? undefined })
      },
    },
  };
}

function plainItems(field: DynamicField, place: Place): Asked {
  const item = { ...field, field_type: '', help_text: null };
  const { schema, ui } = ask(item, place);
  return {
    schema: { ...schema, title: field.settings?.row_item_name ?? labelOf(field) }, ui: withOptions(ui, { label: false, optional: false })
  };
}

/**
 * SV-043: a row has all or none of its required subfields. Where a row must be filled they are simply required;
 * elsewhere each asks for the others. Rows without any answer are gone before they are judged (SV-041).
 */
function rowItems(field: DynamicField, { onWarning, path }: Place): Asked {
  const subfields = field.subfields ?? [];
  const asked = subfields.map(
    (inner) => (
      {
        field: inner, name: nameOf(inner.key_name), must: isRequired(inner, onWarning),
        ...ask(inner, { onWarning, path: `${path}.${inner.key_name}`, beside: subfields })
      }
    )
  );
  const lonely = onlyFree(asked);
  const must = asked.filter((each) => each.must).map(({ name }) => name);
  const strict = isRequired(field, onWarning);
  const examples = asked.filter(({ schema }) => schema.examples ?? schema.enum)
    .map(({ name, schema }) => [name, (schema.examples ?? schema.enum ?? [])[0]] as const);
  return {
    schema: {
      type: 'object', properties: schemasOf(asked, lonely),
      ...(
        strict
          ? { required: must }
          : { dependencies: Object.fromEntries(must.map((name) => [name, must.filter((other) => other !== name)])) }
      ),
      examples: [Object.fromEntries(examples)],
    },
    ui: uisOf(asked, lonely),
  };
}

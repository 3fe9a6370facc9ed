import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createRules } from '#engine';
import { widgetExamples, type Example } from './examples';
import { FlowForm } from './FlowForm';
import { list } from './list/ListField';
import type { WidgetServices } from './services';

// As ahead of a step that shows one.
await list.preload();
const rules = createRules({ clock: { now: () => Date.parse('2026-11-21T15:00:00Z'), today: () => '2026-11-21' } });
const services: WidgetServices = {
  suggestions: { ready: async () => false, suggest: async () => [], resolve: async () => ({}) },
  country: { detect: async () => 'US' },
  card: { load: async () => null, register: () => undefined, sandboxed: true },
  analytics: { track: () => undefined },
};
const html = ({ schema, ui, value, disabled }: Example, given = services): string => renderToString(
  <FlowForm id="form" form={{ schema, ui }} data={value} rules={rules} services={given} disabled={disabled} onChange={() => undefined}
    onSubmit={() => undefined} />,
);
const tags = (page: string, name: string): readonly string[] => page.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
const all = widgetExamples.flatMap(({ name, examples }) => examples.map((example) => ({ name: `${name}: ${example.title}`, example })));

describe.each(all)('$name', ({ example }) => {
  const page = html(example);
  it('gives every control a name', () => {
    const labelled = new Set(tags(page, 'label').map((tag) => attribute(tag, 'for')));
    const controls = [...tags(page, 'input'), ...tags(page, 'select')].filter((tag) => attribute(tag, 'type') !== 'hidden');
    // The card's fields live in the provider's frames and come later.
    expect(controls.length > 0 || page.includes('f-card-waiting')).toBe(true);
    for (const tag of controls) expect(labelled.has(attribute(tag, 'id')) || /aria-label(ledby)?=/.test(tag), tag).toBe(true);
  });
  it('never uses the pattern attribute, number inputs, or styles in the markup (quality 17, S7)', () => {
    expect(page).not.toMatch(/\spattern=|type="number"|\sstyle=|required=""/);
  });
  it('points only at descriptions that are there', () => {
    for (const [, ids = ''] of page.matchAll(/aria-(?:describedby|labelledby|controls)="([^"]*)"/g)) {
      for (const id of ids.split(' ')) expect(page, id).toContain(` id="${id}"`);
    }
  });
  it('shows no error before anything was done (quality 5)', () => expect(page).not.toMatch(/f-error|There is a problem|aria-invalid/));
});

describe('a form', () => {
  const person: Example = {
    title: '',
    schema: {
      type: 'object',
      properties: { driverInfo: { type: 'object', title: 'Driver', required: ['email'],
        properties: { email: { type: 'string', format: 'email', title: 'E-mail' }, unit: { type: 'string', title: 'Unit' },
        agency: { type: 'string', title: 'Agency', default: 'Hertz', enum: ['Hertz', 'Other'] } } } },
    },
    value: { driverInfo: { email: 'ines@example.com', unit: null }, plans: [() => 1] },
  };
  it('marks optional and required fields, in the label and by ARIA (quality 37)', () => {
    const page = html(person);
    expect(page).toMatch(/Unit<\/span><span class="f-optional"> \(optional\)/);
    expect(page).toMatch(/id="form\.driverInfo\.email"[^>]*aria-required="true"/);
  });
  it('does not fill in a default of the schema', () => {
    expect(html(person)).toMatch(/<option value="" selected="">/);
  });
  it('never ticks for the visitor, whatever the only right answer is (PY-017)', () => {
    const payment: Example = {
      title: '', value: {},
      schema: { type: 'object', required: ['acknowledged', 'read'],
        properties: { acknowledged: { type: 'boolean', const: true }, read: { type: 'boolean', const: true, title: 'I have read it' } } },
      ui: { acknowledged: { 'ui:widget': 'hidden' } },
    };
    const inputs = tags(html(payment), 'input');
    expect(inputs).toHaveLength(2);
    for (const tag of inputs) expect(tag).not.toMatch(/value="true"|checked/);
  });
  it('shows what a condition brings in (RC-056)', () => {
    const agency: Example = {
      title: '', value: { agency: 'Other' },
      schema: { type: 'object', properties: { agency: { type: 'string', enum: ['Avis', 'Other'] } },
        if: { properties: { agency: { const: 'Other' } }, required: ['agency'] },
        then: { properties: { otherAgency: { type: 'string', title: 'Name of the agency' } }, required: ['otherAgency'] } },
    };
    expect(html(agency)).toContain('Name of the agency');
    expect(html({ ...agency, value: { agency: 'Avis' } })).not.toContain('Name of the agency');
  });
});

describe('a field', () => {
  it('shows a fixed value that Tab passes over, never as optional (RN-057)', () => {
    const page = html({ title: '', value: {},
      schema: { type: 'object', properties: { loss: { type: 'string', title: 'Loss of use', const: 'Included', readOnly: true } } },
      ui: { loss: { 'ui:widget': 'fixed', 'ui:options': { text: 'Included' } } } });
    const [input = ''] = tags(page, 'input');
    expect(input).toMatch(/readonly=""/i);
    expect([attribute(input, 'value'), attribute(input, 'tabindex'), attribute(input, 'aria-disabled')])
      .toEqual(['Included', '-1', 'true']);
    expect(page).not.toContain('(optional)');
  });
  it('asks for a date of birth by typing: no calendar, its own keyboard and autofill (SV-048, quality 16, 17)', () => {
    const page = html({ title: '', value: {},
      schema: { type: 'object', required: ['a_dob'], properties: { a_dob: { type: 'string', format: 'date', title: 'Date of birth' } } },
      ui: { a_dob: { 'ui:widget': 'date', 'ui:options': { dob: true } } } });
    const [input = ''] = tags(page, 'input');
    expect([attribute(input, 'autoComplete'), attribute(input, 'inputMode')]).toEqual(['bday', 'numeric']);
    expect(page).toContain('>MM/DD/YYYY<');
    expect(page).not.toContain('<button');
  });
  it.each(['radio', 'checkboxes'])('has the help of a choice beside it, and read with it: %s (SV-025)', (widget) => {
    const type = widget === 'radio' ? { type: 'string', enum: ['llc', 'other'] } : { type: 'array', items: { enum: ['llc', 'other'] } };
    const choices = [{ value: 'llc', title: 'LLC', help: 'Limited liability company.' }, { value: 'other', title: 'Something else' }];
    const page = html({ title: '', value: {}, schema: { type: 'object', properties: { entity: { title: 'Legal entity', ...type } } },
      ui: { entity: { 'ui:widget': widget, 'ui:options': { choices } } } });
    const [llc = '', other = ''] = tags(page, 'input');
    expect(page).toContain(`>LLC</span><span id="${attribute(llc, 'aria-describedby')}"`);
    expect(page).toMatch(/>Limited liability company\.<\/span>/u);
    expect(attribute(other, 'aria-describedby')).toBeUndefined();
  });
  it('asks for a field without a type as text', () => {
    const page = html({ title: '', value: { note: 'a' }, schema: { type: 'object', properties: { note: { title: 'Note' } } } });
    expect(page).toMatch(/<input id="form\.note"[^>]*value="a"/);
  });
  it('labels a yes or no that is asked by a select, and keeps its answer (RN-058)', () => {
    const page = html({ title: '', value: { water: false },
      schema: { type: 'object', required: ['water'],
      properties: { water: { type: 'boolean', title: 'Water backup', enum: [true, false] } } },
      ui: { water: { 'ui:widget': 'select',
      'ui:options': { choices: [{ value: true, title: 'Included' }, { value: false, title: 'Not Included' }] } } } });
    expect(page).toContain('for="form.water"');
    expect(page).toMatch(/<option value="false"[^>]*selected=""[^>]*>Not Included/);
  });
  it('shows text of the server as text, in its own direction, also with unusual field names (S2, S12)', () => {
    const title = '<img src=x onerror=alert(1)> {{7*7}} ${x} & שלום';
    const page = html({ title: '', value: {},
      schema: { type: 'object', required: ['~5f5f70'], properties: { '~5f5f70': { type: 'string', title, description: title } } } });
    const text = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(page).toContain(`<label class="f-label" id="form.~5f5f70-label" for="form.~5f5f70" dir="auto"><span>${text}</span></label>`);
    expect(page.split(text)).toHaveLength(3);
    expect(page).toMatch(/<input id="form\.~5f5f70"[^>]*dir="auto"/);
  });
});

it('tells at once of a day that has passed since it was given, and of nothing else (I10)', () => {
  const schema: Example['schema'] = { type: 'object', required: ['start', 'email'], properties: {
    start: { type: 'string', title: 'Start date', format: 'date', window: { from: 'today', min: 0 } },
    email: { type: 'string', title: 'E-mail', format: 'email' },
  } };
  const page = html({ title: '', schema, value: { start: '2026-11-20', email: 'ines' } });
  expect(page).toContain('There is a problem');
  expect(page).toContain('Start date must be');
  expect(page).not.toContain('E-mail must');
  expect(html({ title: '', schema, value: { start: '2026-11-21', email: 'ines' } })).not.toContain('There is a problem');
});

it('a page that cannot take cards says so, and blames no connection (PY-023)', () => {
  const card: Example = { title: '', schema: { type: 'object', properties: { card: { type: 'object', title: 'Card' } } },
    ui: { card: { 'ui:field': 'card' } }, value: {} };
  const page = html(card, { ...services, card: { ...services.card, off: true } });
  expect(page).toMatch(/role="alert"><p>This page cannot take cards at the moment\. Please contact us\.<\/p>/);
  expect(page).not.toMatch(/connection|Try again|f-card-waiting/);
  expect(html(card)).toContain('f-card-waiting');
});

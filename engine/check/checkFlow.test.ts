import { describe, expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import { checkFlow, findMistakes, DefinitionError } from './checkFlow';

const field = { type: 'string', title: 'Name', examples: ['Ines'] };
const good = {
  id: 'rental-car', code: 'rental_car', base: 'rental-car-insurance', title: 'Rental', start: 'info',
  calls: { plans: { gives: ['plans'] } },
  changes: [{ of: 'name', clear: ['plans'] }],
  modals: { no: { type: 'info', message: 'No.' } },
  steps: {
    info: { path: 'info', screen: 'form', title: 'Info',
      form: { schema: { type: 'object', properties: { name: field }, required: ['name'] } }, calls: ['plans'], next: [
      { when: { name: { const: 'x' } }, modal: 'no' }, { to: 'useType' } ] },
    useType: {
      path: 'use-type', screen: 'form', title: 'Use of {name}', needs: { plans: { minItems: 1 }, filled: 'info' }, next: [{ to: 'end' }]
    },
    end: { path: 'end', screen: 'form', title: 'End', needs: { name: true } },
  },
};
type Copy = Omit<typeof good, 'steps'> & { steps: Record<string, Record<string, unknown>> };
const mistakes = (change: (flow: Copy) => void, known?: Parameters<typeof checkFlow>[1]): readonly string[] => {
  const copy = structuredClone(good) as unknown as Copy;
  change(copy);
  return checkFlow(copy, known);
};

describe('a definition', () => {
  it('without mistakes has none', () => expect(mistakes(() => undefined, { calls: ['plans'], derive: [], screens: ['form'] })).toEqual([]));

  it.each<[string, (flow: Copy) => void, string]>([
    [
      'a step that does not exist', (flow) => { flow.steps.useType!.next = [{ to: 'ned' }]; },
      'rental-car › useType › next[0]: no step is named "ned". Did you mean "end"?'
    ],
    [
      'a first step that does not exist', (flow) => { flow.start = 'inof'; },
      'rental-car › start: no step is named "inof". Did you mean "info"?'
    ],
    [
      'a modal that does not exist', (flow) => { (flow.steps.info!.next as { modal?: string }[])[0]!.modal = 'now'; },
      'rental-car › info › next[0]: no modal is named "now". Did you mean "no"?'
    ],
    [
      'a call that does not exist', (flow) => { flow.steps.info!.calls = ['plan']; },
      'rental-car › info › calls[0]: no call is named "plan". Did you mean "plans"?'
    ],
    [
      'a word the language does not have', (flow) => { flow.steps.useType!.need = {}; },
      'rental-car › useType: there is no "need" here. Did you mean "needs"?'
    ],
    ['a word that is missing', (flow) => { delete flow.steps.end!.title; }, 'rental-car › end: "title" is missing.'],
    [
      'a path that nothing gives', (flow) => { flow.steps.end!.needs = { nmae: true }; },
      'rental-car › end › needs: nothing gives "nmae": no form field, no `save`, no call. Did you mean "name"?'
    ],
    [
      'a path in a title that nothing gives', (flow) => { flow.steps.end!.title = 'Hello {nane|lower}'; },
      'rental-car › end › title: nothing gives "nane": no form field, no `save`, no call. Did you mean "name"?'
    ],
    [
      'a field that hangs on a misspelt one', (flow) => { flow.changes[0]!.of = 'names'; },
      'rental-car › changes[0]: nothing gives "names": no form field, no `save`, no call. Did you mean "name"?'
    ],
    [
      'a required field that is not there',
      (flow) => { (flow.steps.info!.form as { schema: { required: string[] } }).schema.required = ['nome']; },
      'rental-car › info › form.schema.required: no field is named "nome". Did you mean "name"?'
    ],
    [
      'a field without examples',
      (flow) => {
        (flow.steps.info!.form as { schema: { properties: Record<string, object> } }).schema.properties.name = { type: 'string' };
      },
      'rental-car › info › form.schema.properties.name: has no `examples`: the prover and the gallery need at least one.'
    ],
    ['a window that counts from nowhere',
      (flow) => { (flow.steps.info!.form as { schema: { properties: Record<string, object> } }).schema.properties.name = { ...field,
        window: { from: 'todya', min: 0 } }; },
        'rental-car › info › form.schema.properties.name.window.from: counts from "todya", '
        + 'which is neither "today" nor a field beside it. Did you mean "today"?'],
    [
      'a branch behind one that always holds', (flow) => { flow.steps.useType!.next = [{ to: 'end' }, { to: 'info' }]; },
      'rental-car › useType › next[1]: can never be reached: the branch before it always holds.'
    ],
    [
      'two steps at one address', (flow) => { flow.steps.end!.path = 'info'; },
      'rental-car › end › path: "info" is already the path of "info".'
    ],
    [
      'a first step that needs something', (flow) => { flow.steps.info!.needs = { name: true }; },
      'rental-car › info › needs: every step that cannot be entered leads here in the end, so the first step may need nothing.'
    ],
    [
      'a modal that is never used', (flow) => { (flow.modals as Record<string, unknown>).yes = { type: 'info' }; },
      'rental-car › modals.yes: nothing opens this dialog. A branch opens it: `next: [{ modal: yes }]`, with `when` for some visitors only.'
    ],
    [
      'a function where data belongs', (flow) => { flow.steps.end!.title = (() => 'x') as never; },
      'rental-car › end › title: a definition is plain data, but this is a function.'
    ],
    [
      'a branch that leads to two things', (flow) => { flow.steps.useType!.next = [{ to: 'end', modal: 'no' }]; },
      'rental-car › useType › next[0]: leads to a step or to a modal: say `to` or `modal`, one of them.'
    ],
  ])('with %s says where, what and what instead', (_, change, text) => {
    expect(mistakes(change)).toContain(text);
  });

  it('names what does not exist: adapter, derive function, screen', () => {
    expect(mistakes(() => undefined, { calls: ['plan'] })).toEqual(['rental-car › calls.plans: has no adapter. Did you mean "plan"?']);
    expect(
      mistakes((flow) => { (flow.changes[0] as Record<string, unknown>).set = { name: 'newUdi' }; }, { derive: ['newUid'] })
    ).toEqual(['rental-car › changes[0].set.name: no function in derive is named "newUdi". Did you mean "newUid"?']);
    expect(mistakes(() => undefined, { screens: ['from'] })).toHaveLength(3);
    expect(
      mistakes(
        (flow) => { (flow.steps.info!.form as { ui?: object }).ui = { name: { 'ui:widget': 'dat' } }; }, { widgets: ['date', 'text'] }
      )
    ).toEqual(['rental-car › info › form.ui.name.ui:widget: no widget is named "dat". Did you mean "date"?']);
  });

  it('tells every mistake at once', () => {
    expect(
      mistakes((flow) => { flow.start = 'inof'; flow.steps.useType!.next = [{ to: 'ned' }]; flow.steps.info!.calls = ['plan']; }).length
    ).toBeGreaterThanOrEqual(3);
  });

  it('is read on behind a word that is none and a plain value in a rule, but not behind a wrong value', () => {
    const told = (change: (flow: Copy) => void): readonly string[] => {
      const copy = structuredClone(good) as unknown as Copy;
      copy.steps.useType!.next = 'ned';
      change(copy);
      return findMistakes(copy).map(({ code }) => code);
    };
    expect(told((flow) => { flow.steps.end!.zebra = 1; })).toEqual(expect.arrayContaining(['unknown-word', 'unknown-step']));
    expect(told((flow) => { flow.steps.end!.needs = { name: 'x' }; })).toEqual(expect.arrayContaining(['plain-value', 'unknown-step']));
    expect(told((flow) => { flow.steps.end!.title = 7; })).toEqual(['wrong-value']);
  });
  it('is called by its id, or a flow where it has none', () => {
    expect([checkFlow({ ...good, title: 7 })[0], checkFlow({ id: 7 })[0], checkFlow(null)[0]]).toEqual([
      'rental-car › title: this must be a text, but it is 7.', expect.stringMatching(/^flow/),
        'flow: a definition is an object.']);
  });
  it('that cannot run is refused with each mistake on a line of its own', () => {
    const { name, message } = new DefinitionError(['one', 'two']);
    expect([name, message]).toEqual(['DefinitionError', 'one\ntwo']);
  });
  it('may arrive as anything and never throws', () => {
    for (
      const thing of [
        undefined, null, 7, 'x', [], {}, { id: 'x' }, { ...good, steps: [] }, { ...good, steps: { a: 1 } }, JSON.parse('{"__proto__":{}}')
      ]
    ) {
      expect(checkFlow(thing as FlowDefinition).length, JSON.stringify(thing)).toBeGreaterThan(0);
    }
  });
});

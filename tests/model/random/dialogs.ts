import type { FlowDefinition, Rule } from '#engine';
import type { Environment } from '#engine/explore';
import fc from 'fast-check';
import { flowsOf } from './flows';
import type { Kind } from './visits';
import { createWords, given, sometimes } from './words';

/** What is on offer in the dialog that asks for one of several. */
const offers = ['x', 'y', 2];
const leaf = fc.oneof<fc.Arbitrary<Rule>[]>(
  fc.boolean().map((agreed) => ({ agreed })), fc.boolean().map((place) => ({ place })),
  fc.constantFrom(...offers).map((only) => ({ place: { const: only } })), fc.constant({ place: { const: { $path: 'a' } } }),
);
const derivation = fc.constantFrom('agreed', 'place').map((path) => ({ first: [path] }));
const words = createWords({ leaf, derivation, causes: ['agreed', 'place', 'offers'] });
const { rule } = words;

const opening = fc.record({ when: sometimes(rule, 6), modal: fc.constantFrom('sorry', 'agree', 'choose') }).map(given);
const answered = fc.array(fc.oneof(
  fc.record({ when: rule, to: fc.constantFrom('s1', 's2', 'no', 'yes') }),
  fc.record({ when: rule, modal: fc.constantFrom('sorry', 'agree') }),
), { maxLength: 2 });
const onward = fc.constantFrom('s1', 's2', 'end', undefined);
const modal = fc.record({ branches: answered, last: onward })
  .map(({ branches, last }) => (last === undefined ? {} : { next: [...branches, { to: last }] }));
const modals = fc.record({ agree: modal, choose: modal }).map(({ agree, choose }) => ({
  sorry: { type: 'info' }, agree: { type: 'component', save: 'agreed', ...agree },
  choose: { type: 'select', options: 'offers', save: 'place', ...choose },
}));

type Opening = readonly (object | undefined)[];
/** A branch that opens a dialog stands before the others of its step; the first step loads what there is to choose from. */
const withDialogs = (flow: FlowDefinition, all: object, openings: Opening): FlowDefinition => ({
  ...flow, modals: all, calls: { load: { gives: ['offers'] } },
  steps: Object.fromEntries(Object.entries(flow.steps).map(([name, step], index) => {
    const first = openings[index];
    const next = first ? { next: [first, ...step.next as readonly object[]] } : {};
    return [name, { ...step, ...next, ...(index === 0 ? { calls: ['load'] } : {}) }];
  })),
}) as unknown as FlowDefinition;
const answers: Environment = async () => [{ label: 'answer 1', patch: { offers } }, { label: 'answer 2', patch: { offers: ['y'] } }];

/** Branches that open dialogs: one that tells, one that is agreed to, and one in which something is chosen. */
export const dialogs: Kind = {
  fields: words.fields,
  own: 'modal:choose',
  subjects: fc.tuple(flowsOf(words), modals, fc.tuple(sometimes(opening, 5), sometimes(opening, 5), sometimes(opening, 5)))
    .map(([flow, all, openings]) => ({ flow: withDialogs(flow, all, openings), answers })),
};

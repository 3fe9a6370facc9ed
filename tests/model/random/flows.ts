import type { FlowDefinition } from '#engine';
import fc from 'fast-check';
import { given, sometimes, type Words } from './words';

/** Definitions of three steps that ask some of the fields, so many at the most, and of three ends. */
export function flowsOf(words: Words, most = 5): fc.Arbitrary<FlowDefinition> {
  const { fields, names, always, anyField, leaf, rule, changeOf, changeTo } = words;
  const step = fc.record({
    fields: fc.nat(2), next: fc.array(fc.record({ when: rule, to: fc.constantFrom('no', 'yes', 's1', 's2') }), { maxLength: 2 }),
    needs: sometimes(rule), skip: sometimes(rule),
  });
  const others = names.filter((name) => !always.includes(name));
  const order = fc.shuffledSubarray(others, { minLength: 3 - always.length, maxLength: most - always.length })
    .chain((some) => fc.shuffledSubarray([...always, ...some], { minLength: always.length + some.length }));
  return fc.record({
    order, required: fc.subarray(names), steps: fc.tuple(step, step, step),
    asks: sometimes(fc.tuple(anyField, leaf)), first: sometimes(changeOf('first'), 6), second: sometimes(changeOf('second'), 3),
    load: sometimes(changeTo('loaded'), 2),
  }).map(({ order: asked, required, steps, asks, first, second, load }): FlowDefinition => {
    const left = [...asked];
    const made = steps.map((one, index) => {
      const own = left.splice(0, index === 2 ? left.length : one.fields);
      const properties = Object.fromEntries(own.map((name) => [name, { title: name, ...fields[name]?.schema }]));
      const form = { schema: { type: 'object', properties, required: own.filter((name) => required.includes(name)) } };
      const next = [...one.next.filter(({ to }) => to !== `s${index}`), { to: index === 2 ? 'end' : `s${index + 1}` }];
      return [`s${index}`, {
        path: `s${index}`, screen: 'form', title: 'T', next, ...(own.length > 0 ? { form } : { content: {} }),
        ...(asks && own.includes(asks[0]) ? { asks: { [asks[0]]: asks[1] } } : {}),
        ...(index === 0 ? {} : given({ needs: one.needs, skip: one.skip })),
      }];
    });
    const ends = ['end', 'no', 'yes'].map((name) => [name, { path: name, screen: 'form', title: 'E', content: {} }]);
    return {
      id: 'random', code: 'r', base: 'r', title: 'R', start: 's0', calls: {},
      changes: [first, second].filter(Boolean), load: load ? [load] : [],
      steps: Object.fromEntries([...made, ...ends]),
    } as unknown as FlowDefinition;
  });
}

/** Branches of the first step that lead to another step in place of the second. */
export const ledTo = (name: string, next: unknown): unknown => JSON.parse(JSON.stringify(next).replaceAll('"to":"s1"', `"to":"${name}"`));

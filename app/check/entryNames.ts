import type { Entries } from '#api/adapters/quoteService';
import { callOf, type CallUse, type FlowDefinition } from '#engine';
import { withConsequences, type Finding, type Trail } from '#engine/check';

/** A place that keeps an entry for a call to read. */
interface Place { readonly word: 'entry' | 'removed'; readonly call: string; readonly save: string | undefined; readonly path: Trail }

/** Where steps keep an entry of a list, and where the calls read it: one name, said on both sides. */
export function checkEntryNames(entries: Entries, flow: FlowDefinition): readonly Finding[] {
  const places = placesIn(flow, entries.list);
  return (['entry', 'removed'] as const).flatMap((word) => {
    const meant = entries[word];
    const own = places.filter((place) => place.word === word);
    const wrong = own.filter(({ save }) => save !== meant);
    const [first] = wrong;
    // Where several steps agree, the other side has the slip.
    if (first?.save !== undefined && wrong.length === own.length && own.length > 1 && own.every(({ save }) => save === first.save)) {
      return [{
        code: 'misspelt-name', path: ['quote', 'entries', word],
        message: `"${first.call}" reads "${meant}", and the steps keep it at "${first.save}".`, suggestion: `Did you mean "${first.save}"?`,
      }];
    }
    return wrong.map(({ save, call, path }): Finding => ({
      code: 'misspelt-name', path,
      message: `"${call}" reads "${meant}", and ${save === undefined ? 'nothing is kept there' : `this is kept at "${save}"`}.`,
      suggestion: own.length > 1 ? `Did you mean "${meant}"?` : 'Write the same name here and in `entries` of `quote`.',
    }));
  });
}

const makes = (uses: readonly CallUse[] | undefined, call: string): boolean => uses?.some((use) => callOf(use) === call) ?? false;
const placesIn = ({ steps }: FlowDefinition, list: string): readonly Place[] => Object.entries(steps).flatMap(([name, step]) => {
  const { save, calls, on = {} } = step;
  return [
    ...(makes(calls, 'saveEntry') ? [{ word: 'entry', call: 'saveEntry', save, path: ['steps', name, 'save'] } as const] : []),
    ...Object.entries(on).flatMap(([event, transition]): readonly Place[] => {
      const place = { save: transition.save, path: ['steps', name, 'on', event, 'save'] };
      if (makes(transition.calls, 'removeEntry')) return [{ word: 'removed', call: 'removeEntry', ...place }];
      return event === 'EDIT' && transition.from === list ? [{ word: 'entry', call: 'saveEntry', ...place }] : [];
    }),
  ];
});

/** With the list of `quote` told as the slip where the steps agree on another name, before all that follows from it. */
export function withListName(entries: Entries, flow: FlowDefinition, found: readonly Finding[]): readonly Finding[] {
  const [meant, ...others] = listsIn(flow, entries.entry);
  if (meant === undefined || meant === entries.list || others.length === 0 || others.some((name) => name !== meant)) return found;
  const follows = (one: Finding): boolean => one.code === 'unknown-path' && one.message.startsWith(`nothing gives "${meant}":`);
  return [{
    code: 'misspelt-name', path: ['quote', 'entries', 'list'],
    message: `"saveEntry" adds to "${entries.list}", and the steps show and change "${meant}".`, suggestion: `Did you mean "${meant}"?`,
    consequences: found.filter(follows).flatMap(withConsequences).map(bare),
  }, ...found.filter((one) => !follows(one))];
}
/** The lists as the steps name them from which an entry is shown, changed or removed. */
const listsIn = ({ steps }: FlowDefinition, entry: string): readonly string[] => Object.values(steps).flatMap(({ content, on = {} }) => {
  const from = Object.values(on).flatMap(({ from: list, save, calls }) =>
    (list !== undefined && (save === entry || makes(calls, 'removeEntry')) ? [list] : []));
  return from.length > 0 && typeof content?.list === 'string' ? [content.list, ...from] : from;
});
/** The name is right there, so no other one is suggested. */
const bare = ({ suggestion: _suggestion, fix: _fix, consequences: _consequences, ...rest }: Finding): Finding => rest;

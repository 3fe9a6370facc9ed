import { describe, expect, it } from 'vitest';
import { codes, findMistakes, wording, withConsequences, type Code, type Finding } from '#engine/check';
import { known } from '../../app/check/known';
import { brokenFields } from './fields';
import { brokenNames } from './names';
import { brokenPlaces } from './places';
import { brokenRules } from './rules';
import { sound, type Broken } from './sound';
import { brokenSteps } from './steps';

type Node = Record<string, unknown>;
const all = { ...known, calls: ['quote', 'purchase', 'card'], derive: ['newUid'], surveys: true };
const parts = (path: string): readonly string[] => path.split('/');

/** The sound definition with something else at some places. */
function changed(change: Broken['change']): unknown {
  const copy = structuredClone(sound) as unknown as Node;
  for (const [path, value] of Object.entries(change)) put(copy, parts(path), value);
  return copy;
}
function put(root: Node, path: readonly string[], value: unknown): void {
  const owner = path.slice(0, -1).reduce<Node>((node, part) => (node[part] ??= {}) as Node, root);
  const name = path.at(-1) as string;
  if (value === undefined) delete owner[name];
  else Object.defineProperty(owner, name, { value, enumerable: true, configurable: true, writable: true });
}
/** The definition after the fix of a finding. */
function mended(definition: unknown, { fix, path }: Finding): unknown {
  const copy = structuredClone(definition) as Node;
  const owner = path.slice(0, -1).reduce<Node>((node, part) => node[part] as Node, copy);
  const name = path.at(-1) as string;
  if (!fix) return copy;
  put(copy, 'rename' in fix ? [...path.slice(0, -1), fix.rename] : path, 'rename' in fix ? owner[name] : fix.value);
  if ('rename' in fix) delete owner[name];
  return copy;
}

/** The mistake is a name: that is marked, not what stands under it. */
const ofNames: readonly Code[] = [
  'unknown-word', 'unknown-keyword', 'unknown-option', 'unused-call', 'unused-modal', 'no-adapter', 'no-purchase',
  'unreached-step', 'endless-loop', 'no-branch-holds', 'start-needs', 'form-and-survey', 'select-options', 'modal-word',
  'load-with-of', 'screen-needs',
  'pending-missing', 'no-examples', 'never-answered', 'path-in-form', 'window-empty',
];
/** A place in words leads to the mistake, and says more than the part of the definition. */
const lengthOf = (inWords: readonly string[], path: readonly string[]): number =>
  Math.max(inWords.length, Math.min(2, path.length - 1));

it('the sound definition has no mistake', () => expect(findMistakes(sound, all)).toEqual([]));
it.each<[string, Broken['change']]>([
  ['that makes the card before it buys', { 'calls/card': { gives: ['method'] }, 'steps/payment/calls': ['card', 'purchase'] }],
  ['whose last branch always holds', { 'steps/info/next': [{ when: { age: { maximum: 17 } }, modal: 'young' }, { to: 'more' }] }],
  ['that asks two yes-or-no questions and has a branch for each answer', {
    'steps/more/form/schema/properties/fish': { type: 'boolean', title: 'Fish?' }, 'steps/more/form/schema/required': ['pets', 'fish'],
    'steps/more/next': [true, false].map((pets) => ({ when: { 'details.pets': { const: pets } }, to: 'plans' })),
  }],
  ['that keeps an answer called like a fact in an object of its own', {
    'steps/more/form/schema/properties/account': { type: 'boolean', title: 'Account?' },
  }],
])('a definition %s has none either', (_what, change) => expect(findMistakes(changed(change), all).map(wording)).toEqual([]));

const broken = [...brokenNames, ...brokenFields, ...brokenSteps, ...brokenRules, ...brokenPlaces];
it('are a hundred and more', () => expect(broken.length).toBeGreaterThanOrEqual(100));

describe.each(broken)('$name', ({ change, code, at, says, mended: isMended }) => {
  const found = (): readonly Finding[] => findMistakes(changed(change), all);
  it('is named by its cause, with its place', () => {
    const mistakes = found();
    expect(mistakes.map((one) => `${one.code} ${one.path.join('/')}`)).toEqual([`${code} ${at}`]);
    expect(codes).toContain(code);
    for (const { key, fix } of mistakes) if (ofNames.includes(code) || (fix && 'rename' in fix)) expect(key).toBe(true);
    for (const { path, at: inWords = path } of mistakes) expect(path.slice(0, lengthOf(inWords, path))).toEqual(inWords);
    if (says) expect(wording(mistakes[0] as Finding)).toMatch(says);
  });
  if (!isMended) it('offers no fix', () => expect(found().flatMap(withConsequences).filter(({ fix }) => fix)).toEqual([]));
  else it('is right once its fix is carried out', () => {
    const [first] = found() as [Finding];
    const right = withConsequences(first).filter(({ fix }) => fix).slice(0, 1).reduce<unknown>(mended, changed(change));
    expect(findMistakes(right, all).map(wording)).toEqual([]);
  });
});

import { isWithin, overlap } from '../context/paths';
import { answersAt } from '../definition/kept';
import type { FlowDefinition } from '../types';
import { behind } from './behind';
import type { Finding } from './finding';
import { nearest } from './nearest';

type Kind = 'path' | 'step' | 'modal' | 'call';
const kinds: Readonly<Record<string, Kind>> = {
  'unknown-path': 'path', 'unknown-step': 'step', 'unknown-modal': 'modal', 'unknown-call': 'call',
};
/** What a finding speaks of: the first name in quotes, but for the list of an entry. */
const nameIn = ({ message }: Finding): string | undefined => /^(?:an entry of "[^"]+" has no )?[^"]*"([^"]+)"/.exec(message)?.[1];

/**
 * Causes first. A name that several places speak of and that stands once, misspelt, where it is given, is one mistake.
 * The same wrong name in several places is one, and a step that is reached by nothing because its name was misspelt follows from that.
 * `spoken` are paths that are read outside the definition.
 */
export function fold(flow: FlowDefinition, findings: readonly Finding[], spoken: readonly string[] = []): readonly Finding[] {
  const groups = new Map<string, Finding[]>();
  const rest: Finding[] = [];
  for (const finding of findings) {
    const kind = kinds[finding.code];
    const name = nameIn(finding);
    if (!kind || name === undefined) { rest.push(finding); continue; }
    const key = `${kind} ${name}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  const causes = [...groups].map(([key, group]) => {
    const [kind, name] = key.split(' ') as [Kind, string];
    return causeOf({ flow, spoken, kind, name }, group) ?? oneOf(group);
  });
  return absorb(flow, [...causes, ...rest]);
}

/** The first place, the others beneath it. */
function oneOf([first, ...others]: readonly Finding[]): Finding {
  return others.length === 0 ? first as Finding : { ...(first as Finding), consequences: others };
}

/** A name that nothing has, and who may speak of it. */
interface Missing { readonly flow: FlowDefinition; readonly spoken: readonly string[]; readonly kind: Kind; readonly name: string }
/** Several places agree on a name, and something that nobody speaks of is called nearly so: that is the slip. */
function causeOf({ flow, spoken, kind, name }: Missing, group: readonly Finding[]): Finding | undefined {
  const [above, own] = parted(name);
  const count = group.length + (kind === 'path' ? spoken.filter((path) => isWithin(path, name)).length : 0);
  const unspoken = givenNames(flow, kind).filter((one) => one.above === above && !isMentioned(flow, kind, one.name, spoken));
  const near = nearest(own, unspoken.map((one) => one.name));
  const given = unspoken.find((one) => one.name === near);
  if (!given || count < 2) return undefined;
  return {
    code: 'misspelt-name', path: given.path, ...(given.save === undefined ? { key: true } : {}),
    message: `nothing speaks of "${given.name}", but ${count} places speak of "${own}".`,
    suggestion: `Did you mean "${own}"?`, consequences: group.map(bare),
    fix: given.save === undefined ? { rename: own } : { value: given.save.with(above === '' ? 0 : above.split('.').length, own).join('.') },
  };
}
const parted = (path: string): readonly [string, string] => {
  const names = path.split('.');
  return [names.slice(0, -1).join('.'), names.at(-1) as string];
};

/** Of a place that is right after all, no other spelling is suggested. */
const bare = ({ code, path, key, at, message }: Finding): Finding =>
  ({ code, path, message, ...(key ? { key } : {}), ...(at ? { at } : {}) });

/** A name where it is given, and the path it is below. `save` is what stands there, where that is a path. */
interface Given { readonly name: string; readonly above: string; readonly path: readonly string[]; readonly save?: readonly string[] }
function givenNames(flow: FlowDefinition, kind: Kind): readonly Given[] {
  if (kind !== 'path') {
    const names = kind === 'step' ? flow.steps : kind === 'call' ? flow.calls : flow.modals ?? {};
    return Object.keys(names).map((name) => ({ name, above: '', path: [`${kind}s`, name] }));
  }
  return [
    ...Object.entries(flow.steps).flatMap(([step, { form, save = '', on = {} }]) => [
      ...Object.keys(form?.schema.properties ?? {}).map((name) =>
        ({ name, above: save, path: ['steps', step, 'form', 'schema', 'properties', name] })),
      ...inSave(save, ['steps', step, 'save']),
      ...Object.entries(on).flatMap(([event, transition]) => inSave(transition.save, ['steps', step, 'on', event, 'save'])),
    ]),
    ...Object.entries(flow.modals ?? {}).flatMap(([modal, { save }]) => inSave(save, ['modals', modal, 'save'])),
  ];
}
const inSave = (save: string | undefined, path: readonly string[]): readonly Given[] => (save ? save.split('.') : [])
  .map((name, depth, names) => ({ name, above: names.slice(0, depth).join('.'), path, save: names }));
/** Does the definition speak of a name besides giving it? As a path, as the part of one, in a text or as a key. */
function isMentioned(flow: FlowDefinition, kind: Kind, name: string, spoken: readonly string[]): boolean {
  const steps = Object.fromEntries(Object.entries(flow.steps).map(([key, step]) =>
    [key, { ...step, form: undefined, ...(kind === 'path' ? {} : { title: '', content: undefined }) }]));
  const isGiver = (key: string, value: unknown): boolean => key === 'save' && typeof value === 'string';
  const text = JSON.stringify({ ...flow, steps, spoken }, (key, value: unknown) => (isGiver(key, value) ? undefined : value));
  const word = name.replaceAll(/[$]/g, String.raw`\$`);
  return kind === 'path'
    ? new RegExp(String.raw`["{.,\s]${word}["}|,.]`).test(text)
    : new RegExp(String.raw`["]${word}["](?!:)`).test(text);
}

/** An unreached step, an unused modal or an unused call whose name is nearly the one that is missing follows from that. */
function absorb(flow: FlowDefinition, findings: readonly Finding[]): readonly Finding[] {
  const follows = new Map<Finding, Finding>();
  for (const finding of findings) {
    if (!['unreached-step', 'unused-modal', 'unused-call', 'endless-loop'].includes(finding.code)) continue;
    const name = finding.path[1] as string;
    const cause = findings.find((other) => other !== finding && kindFits(finding, other) && isNear(other, name));
    if (cause) follows.set(finding, cause);
  }
  for (const finding of findings) {
    if (finding.code !== 'unknown-field' && finding.code !== 'field-order') continue;
    const cause = findings.find((other) => other.code === 'misspelt-name' && other.suggestion?.includes(`"${nameIn(finding)}"`));
    if (cause) follows.set(finding, cause);
  }
  const losing = ['unknown-step', 'misspelt-name', 'screen-event', 'leads-nowhere', 'endless-loop'];
  const lost = findings.find(({ code }) => losing.includes(code));
  for (const finding of findings) {
    // A step that cannot be named, or a control that leads nowhere, leaves the steps behind it unreached as well.
    if (lost && finding.code === 'unreached-step' && !follows.has(finding) && lost !== finding) follows.set(finding, lost);
    // The `next` that is missing may have opened it.
    if (lost?.code === 'leads-nowhere' && finding.code === 'unused-modal' && !follows.has(finding)) follows.set(finding, lost);
    // What the control's `save` would have kept is given by nothing.
    const isUnkept = finding.code === 'unknown-path' && finding.suggestion === undefined;
    if (lost?.code === 'screen-event' && isUnkept) follows.set(finding, lost);
  }
  const unreached = findings.filter((finding) => finding.code === 'unreached-step' && !follows.has(finding));
  for (const [finding, cause] of behind(flow, unreached)) follows.set(finding, cause);
  for (const finding of findings) {
    const cause = unaskedSince(flow, finding, findings);
    if (cause) follows.set(finding, follows.get(cause) ?? cause);
  }
  return findings.filter((finding) => !follows.has(finding)).map((finding) => {
    const more = [...follows].filter(([, cause]) => cause === finding).map(([consequence]) => consequence);
    if (more.length === 0) return finding;
    return { ...finding, consequences: [...(finding.consequences ?? []), ...(finding.code === 'misspelt-name' ? more.map(bare) : more)] };
  });
}
/** What is sold was to be answered on a step that nothing leads to any more. */
const unaskedSince = ({ steps }: FlowDefinition, sold: Finding, findings: readonly Finding[]): Finding | undefined =>
  (sold.code === 'sold-on-some-ways' ? findings.find(({ code, path: [, step = ''] }) => code === 'unreached-step'
    && steps[step] && answersAt(steps[step]).some((path) => overlap(path, nameIn(sold) ?? ''))) : undefined);
const kindFits = (consequence: Finding, cause: Finding): boolean =>
  (consequence.code === 'unused-modal' ? cause.code === 'unknown-modal'
    : consequence.code === 'unused-call' ? cause.code === 'unknown-call' : cause.code === 'unknown-step') || cause.code === 'misspelt-name';
const isNear = (cause: Finding, name: string): boolean =>
  cause.path[1] === name || nearest(nameIn(cause) ?? '', [name]) === name;

/** What a call sends wrong when it is played follows from a name in `quote` that nothing gives: of several, the one that it is sent by. */
export function foldPlayed(findings: readonly Finding[]): readonly Finding[] {
  const causes = findings.filter(({ code, path }) => code === 'unknown-path' && path[0] === 'quote');
  const breaches = findings.filter(({ code }) => code === 'adapter-breach');
  const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();
  const causeOfBreach = ({ message }: Finding): Finding | undefined =>
    causes.find(({ path }) => plain(message).includes(plain(path.at(-1) as string))) ?? causes[0];
  return findings.filter((one) => causes.length === 0 || !breaches.includes(one)).map((one) => {
    const more = breaches.filter((breach) => causeOfBreach(breach) === one);
    return more.length === 0 ? one : { ...one, consequences: [...one.consequences ?? [], ...more] };
  });
}

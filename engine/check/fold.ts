import type { FlowDefinition } from '../types';
import type { Finding } from './finding';
import { nearest } from './nearest';

type Kind = 'path' | 'step' | 'modal' | 'call';
const kinds: Readonly<Record<string, Kind>> = {
  'unknown-path': 'path', 'unknown-step': 'step', 'unknown-modal': 'modal', 'unknown-call': 'call',
};
/** What a finding speaks of: the first name in quotes. */
const nameIn = ({ message }: Finding): string | undefined => /"([^"]+)"/.exec(message)?.[1];

/**
 * Causes first. A name that several places speak of and that stands once, misspelt, where it is given, is one mistake.
 * The same wrong name in several places is one, and a step that is reached by nothing because its name was misspelt follows from that.
 */
export function fold(flow: FlowDefinition, findings: readonly Finding[]): readonly Finding[] {
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
    return causeOf(flow, kind, name, group) ?? oneOf(group);
  });
  return absorb([...causes, ...rest]);
}

/** The first place, the others beneath it. */
function oneOf([first, ...others]: readonly Finding[]): Finding {
  return others.length === 0 ? first as Finding : { ...(first as Finding), consequences: others };
}

/** Several places agree on a name, and something that nobody speaks of is called nearly so: that is the slip. */
function causeOf(flow: FlowDefinition, kind: Kind, name: string, group: readonly Finding[]): Finding | undefined {
  const unspoken = givenNames(flow, kind).filter(({ name: other }) => !isMentioned(flow, kind, other));
  const near = nearest(name.split('.').at(-1) as string, unspoken.map((one) => one.name));
  const given = unspoken.find((one) => one.name === near);
  if (!given || group.length < 2) return undefined;
  return {
    code: 'misspelt-name', path: given.path, key: true,
      message: `nothing speaks of "${given.name}", but ${group.length} places speak of "${name}".`,
    suggestion: `Did you mean "${name}"?`, fix: { rename: name }, consequences: group.map(bare),
  };
}

/** Of a place that is right after all, no other spelling is suggested. */
const bare = ({ code, path, key, at, message }: Finding): Finding =>
  ({ code, path, message, ...(key ? { key } : {}), ...(at ? { at } : {}) });

interface Given { readonly name: string; readonly path: readonly string[] }
function givenNames(flow: FlowDefinition, kind: Kind): readonly Given[] {
  if (kind !== 'path') {
    const names = kind === 'step' ? flow.steps : kind === 'call' ? flow.calls : flow.modals ?? {};
    return Object.keys(names).map((name) => ({ name, path: [`${kind}s`, name] }));
  }
  return Object.entries(flow.steps).flatMap(([step, { form }]) =>
    Object.keys(form?.schema.properties ?? {}).map((name) => ({ name, path: ['steps', step, 'form', 'schema', 'properties', name] })));
}
/** Does the definition speak of a name besides giving it? As a path, as the part of one, in a text or as a key. */
function isMentioned(flow: FlowDefinition, kind: Kind, name: string): boolean {
  const text = JSON.stringify({ ...flow, steps: Object.fromEntries(Object.entries(flow.steps).map(([key, step]) =>
    [key, { ...step, form: undefined, ...(kind === 'path' ? {} : { title: '', content: undefined }) }])) });
  const word = name.replaceAll(/[$]/g, String.raw`\$`);
  return kind === 'path'
    ? new RegExp(String.raw`["{.,\s]${word}["}|,.]`).test(text)
    : new RegExp(String.raw`["]${word}["](?!:)`).test(text);
}

/** An unreached step, an unused modal or an unused call whose name is nearly the one that is missing follows from that. */
function absorb(findings: readonly Finding[]): readonly Finding[] {
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
  return findings.filter((finding) => !follows.has(finding)).map((finding) => {
    const more = [...follows].filter(([, cause]) => cause === finding).map(([consequence]) => consequence);
    if (more.length === 0) return finding;
    return { ...finding, consequences: [...(finding.consequences ?? []), ...(finding.code === 'misspelt-name' ? more.map(bare) : more)] };
  });
}
const kindFits = (consequence: Finding, cause: Finding): boolean =>
  (consequence.code === 'unused-modal' ? cause.code === 'unknown-modal'
    : consequence.code === 'unused-call' ? cause.code === 'unknown-call' : cause.code === 'unknown-step') || cause.code === 'misspelt-name';
const isNear = (cause: Finding, name: string): boolean =>
  cause.path[1] === name || nearest(nameIn(cause) ?? '', [name]) === name;

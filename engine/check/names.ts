import type { FlowDefinition } from '../types';
import { withContent } from './content';
import type { Finding, Fix, Report } from './finding';
import type { Known } from './known';
import { certain, hint, nearest } from './nearest';
import { hintElsewhere, missingPart, shapeOfContext, type Shape } from './shapes';
import { checkChoiceWords } from './choiceWords';
import { checkShown } from './shown';
import { mentions, type Mention } from './mentions';
import { checkAmount } from './sums';
import { unusedModal } from './unusedModal';

const words = {
  step: 'step', call: 'call', modal: 'modal', derive: 'function in derive', icon: 'icon', drawing: 'drawing', formatter: 'formatter',
} as const;

/** Everything that a definition speaks of and nothing gives, and what it gives and never speaks of. */
export function checkNames(flow: FlowDefinition, known: Known, report: Report): void {
  const all = [...mentions(flow), ...withContent(flow, known)];
  const calls = Object.keys(flow.calls);
  const shape = shapeOfContext(withMeant(flow, all, known), known.given);
  const names: Readonly<Record<Exclude<Mention['kind'], 'path' | 'fact'>, readonly string[] | undefined>> = {
    step: Object.keys(flow.steps), call: [...calls, ...Object.keys(known.offered ?? {})], modal: Object.keys(flow.modals ?? {}),
    derive: known.derive, icon: known.icons, drawing: known.drawings,
    formatter: known.formatters && Object.keys(known.formatters).filter(Boolean),
  };
  for (const mention of all) {
    const { kind, name } = mention;
    if (kind === 'path') {
      checkPath(mention, shape, known, report);
      checkShown(flow, mention, known, report);
      checkChoiceWords(flow, mention, report);
      checkAmount(flow, mention, report);
    }
    else if (kind === 'fact') checkFact(mention, known, report);
    else {
      const there = names[kind];
      if (there && !there.includes(name)) report(unknown(mention, there, `no ${words[kind]} is named "${name}".`));
    }
  }
  for (const [kind, own] of [['call', calls], ['modal', names.modal ?? []]] as const) {
    for (const name of own) {
      if (all.some((mention) => mention.kind === kind && mention.name === name)) continue;
      report(kind === 'modal' ? unusedModal(flow, name, known)
        : { code: 'unused-call', path: ['calls', name], key: true, message: 'is never used.' });
    }
  }
  for (const call of known.calls ? calls : []) {
    if (known.calls?.includes(call) || !all.some(({ kind, name }) => kind === 'call' && name === call)) continue;
    report({ code: 'no-adapter', path: ['calls', call], key: true, message: 'has no adapter.', suggestion: hint(call, known.calls ?? []) });
  }
}

function unknown(mention: Mention, there: readonly string[], message: string, wrong = mention.name): Finding {
  const { kind, path, at, key } = mention;
  const meant = certain(wrong, there);
  return {
    code: `unknown-${kind}`, path, at, ...(key ? { key } : {}), message,
    suggestion: hint(wrong, there, (right) => mendedPath(mention.name, wrong, right)),
    ...(meant === undefined ? {} : { fix: fixOf(mention, wrong, meant) }),
  };
}
/** A name, or a dotted path with the right one inside. */
const mendedPath = (name: string, wrong: string, right: string): string =>
  (wrong === name ? right : name.split('.').map((part) => (part === wrong ? right : part)).join('.'));
/** The name alone, or inside a dotted path, or inside a text. */
function fixOf({ name, key, path, text }: Mention, wrong: string, meant: string): Fix {
  const right = mendedPath(name, wrong, meant);
  if (text !== undefined) return { value: inBraces(text, (word) => (word === name ? right : word)) };
  // The key of a rule may hold the path inside: `count(drivers)`.
  return key ? { rename: String(path.at(-1)).replace(name, right) } : { value: right };
}
/** A text with other names between its braces: what visitors read of it stays. */
const inBraces = (text: string, change: (word: string) => string): string =>
  text.replaceAll(/\{[^{}]*\}/g, (place) => place.replaceAll(/[^{}|,\s]+/g, change));

function checkPath(mention: Mention, shape: Shape, known: Known, report: Report): void {
  const { name, text, entryOf } = mention;
  if (text !== undefined && known.words?.includes(name)) return;
  const list = entryOf === undefined ? [] : [...entryOf.split('.'), '0'];
  const missing = missingPart(shape, [...list, name].join('.'));
  const beside = mention.beside === undefined ? missing : missingPart(shape, mention.beside);
  if (mention.entries && !missing) checkList(mention, shape, report);
  if (!missing || !beside) return;
  const parts = missing.parts.slice(list.length);
  const wrong = parts.at(-1);
  // A list that is missing has a finding of its own, where it is named.
  if (wrong === undefined) return;
  const lacking = { mention, wrong, whole: parts.join('.'), inside: parts.slice(0, -1).join('.') };
  report(notCalled(lacking, known) ?? withoutStar(lacking, shape)
    ?? notThere(lacking, shape, [...new Set([...missing.there, ...beside.there])]));
}
/** A path of which nothing gives the part `wrong`; `inside` is what stands before it, `whole` both. */
interface Lacking { readonly mention: Mention; readonly wrong: string; readonly whole: string; readonly inside: string }

/** A call would give it, and no step makes the call. */
function notCalled({ mention: { path, at, key, entryOf }, wrong, inside }: Lacking, known: Known): Finding | undefined {
  const call = entryOf === undefined && inside === '' ? offeredFor(wrong, known) : undefined;
  return call === undefined ? undefined : {
    code: 'unknown-path', path, at, ...(key ? { key } : {}), message: `nothing gives "${wrong}": no step makes the call "${call}".`,
    suggestion: 'Add it to the `calls` of a step.',
  };
}
function withoutStar({ mention, inside }: Lacking, shape: Shape): Finding | undefined {
  const summed = mention.summed ? overEntries(shape, mention.name) : undefined;
  return summed === undefined ? undefined
    : unknown(mention, [summed], `"${inside}" is a list: \`*\` says that a sum is of all its entries.`);
}
function notThere({ mention, wrong, whole, inside }: Lacking, shape: Shape, there: readonly string[]): Finding {
  const { name, entryOf } = mention;
  const message = entryOf !== undefined ? `an entry of "${entryOf}" has no "${whole}".`
    : inside ? `nothing gives "${whole}": "${inside}" has no "${wrong}".`
      : `nothing gives "${wrong}": no form field, no \`save\`, no call.`;
  const finding = unknown(mention, there, message, wrong);
  // The same name elsewhere is nearer than one that is only like it.
  const elsewhere = finding.fix || entryOf !== undefined ? undefined : hintElsewhere(shape, name.split('.').at(-1) as string);
  return elsewhere === undefined ? finding : { ...finding, suggestion: elsewhere };
}
/** The path with the star that it lacks behind a list. */
const overEntries = (shape: Shape, name: string): string | undefined => {
  const parts = name.split('.');
  return parts.map((_, index) => [...parts.slice(0, index), '*', ...parts.slice(index)].join('.'))
    .find((path) => missingPart(shape, path) === undefined);
};
/** Something else that stands where a list is shown, counted or chosen from: there is nothing to show or count, and no choice is taken. */
function checkList({ name, path, at, entries }: Mention, shape: Shape, report: Report): void {
  const isList = (other: string): boolean => missingPart(shape, `${other}.0`) === undefined;
  if (isList(name)) return;
  const lists = Object.keys(shape.names).filter((other) => isList(other) && !shape.names[other]?.open);
  report({
    code: 'unknown-path', path, at, message: `"${name}" is no list, and its entries are ${entries} here.`,
    suggestion: hint(name, lists, undefined, 0),
  });
}
/** With the calls that are meant by a misspelt name: what they give is there as soon as the name is right. */
function withMeant(flow: FlowDefinition, all: readonly Mention[], { offered = {} }: Known): FlowDefinition {
  const misspelt = all.filter(({ kind, name }) => kind === 'call' && !Object.hasOwn(flow.calls, name));
  const meant = misspelt.map(({ name }) => nearest(name, [...Object.keys(flow.calls), ...Object.keys(offered)]));
  return { ...flow, calls: { ...Object.fromEntries(Object.entries(offered).filter(([call]) => meant.includes(call))), ...flow.calls } };
}
/** The call that would give it, if a step made it. */
const offeredFor = (name: string, { offered = {} }: Known): string | undefined =>
  Object.keys(offered).find((call) => offered[call]?.gives.includes(name));

function checkFact(mention: Mention, { facts }: Known, report: Report): void {
  if (!facts || facts.includes(mention.name)) return;
  report(unknown(mention, facts, `no visit has the fact "${mention.name}".`));
}

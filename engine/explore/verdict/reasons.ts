import type { CompiledFlow } from '../../compile/assemble';
import { getPath, overlap } from '../../context/paths';
import { isObject } from '../../isObject';
import { comparedPaths, subjectOf } from '../../rules/subject';
import type { Context, Derivation, FlowDefinition, JsonSchema, Rule } from '../../types';
import { derivedOf, relatedOf, type Derived } from '../classes/derived';
import { maySomeCallReach } from '../classes/grown';
import { askedOf } from '../inputs/asked';
import { textsLike } from '../inputs/textsLike';
import { fieldAt, isListed, isOpenText, stepAsking } from './asked';
import { clashAt, lengthClash } from './limits';
import { short, wordsOf } from './ruleWords';

/** Why a rule never holds. Undecided: no answers that were tried make it hold, but there may be others. */
export interface Reason { readonly text: string; readonly undecided?: true }

/** The shortest reason why a rule holds with none of these contexts. */
export function whyNever(compiled: CompiledFlow, rule: Rule, contexts: readonly Context[]): Reason {
  const { rules } = compiled;
  const entries = Object.entries(rule).flatMap(([name, wanted]): readonly (readonly [string, unknown])[] =>
    (name === 'allOf' ? (wanted as readonly Rule[]).flatMap((inner) => Object.entries(inner)) : [[name, wanted]]));
  const never = entries.filter(([name, wanted]) => !contexts.some((context) => rules.holds({ [name]: wanted } as Rule, context)));
  if (never.length === 0) {
    if (contexts.some((context) => rules.holds(rule, context))) {
      return { text: `it holds with some answers, but never where it is read: ${entries.map(wordsOf).join(' and ')}` };
    }
    const text = `each part of it holds with some answers, but never together: ${entries.map(wordsOf).join(' and ')}`;
    const isShape = ([name, wanted]: readonly [string, unknown]): boolean => isOpenText(fieldAt(compiled.flow, name), wanted as JsonSchema);
    const isMany = entries.filter(isOfEntries).length > 1 || entries.filter(isShape).length > 1;
    return { text, ...open(isMany || entries.some((entry) => isMadeOfFree(compiled.flow, entry))) };
  }
  const [name = '', wanted] = never[0] ?? [];
  if (name === 'not') {
    const text = `what it denies always holds: ${Object.entries(wanted as Rule).map(wordsOf).join(' and ')}`;
    return { text, ...open(isUntried(wanted) || Object.entries(wanted as Rule).some((entry) => isShapedText(compiled.flow, entry))) };
  }
  if (name === 'anyOf') {
    const reasons = (wanted as readonly Rule[]).map((inner) => whyNever(compiled, inner, contexts));
    return { text: reasons.map(({ text }) => text).join('; and '), ...open(reasons.some(({ undecided }) => undecided)) };
  }
  return whyNot(compiled.flow, name, wanted, contexts);
}

/** It compares what is typed freely with what no form asks: of a value that a call gives later nobody knows when the answer is given. */
function isComparedOutside(flow: FlowDefinition, path: string, asked: JsonSchema | undefined): boolean {
  const fields = [path, ...comparedPaths(asked)].map((one) => fieldAt(flow, one));
  return fields.length > 1 && fields.includes(undefined) && fields.some((field) => field && !isListed(field));
}
/** It denies a certain text of a field of which something else asks a shape: other texts of that shape may not have been tried. */
function isShapedText(flow: FlowDefinition, [name, wanted]: readonly [string, unknown]): boolean {
  const { path } = subjectOf(name);
  const field = fieldAt(flow, path);
  return isObject(wanted) && field !== undefined && isOpenText(field, { allOf: [field, ...askedOf(flow).of(path)] });
}
/** It asks about the entries of a list, of which not every combination was tried. */
const isOfEntries = ([name, wanted]: readonly [string, unknown]): boolean =>
  /\.(?:\d+|\*)(?:\.|\)|$)/u.test(name) || (isObject(wanted) && ('contains' in wanted || 'items' in wanted));

function whyNot(flow: FlowDefinition, name: string, wanted: unknown, contexts: readonly Context[]): Reason {
  const { word, path } = subjectOf(name);
  const asked = isObject(wanted) ? wanted as JsonSchema : undefined;
  const clash = asked && clashAt(flow, name, asked);
  if (clash) return { text: `${name}: ${clash}` };
  if (word === 'sum') return { text: `no list was found with ${wordsOf([name, wanted])}`, undecided: true };
  const missing = lengthClash(flow, path);
  if (missing) return { text: `${wordsOf([name, wanted])}, but ${missing}` };
  const field = fieldAt(flow, path);
  if (field && asked?.pattern !== undefined && !isListed(field)) {
    const also = textsLike(asked.pattern).length > 0 ? ' and that the field takes' : '';
    return { text: `no text is known that matches ${asked.pattern}${also}: give the field one as an example`, undecided: true };
  }
  const derived = derivedOf(flow).find((one) => one.path === path);
  const seen = seenAt(contexts, path);
  const more = seen.length > mostSeen ? ' …' : '';
  const asking = field && stepAsking(flow, path);
  const was = seen.length > 0 ? `it is ${seen.slice(0, mostSeen).join(', ')}${more}`
    : asking ? `it is asked at ${asking}, and nobody has answered it before` : 'nothing ever gives it';
  const text = `${typeof wanted === 'boolean' ? `${name} must${wanted ? '' : ' not'} be there` : wordsOf([name, wanted])}, but ${was}`;
  if (asked && isUntried(asked)) return { text, undecided: true };
  if (isComparedOutside(flow, path, asked)) return { text, undecided: true };
  // Of a list whose very value tells states apart, not every combination of entries is tried.
  if (isOfEntries([name, wanted]) && relatedOf(flow).some((list) => overlap(list, path))) return { text, undecided: true };
  // What else may be typed where something is, and what a call gives the next time, nobody knows.
  if (!derived) return { text, ...open((seen.length > 0 && isOpenText(field, asked)) || maySomeCallReach(flow, path, wanted)) };
  const by = typeof derived.from === 'string' ? `: the function ${derived.from} works it out` : '';
  return { text: text + by, ...open(isMadeOfFree(flow, [name, wanted])) };
}
/** Anything may be typed in one of the answers that a value is made of. */
const isFree = (flow: FlowDefinition, { reads }: Derived): boolean => reads.some((read) => !isListed(fieldAt(flow, read)));
/** It asks about a value that other answers than those tried may make. Nobody sees what a function reads. */
const isMadeOfFree = (flow: FlowDefinition, [name, wanted]: readonly [string, unknown]): boolean => derivedOf(flow).some((derived) =>
  derived.path === name && (typeof derived.from === 'string' || (isFree(flow, derived) && isMade(derived.from, wanted))));
/** Keywords of which no values are made. */
const untried = ['patternProperties', 'additionalProperties', 'propertyNames', 'additionalItems', 'dependencies', '$ref'];
const isUntried = (asked: unknown): boolean => isObject(asked) && Object.entries(asked).some(([word, part]) =>
  untried.includes(word) || (word === 'items' && Array.isArray(part)) || [part].flat().some(isUntried));
/** Made of what is typed, so that other answers may make it what a rule asks for; whether it is there at all they do not tell. */
const isMade = (from: Derivation, wanted: unknown): boolean => isObject(wanted) && ['sum', 'text', 'first'].some((word) => word in from);
const open = (isOpen: boolean): Pick<Reason, 'undecided'> => (isOpen ? { undecided: true } : {});
const mostSeen = 4;
const seenAt = (contexts: readonly Context[], path: string): readonly string[] =>
  [...new Set(contexts.map((context) => getPath(context, path)).filter((value) => value !== undefined).map((value) => short(value)))];

import type { Trail } from '../../definition/trail';
import type { CompiledFlow } from '../../compile/assemble';
import type { Rule } from '../../types';
import { changedOnly } from './changedOnly';
import type { Dead } from './dead';
import { arrivalOf, branchesIn } from './decision';
import { arrivalIn, type Environment, type ModelEvent, type Reached } from '../explore';
import { formatEvent, told } from './format';
import { waysOnward } from './parts';
import { endsCanBeReached, rightAnswersLeadOn } from '../properties/propertyNames';
import { isClean, type Verdict } from '../prove';

/** Where a part of a definition is written. */
export interface ReportSpot { readonly file: string; readonly line: number }
/** One event of a witness, as one reads it, and the step on which it happens. */
export interface ReportEvent { readonly step?: string; readonly words: string }
/** The events that lead to something, and what they go through: steps, modals (`step/modal`) and branches. */
export interface ReportTrace {
  readonly events: readonly ReportEvent[];
  readonly through: readonly string[];
  /** The events themselves. */
  readonly raw: readonly ModelEvent[];
}
export type PartKind = Dead['kind'] | 'rule' | 'property';
export type PartState = 'reached' | 'dead' | 'undecided' | 'broken';
/** A part of the flow, and what the prover says of it. */
export interface ReportPart {
  readonly kind: PartKind;
  readonly name: string;
  readonly state: PartState;
  readonly spot?: ReportSpot;
  /** Why it is dead or undecided, or what is broken. */
  readonly reason?: string;
  /** It follows from this: `branch useType.next[1]`. */
  readonly of?: string;
  /** Of a rule: what it says. */
  readonly says?: string;
  /** Of a call: how it ended. */
  readonly outcomes?: readonly string[];
  readonly traces: readonly (ReportTrace & { readonly title: string })[];
}
export interface ReportData {
  readonly flow: string;
  readonly title: string;
  readonly clean: boolean;
  /** The verdict in one line. */
  readonly verdict: string;
  readonly states: number;
  readonly moves: number;
  readonly complete: boolean;
  readonly parts: readonly ReportPart[];
}
type SpotOf = (at: Trail) => ReportSpot | undefined;

/** What was proved, and what its calls may answer. */
interface Proved { readonly compiled: CompiledFlow; readonly environment: Environment }

/** Everything that a report says of a flow. */
export async function reportData({ compiled, environment }: Proved, verdict: Verdict, spotOf: SpotOf): Promise<ReportData> {
  const { flow } = compiled;
  const { states, moves, complete } = verdict;
  const onward = await waysOnward(compiled, { environment, most: states });
  // What somebody comes to after going back alone has the way of the proof.
  const reached = new Map([...verdict.reached].map(([name, state]) => [name, onward.get(name) ?? state]));
  const missing = new Map([...verdict.undecided, ...verdict.dead].map((one) => [`${one.kind} ${one.name}`, one]));
  const lost = new Set(verdict.undecided);
  const part = (kind: PartKind, name: string, at: Trail): ReportPart => {
    const state = reached.get(`${kind} ${name}`);
    const gap = missing.get(`${kind} ${name}`);
    const broken = told(verdict).find((one) => one.at.join('.') === at.join('.'));
    const spot = spotOf(at);
    return {
      kind, name, ...(spot ? { spot } : {}),
      ...(gap ? ofGap(gap, lost.has(gap), complete) : broken ? { state: 'broken', reason: `${broken.property}: ${broken.message}` }
        : { state: state || complete ? 'reached' : 'undecided' }),
      traces: [
        ...(broken && !gap ? [{ title: 'What breaks it', ...eventsOf(broken.trace) }] : []),
        ...(gap?.trace ? [{ title: 'Its first failure', ...eventsOf(gap.trace) }] : []),
        ...(state ? [{ title: 'The shortest way here', ...traceTo(compiled, state) }] : []),
      ],
    };
  };
  const parts: readonly ReportPart[] = [
    ...Object.keys(flow.steps).map((name) => part('step', name, ['steps', name])),
    ...branchesIn(flow).map(({ name, at }) => part('branch', name, at)),
    ...Object.keys(flow.modals ?? {}).map((name) => part('modal', name, ['modals', name])),
    ...Object.keys(flow.calls).map((name) => ({ ...part('call', name, ['calls', name]), outcomes: outcomesOf(verdict, name) })),
    ...Object.entries(flow.steps).flatMap(([name, { asks = {} }]) =>
      Object.keys(asks).map((field) => part('field', `${name}.${field}`, ['steps', name, 'asks', field]))),
    ...[...missing.values()].filter(({ kind }) => kind === 'price').map(({ kind, name, at }) => part(kind, name, at)),
    ...propertyParts(verdict, spotOf),
    ...verdict.witnesses.map((witness) => rulePart(compiled, witness, complete, spotOf)),
  ];
  const clean = isClean(verdict);
  return { flow: flow.id, title: flow.title, clean, verdict: verdictWords(verdict), states, moves, complete, parts };
}

const ofGap = ({ reason, of }: Dead, isOpen: boolean, complete: boolean): Pick<ReportPart, 'state' | 'reason' | 'of'> => ({
  state: isOpen ? 'undecided' : 'dead', reason: isOpen && !complete ? 'it was not come to' : reason, ...(of && complete ? { of } : {}),
});
const outcomesOf = ({ reached }: Verdict, call: string): readonly string[] =>
  [...reached.keys()].filter((name) => name.startsWith(`outcome ${call}: `)).map((name) => name.slice(`outcome ${call}: `.length));

/** `Complete and clean: 294 states, 2,749 moves.` */
function verdictWords(verdict: Verdict): string {
  const { complete, bound, waiting, states, moves, dead, undecided, deadEnds, broken } = verdict;
  const count = (number: number): string => number.toLocaleString('en-US');
  const size = `${count(states)} states, ${count(moves)} moves`;
  const found = [
    [dead.length, 'dead'], [undecided.length, 'undecided'], [deadEnds.length, deadEnds.length === 1 ? 'dead end' : 'dead ends'],
    [broken, broken === 1 ? 'violation' : 'violations'],
  ] as const;
  const words = found.filter(([number]) => number > 0).map(([number, word]) => `${count(number)} ${word}`).join(', ');
  if (!complete) return `Bounded: stopped at ${bound}, ${count(waiting)} of them not looked at${words ? `; ${words}` : ''}. ${size}.`;
  return words ? `Complete, not clean: ${words}. ${size}.` : `Complete and clean: ${size}.`;
}

function propertyParts(verdict: Verdict, spotOf: SpotOf): readonly ReportPart[] {
  const ends = verdict.deadEnds.map(({ kind, message, step, trace }) =>
    ({ property: kind === 'nothing-happens' ? rightAnswersLeadOn : endsCanBeReached, message, at: ['steps', step], trace }));
  const found = [...verdict.violations, ...ends];
  const names = new Set([...verdict.properties, ...found.map(({ property }) => property)]);
  return [...names].map((name): ReportPart => {
    const own = found.filter(({ property }) => property === name);
    const [first] = own;
    const spot = first && spotOf(first.at);
    return {
      kind: 'property', name, state: first ? 'broken' : verdict.complete ? 'reached' : 'undecided', ...(spot ? { spot } : {}),
      ...(first ? { reason: first.message } : {}),
      traces: own.map(({ message, trace }) => ({ title: message, ...eventsOf(trace) })),
    };
  });
}

function rulePart(compiled: CompiledFlow, witness: Verdict['witnesses'][number], complete: boolean, spotOf: SpotOf): ReportPart {
  const { at, rule, holds, fails, reason } = witness;
  const spot = spotOf(at);
  const side = (title: string, state: Reached | undefined) => (state ? [{ title, ...traceTo(compiled, state) }] : []);
  return {
    kind: 'rule', name: at.join('.'), says: ruleWords(rule), ...(spot ? { spot } : {}),
    state: holds ?? fails ? 'reached' : complete ? 'dead' : 'undecided',
    ...(holds && fails ? {} : { reason: `No answers make it ${holds ? 'false' : 'true'}: ${reason ?? 'none were come to'}` }),
    traces: [...side('Answers that make it true', holds), ...side('Answers that make it false', fails)],
  };
}
const ruleWords = (rule: Rule): string => JSON.stringify(rule);

const eventsOf = (trace: readonly ModelEvent[]): ReportTrace =>
  ({ events: trace.map((event) => ({ words: formatEvent(event) })), through: [], raw: trace });

/** The way to a state, told by what each event changes. */
export function traceTo(compiled: CompiledFlow, reached: Reached): ReportTrace {
  const events: ReportEvent[] = [];
  const raw: ModelEvent[] = [];
  const through: string[] = [];
  for (let at: Reached | undefined = reached; at; at = at.from) {
    const { from, by, snapshot } = at;
    through.unshift(nodeOf(at));
    if (!from || !by) {
      const arrival = arrivalIn(at);
      raw.unshift(...arrival);
      events.unshift(...arrival.map((event) => ({ step: at.step, words: formatEvent(event) })));
      break;
    }
    raw.unshift(by);
    events.unshift({ step: from.step, words: formatEvent(changedOnly(compiled, from, by)) });
    through.unshift(...arrivalOf(compiled, { from, event: by, snapshot, to: at })?.branches ?? []);
  }
  return { events, through: [...new Set(through)], raw };
}
const nodeOf = ({ step, inner }: Reached): string => (inner.startsWith('modal:') ? `${step}/${inner.slice('modal:'.length)}` : step);

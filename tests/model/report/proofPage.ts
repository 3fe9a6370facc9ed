import type { FlowDefinition } from '#engine';
import type { PartKind, ReportData, ReportPart } from '#engine/explore';
import { graphOf, type FlowGraph } from '../../../app/gallery/chart/graph';
import type { Entry, Mark, ReportModel } from './model';

const kinds: readonly { readonly kind: PartKind; readonly title: string }[] = [
  { kind: 'step', title: 'Steps' }, { kind: 'branch', title: 'Branches' }, { kind: 'modal', title: 'Modals' },
  { kind: 'call', title: 'Calls' }, { kind: 'field', title: 'Fields with a condition' }, { kind: 'price', title: 'The price' },
  { kind: 'property', title: 'Properties' }, { kind: 'rule', title: 'Rules' },
];
const marks: readonly Mark[] = ['reached', 'dead', 'undecided', 'broken'];

/** The verdict counts violations and what is dead of the definition, as the console does; the figures count rows. */
const counted = 'These count the rows below. A rule that is never read is a dead row, too. A property is one broken row, however many '
  + 'violations or dead ends it has, and a part that breaks it can be another.';

/** The address that plays a witness, by its events. */
export type Replays = ReadonlyMap<ReportPart['traces'][number]['raw'], string>;

/** The page of a proof. */
export function proofPage(flow: FlowDefinition, data: ReportData, replays: Replays): ReportModel {
  const graph = graphOf(flow);
  const count = (mark: Mark): number => data.parts.filter(({ state }) => state === mark).length;
  return {
    heading: data.title, subject: `Proof of ${data.flow}`, verdict: data.verdict, good: data.clean,
    figures: marks.map((mark) => ({ label: mark, value: count(mark), bad: mark !== 'reached' && count(mark) > 0 })),
    ...(data.clean ? {} : { counted }),
    kinds: kinds.filter(({ kind }) => data.parts.some((part) => part.kind === kind)), marks, graph,
    entries: data.parts.map((part) => entryOf(part, graph, replays)),
    legend: [
      { look: 'is-step', words: 'step' }, { look: 'is-modal', words: 'modal state' },
      { look: 'is-path', words: 'on the way to what is open' },
      { look: 'is-dead', words: 'dead' }, { look: 'is-undecided', words: 'undecided' }, { look: 'is-broken', words: 'broken' },
    ],
  };
}

function entryOf(part: ReportPart, graph: FlowGraph, replays: Replays): Entry {
  const { kind, name, state, spot, reason, of, says, outcomes = [], traces } = part;
  const replayOf = (raw: ReportPart['traces'][number]['raw']) => {
    const replay = raw.length > 0 ? replays.get(raw) : undefined;
    return replay === undefined ? {} : { replay };
  };
  return {
    kind, name, mark: state, ...(reason ? { note: reason } : {}), ...(of ? { of } : {}),
    ...(spot ? { place: `${spot.file}:${spot.line}` } : {}),
    parts: partsOf(kind, name, graph),
    sections: [
      ...(says ? [{ title: 'What it says', lines: [{ words: says }] }] : []),
      ...(outcomes.length > 0 ? [{ title: 'How it ended', lines: outcomes.map((words) => ({ words })) }] : []),
      ...traces.map(({ title, events, through, raw }) => ({
        title, isTrace: true, through, ...replayOf(raw),
        lines: events.map(({ step, words }) => ({ words, ...(step === undefined ? {} : { at: step }) })),
      })),
    ],
  };
}
/** A modal is a state of each step that opens it. */
const partsOf = (kind: PartKind, name: string, { nodes, edges }: FlowGraph): readonly string[] => {
  if (kind === 'modal') return nodes.filter((node) => node.kind === 'modal' && node.id.endsWith(`/${name}`)).map(({ id }) => id);
  if (kind === 'branch') return edges.filter(({ branch }) => branch === name).map(({ id }) => id);
  if (kind === 'field') return [name.slice(0, name.indexOf('.'))];
  return kind === 'step' ? [name] : [];
};

import type { FlowDefinition } from '#engine';
import { pairBranches, type DiffPart, type ReportSpot } from '#engine/explore';
import { graphOf, type ChartEdge, type FlowGraph } from '../../../app/gallery/chart/graph';
import { isGood, visitWords, type LineDiff } from '../diffLines';
import type { Subject } from '../subject';
import type { Entry, Mark, ReportModel } from './model';

const marks: readonly Mark[] = ['added', 'removed', 'changed', 'gained', 'lost', 'elsewhere', 'broken'];

/** The page of a diff: both definitions on one chart. */
export function diffPage(was: Subject, is: Subject, found: LineDiff): ReportModel {
  const graph = unionOf(was.product.flow, is.product.flow);
  const entries = [
    ...found.parts.map((part) => partEntry(part, part.is ? is.spotOf(part.is) : part.was && was.spotOf(part.was))),
    ...wayEntries(found), ...visitEntries(found), ...faultEntries(found),
  ];
  const count = (mark: Mark): number => entries.filter((one) => one.mark === mark).length;
  return {
    heading: is.product.flow.title, subject: `${was.name} → ${is.name}`, good: isGood(found),
    verdict: verdictOf(found),
    figures: [
      ...(['added', 'removed', 'changed'] as const).map((mark) => ({ label: mark, value: count(mark) })),
      { label: 'ways', value: found.ways.length },
    ],
    kinds: [['step', 'Steps'], ['branch', 'Branches'], ['rule', 'Rules'], ['change', 'Changes'], ['quote', 'Quote'], ['rating', 'Rating'],
      ['way', 'Ways'], ['visit', 'Stored visits'], ['fault', 'Faults']]
      .map(([kind = '', title = '']) => ({ kind, title })).filter(({ kind }) => entries.some((one) => one.kind === kind)),
    marks, entries, graph,
    legend: [
      { look: 'is-step', words: 'as it was' }, { look: 'is-added', words: 'added' }, { look: 'is-removed', words: 'removed' },
      { look: 'is-changed', words: 'changed' }, { look: 'is-path', words: 'on the way to what is open' },
    ],
  };
}
function verdictOf(found: LineDiff): string {
  const { faults: { added, kept }, parts, ways, visits, verdicts } = found;
  const [visited = ''] = visitWords(visits);
  const isSame = parts.length + ways.length + visits.groups.length === 0;
  return [
    added.length + kept.length === 0 ? 'No faults.' : `${counted(added.length, 'new fault')}, ${kept.length} there already.`,
    ...(verdicts.every(({ complete }) => complete) ? [] : ['Not explored completely.']),
    isSame ? 'Both definitions say the same.'
      : `${counted(parts.length, 'part')} differ${parts.length === 1 ? 's' : ''}, and the same answers lead elsewhere in `
        + `${counted(ways.length, 'place')}. ${sentence(visited)}`,
  ].join(' ');
}
const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** The new chart, with the old states and branches that are gone. */
function unionOf(old: FlowDefinition, now: FlowDefinition): FlowGraph {
  const [before, after] = [graphOf(old), graphOf(now)];
  const gone = new Set(pairBranches(old, now).flatMap(({ was, is }) => (was && !is ? [was.name] : [])));
  const nodes = [...after.nodes, ...before.nodes.filter(({ id }) => !after.nodes.some((one) => one.id === id))];
  const left = before.edges.filter(({ branch, from, to }) => (branch === undefined ? false : gone.has(branch))
    || (branch === undefined && !after.edges.some((edge) => edge.from === from && edge.to === to)));
  return { start: after.start, nodes, edges: [...after.edges, ...left.map((edge): ChartEdge => ({ ...edge, id: removedId(edge.id) }))] };
}
const removedId = (id: string): string => `was ${id}`;

const partEntry = ({ kind, name, mark, words }: DiffPart, spot: ReportSpot | undefined): Entry => ({
  kind, name, mark, ...(words[0] ? { note: words[0] } : {}), ...(spot ? { place: `${spot.file}:${spot.line}` } : {}),
  parts: kind === 'branch' && mark === 'removed' ? [removedId(name)] : kind === 'step' || kind === 'branch' ? [name] : [],
  sections: words.length > 1 ? [{ title: 'What differs', lines: words.map((one) => ({ words: one })) }] : [],
});
const wayEntries = ({ ways }: LineDiff): readonly Entry[] => ways.map(({ mark, step, event, was, is, trace }) => ({
  kind: 'way', name: `${event} on ${step}`, mark, note: `${was} → ${is}`, parts: [],
  sections: [{
    title: 'The answers', isTrace: true, through: trace.through,
    lines: trace.events.map(({ step: at, words }) => ({ words, ...(at === undefined ? {} : { at }) })),
  }],
}));
const visitEntries = ({ visits: { groups } }: LineDiff): readonly Entry[] => groups.map(({ step, words, count, trace }) => ({
  kind: 'visit', name: `left at ${step}`, mark: 'lost', note: `${words} (${count})`, parts: [],
  sections: [{
    title: 'Such a visit', isTrace: true, through: trace.through,
    lines: trace.events.map(({ step: at, words: one }) => ({ words: one, ...(at === undefined ? {} : { at }) })),
  }],
}));
const faultEntries = ({ faults: { added, kept } }: LineDiff): readonly Entry[] =>
  [...added.map((name) => ({ name, note: 'new' })), ...kept.map((name) => ({ name, note: 'there already' }))]
    .map((fault): Entry => ({ kind: 'fault', ...fault, mark: 'broken', parts: [], sections: [] }));

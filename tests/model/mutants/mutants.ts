import { isObject, type FlowDefinition, type Rule } from '#engine';
import type { Product } from '#flows/types';
import { edited, type Node } from './edited';

/** A definition with one mistake in it. */
export interface Mutant {
  readonly kind: Kind;
  /** What was changed, and where: `retarget steps.driver.next.0: plans instead of addDrivers`. */
  readonly name: string;
  readonly edit: Edit;
  readonly flow: FlowDefinition;
}
export const kinds = ['retarget', 'delete exit', 'negate', 'contradict', 'swap', 'drop need', 'drop change', 'narrow enum'] as const;
export type Kind = (typeof kinds)[number];

type Path = readonly string[];
/** One change of a definition: what stands at a path afterwards; `undefined` takes it away. */
export interface Edit { readonly kind: Kind; readonly at: Path; readonly value: unknown; readonly says?: string }

/** A definition, wrong in one place, in every place and in eight ways. */
export function mutantsOf(flow: FlowDefinition): readonly Mutant[] {
  const edits = [
    ...exitsIn(flow).flatMap((exit) => ofExit(flow, exit)), ...rulesIn(flow).flatMap(ofRule),
    ...needsIn(flow), ...changesIn(flow), ...enumsIn(flow),
  ];
  return edits.map((edit): Mutant => {
    const { kind, at, value, says } = edit;
    return { kind, name: `${kind} ${at.join('.')}${says ? `: ${says}` : ''}`, edit, flow: edited(flow, at, value) };
  });
}

/** Those of a line. What a file does not say by itself, because every line of a file has it, is no mistake of its author. */
export function mutantsOfLine({ flow, file }: Pick<Product, 'flow' | 'file'>): readonly Mutant[] {
  const isWritten = ({ edit: { at: [word, index] } }: Mutant): boolean =>
    file === undefined || word !== 'changes' || Number(index) < (file.changes?.length ?? 0);
  return mutantsOf(flow).filter(isWritten);
}

interface Exit { readonly at: Path; readonly step?: string; readonly next: unknown }
const exitsIn = ({ steps, modals = {} }: FlowDefinition): readonly Exit[] => [
  ...Object.entries(steps).flatMap(([step, { next, on = {} }]) => [
    { at: ['steps', step, 'next'], step, next },
    ...Object.entries(on).map(([event, transition]) => ({ at: ['steps', step, 'on', event, 'next'], step, next: transition?.next })),
  ]),
  ...Object.entries(modals).map(([modal, { next }]) => ({ at: ['modals', modal, 'next'], next })),
].filter(({ next }) => next !== undefined);

function ofExit(flow: FlowDefinition, { at, step, next }: Exit): readonly Edit[] {
  if (typeof next === 'string') return [retarget(flow, at, next, step), { kind: 'delete exit', at, value: undefined }];
  const branches = next as readonly Node[];
  return branches.flatMap((branch, index): readonly Edit[] => {
    const here = [...at, String(index)];
    const [word, target] = typeof branch.to === 'string' ? ['to', branch.to] as const : ['modal', branch.modal as string] as const;
    const swapped = branches.toSpliced(index, 2, branches[index + 1] as Node, branch);
    return [
      word === 'to' ? retarget(flow, [...here, 'to'], target, step) : retargetModal(flow, here, branch, step),
      { kind: 'delete exit', at: branches.length > 1 ? here : at, value: undefined },
      ...(index + 1 < branches.length ? [{ kind: 'swap', at, value: swapped, says: `${index} and ${index + 1}` } as const] : []),
    ];
  });
}
/** The step declared behind the right one, but for the step itself. */
function retarget(flow: FlowDefinition, at: Path, target: string, own: string | undefined): Edit {
  const wrong = following(Object.keys(flow.steps).filter((name) => name !== own), target);
  return { kind: 'retarget', at, value: wrong, says: `${wrong} instead of ${target}` };
}
function retargetModal(flow: FlowDefinition, at: Path, { modal, ...branch }: Node, own: string | undefined): Edit {
  const modals = Object.keys(flow.modals ?? {});
  const wrong = following(modals, modal as string);
  if (modals.length > 1) return { kind: 'retarget', at: [...at, 'modal'], value: wrong, says: `${wrong} instead of ${String(modal)}` };
  const step = following(Object.keys(flow.steps), own ?? flow.start);
  return { kind: 'retarget', at, value: { ...branch, to: step }, says: `${step} instead of ${String(modal)}` };
}
const following = (names: readonly string[], name: string): string => names[(names.indexOf(name) + 1) % names.length] as string;

interface Guard { readonly at: Path; readonly rule: Rule }
/** Every rule by which something is decided. */
function rulesIn(flow: FlowDefinition): readonly Guard[] {
  const found: Guard[] = [];
  const visit = (node: unknown, at: Path): void => {
    if (Array.isArray(node)) node.forEach((inner, index) => visit(inner, [...at, String(index)]));
    else if (isObject(node)) for (const [word, inner] of Object.entries(node)) {
      const here = [...at, word];
      if (['content', 'form', 'choices', 'promises', 'calls'].includes(word) && !Array.isArray(inner)) continue;
      if (word === 'asks') {
        for (const [field, rule] of Object.entries(inner as object)) found.push({ at: [...here, field], rule: rule as Rule });
      } else if (['when', 'unless', 'needs', 'skip'].includes(word) && isObject(inner)) found.push({ at: here, rule: inner as Rule });
      else visit(inner, here);
    }
  };
  visit({ changes: flow.changes ?? [], load: flow.load ?? [], modals: flow.modals ?? {}, steps: flow.steps }, []);
  return found;
}
const ofRule = ({ at, rule }: Guard): readonly Edit[] => [
  { kind: 'negate', at, value: { not: rule } }, { kind: 'contradict', at, value: { allOf: [rule, { not: rule }] } },
];

const needsIn = ({ steps }: FlowDefinition): readonly Edit[] => Object.entries(steps).flatMap(([step, { needs = {} }]) =>
  Object.keys(needs).map((name): Edit => ({ kind: 'drop need', at: ['steps', step, 'needs', name], value: undefined })));

const changesIn = (flow: FlowDefinition): readonly Edit[] => (['changes', 'load'] as const).flatMap((word) =>
  (flow[word] ?? []).map(({ of, ...change }, index): Edit => {
    const says = `${[of ?? 'load'].flat().join(', ')}: ${Object.keys(change).join(', ')}`;
    return { kind: 'drop change', at: [word, String(index)], value: undefined, says };
  }));

/** The last value of every list of choices, in forms and in rules. */
function enumsIn(flow: FlowDefinition): readonly Edit[] {
  const found: Edit[] = [];
  const visit = (node: unknown, at: Path): void => {
    if (Array.isArray(node)) node.forEach((inner, index) => visit(inner, [...at, String(index)]));
    else if (isObject(node)) for (const [word, inner] of Object.entries(node)) {
      const here = [...at, word];
      if (word === 'enum' && Array.isArray(inner) && inner.length > 1) {
        found.push({ kind: 'narrow enum', at: here, value: inner.slice(0, -1), says: `without ${JSON.stringify(inner.at(-1))}` });
      } else if (!['content', 'ui', 'examples', 'promises'].includes(word)) visit(inner, here);
    }
  };
  visit({ changes: flow.changes ?? [], load: flow.load ?? [], modals: flow.modals ?? {}, steps: flow.steps }, []);
  return found;
}

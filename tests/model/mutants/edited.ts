import type { FlowDefinition } from '#engine';

export type Node = Record<string, unknown>;

/** The definition with another value at a path; `undefined` takes away what stands there. */
export function edited(flow: FlowDefinition, at: readonly string[], value: unknown): FlowDefinition {
  const copy = structuredClone(flow) as unknown as Node;
  const owner = at.slice(0, -1).reduce<Node>((node, part) => node[part] as Node, copy);
  const name = at.at(-1) as string;
  if (value !== undefined) owner[name] = structuredClone(value);
  else if (Array.isArray(owner)) owner.splice(Number(name), 1);
  else delete owner[name];
  return copy as unknown as FlowDefinition;
}

import { getPath, isObject, type FlowDefinition, type Step } from '#engine';

/** The step's content, typed as its kind of screen needs it. TypeScript has checked it in the flow. */
export const contentOf = <T>(step: Step): T => (step.content ?? {}) as unknown as T;

export function textAt(context: unknown, path: string | undefined): string | undefined {
  const value = path && isObject(context) ? getPath(context, path) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The drawing of a line: the one its steps name. */
export function pictureOf(flow: FlowDefinition): string {
  const named = Object.values(flow.steps).map(({ content }) => content?.illustration);
  return named.find((name) => typeof name === 'string') ?? 'steps';
}

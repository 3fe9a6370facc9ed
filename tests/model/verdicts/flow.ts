import {
  createClock, type Clock, type CompiledFlow, type Context, type Derive, type FlowDefinition, type JsonSchema, type Rule,
} from '#engine';
import { compile } from '#engine/check';
import { surveyKit } from '#engine/survey';
import { createSharing, prove, type Environment, type Sent, type Verdict } from '#engine/explore';

/** A working day at noon in New York. */
const now = Date.parse('2026-03-10T16:00:00Z');
const oneDay = 86_400_000;
const clockAfter = (days: number): Clock => createClock(() => now + days * oneDay);

type Fields = Readonly<Record<string, JsonSchema>>;
type Branches = readonly { readonly when?: Rule; readonly to?: string; readonly modal?: string }[];

/** A form of these fields; a `!` behind a name makes it required. */
export function form(fields: Fields, more: JsonSchema = {}): { readonly schema: JsonSchema } {
  const names = Object.keys(fields);
  return { schema: {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name.replace('!', ''), field])),
    required: names.filter((name) => name.endsWith('!')).map((name) => name.slice(0, -1)),
    ...more,
  } };
}
/** Their one example stands for every value; a field with choices needs none. */
export const text = (more: JsonSchema = {}): JsonSchema =>
  ({ type: 'string', title: 'Text', ...(more.enum ? {} : { examples: ['a'] }), ...more });
export const number = (more: JsonSchema = {}): JsonSchema =>
  ({ type: 'number', title: 'Number', ...(more.enum ? {} : { examples: [20] }), ...more });
export const yesNo = (): JsonSchema => ({ type: 'boolean', title: 'Yes or no' });

type Word = Readonly<Record<string, unknown>>;
/** A step that asks, and one that only shows something. */
export const asks = (fields: Fields, next: string | Branches, more: Word = {}, schema: JsonSchema = {}): Word =>
  ({ form: form(fields, schema), next, ...more });
export const shows = (next?: string | Branches, more: Word = {}): Word => ({ content: {}, ...(next ? { next } : {}), ...more });

/** A flow whose first step is `first`; steps that a branch names and nobody defines are ends. */
export function flowOf(steps: Readonly<Record<string, Word>>, more: Partial<FlowDefinition> = {}): FlowDefinition {
  const targets = [...JSON.stringify(steps).matchAll(/"(?:to|next)":"(\w+)"/g)].map(([, name = '']) => name);
  const all = { ...Object.fromEntries(targets.map((name) => [name, shows()])), ...steps };
  const [start = ''] = Object.keys(steps);
  const named = Object.entries(all).toSorted(([a], [b]) => Number(b === start) - Number(a === start))
    .map(([name, step]) => [name, { path: name.toLowerCase(), screen: 'form', title: name, ...step }]);
  const names = { id: 'flow', code: 'flow', base: 'flow', title: 'Flow' };
  return { ...names, start, calls: {}, steps: Object.fromEntries(named), ...more } as FlowDefinition;
}

export interface Outside {
  readonly environment?: Environment; readonly derive?: Derive;
  /** What calls send: nobody looks at it otherwise. */
  readonly sent?: Sent;
  readonly most?: number;
}
/** The flow as it runs so many days later. */
export function compileFlow(flow: FlowDefinition, { derive }: Pick<Outside, 'derive'> = {}, days = 0): CompiledFlow {
  const adapters = Object.fromEntries(Object.keys(flow.calls).map((call) => [call, async () => ({})]));
  return compile(flow, {
    adapters, derive, survey: surveyKit, tools: {}, clock: clockAfter(days), newId: createIds(), sharing: createSharing(),
  });
}
function createIds(): () => string {
  let ids = 0;
  return () => `id-${(ids += 1)}`;
}
export function verdictOn(flow: FlowDefinition, { environment = async () => [], derive, sent, most }: Outside = {}): Promise<Verdict> {
  const [compiled, tomorrow] = [0, 1].map((days) => compileFlow(flow, { derive }, days)) as [CompiledFlow, CompiledFlow];
  return prove(compiled, { environment, tomorrow, ...(sent ? { sent } : {}), ...(most === undefined ? {} : { most }) });
}
/** A call that always answers with this. */
export const answering = (patch: Context): Environment => async () => [{ label: 'answer 1', patch }];

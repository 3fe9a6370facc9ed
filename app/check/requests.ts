import { isObject, type FlowDefinition, type JsonSchema } from '#engine';
import { certain, type Finding } from '#engine/check';
import type { Walks } from './walkCalls';

/** So many contexts of a call are tried: they differ little. */
const most = 6;

/** A field that is sent under a name near to one of the contract's: the partner never gets it, and an optional one is missed by nobody. */
export async function checkRequests(flow: FlowDefinition, { calls, requests }: Walks): Promise<readonly Finding[]> {
  const found = await Promise.all(Object.keys(flow.calls).map(async (call) => {
    const made = calls.filter((seen) => seen.call === call).slice(-most);
    const sent = (await Promise.all(made.map(({ context }) => requests(call, context)))).flat();
    return sent.flatMap(({ contract: { id, request, query }, options }) => [
      ...unknownIn(request, options.body), ...unknownIn(query, options.query),
    ].map(({ name, meant }): Finding => ({
      code: 'adapter-breach', path: ['calls', call], key: true,
      message: `${id}: the adapter sends "${name}", which the contract does not know.`, suggestion: `Did you mean "${meant}"?`,
    })));
  }));
  return [...new Map(found.flat().map((one) => [one.message, one])).values()];
}

interface Unknown { readonly name: string; readonly meant: string }
/** A contract may take more than it names, such as the answers of a survey: what is near to none of its names may be right. */
function unknownIn(schema: JsonSchema | undefined, value: unknown): readonly Unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => unknownIn(schema?.items as JsonSchema | undefined, entry));
  const fields = schema?.properties as Readonly<Record<string, JsonSchema>> | undefined;
  if (!fields || !isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]): readonly Unknown[] => {
    if (inner === undefined) return [];
    if (Object.hasOwn(fields, name)) return unknownIn(fields[name], inner);
    const meant = certain(name, Object.keys(fields).filter((field) => value[field] === undefined));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

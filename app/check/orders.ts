import type { Request } from '#api/callOutcomes';
import { getPath, isBlank, isObject, type FlowDefinition, type Path } from '#engine';
import type { Finding } from '#engine/check';
import { nested } from './calls';
import type { Walks } from './walkCalls';

/** How a purchase is sent, and what is read of its answer: mistakes by which somebody pays twice, or believes to be covered. */
export async function checkOrders(flow: FlowDefinition, walks: Walks): Promise<readonly Finding[]> {
  const sold = Object.keys(flow.calls).filter((call) => flow.calls[call]?.sells);
  const sent = await Promise.all(sold.map((call) => checkSent(call, flow.calls[call]?.once ?? 'uid', walks)));
  return [...sent.flat(), ...checkStatus(flow, walks), ...checkTotals(flow, walks)];
}

/** `key`: where the interpreter keeps the key of the order. */
async function checkSent(call: string, key: Path, { calls, requests }: Walks): Promise<readonly Finding[]> {
  const made = calls.findLast((seen) => seen.call === call && !isBlank(getPath(seen.context, key)))?.context;
  const sent = made === undefined ? [] : await requests(call, made);
  if (made === undefined || sent.length === 0) return [];
  const purchase = sent.find(({ contract: { kind } }) => kind === 'purchase');
  const path = ['calls', call];
  if (!purchase) {
    const { id, kind } = (sent.at(-1) as Request).contract;
    return [{ code: 'not-a-purchase', path, key: true,
      message: `the call sells, and its contract "${id}" is of the kind "${kind}": what is still being processed would count as refused.`,
      suggestion: 'Write kind: \'purchase\' in the contract.' }];
  }
  return says(purchase, getPath(made, key)) ? [] : [{
    code: 'no-order-key', path, key: true,
    message: `the call sells, and "${purchase.contract.id}" is sent without the key of the order: who presses again pays twice.`,
    suggestion: `Send \`${key}\` of the context: headers: { 'X-Unique-Key': ${key} }.` }];
}
const says = ({ options: { headers, body, query, params } }: Request, value: unknown): boolean =>
  JSON.stringify([headers, body, query, params]).includes(JSON.stringify(value));

/** PY-026, S-51: the page takes every other word for a policy that is in force. */
const statuses: readonly unknown[] = ['approved', 'pending_approval'];
function checkStatus(flow: FlowDefinition, walks: Walks): readonly Finding[] {
  return Object.entries(flow.steps).flatMap(([name, { screen, content }]): readonly Finding[] => {
    const path = screen === 'confirmation' ? content?.status : undefined;
    if (typeof path !== 'string') return [];
    const other = given(walks, path).find((value) => !statuses.includes(value));
    return other === undefined ? [] : [{
      code: 'unknown-status', path: ['steps', name, 'content', 'status'],
      message: `"${path}" may be ${JSON.stringify(other)}, which the page takes for a policy that is in force.`,
      suggestion: 'Let the adapter give "approved", or "pending_approval" for a policy that waits for approval.' }];
  });
}

/** PY-010. Where one figure is in cents and another is not, they do not add up. */
function checkTotals(flow: FlowDefinition, walks: Walks): readonly Finding[] {
  return Object.entries(flow.steps).flatMap(([name, { screen, content }]): readonly Finding[] => {
    const path = screen === 'payment' ? content?.totals : undefined;
    if (typeof path !== 'string') return [];
    const wrong = given(walks, path).find((totals) => isObject(totals) && !addsUp(totals));
    return wrong === undefined ? [] : [{
      code: 'other-price', path: ['steps', name, 'content', 'totals'],
      message: `"${path}" may be ${JSON.stringify(wrong)}: subtotal less discount and with tax is not the grandtotal, which is charged.`,
      suggestion: 'Are all of them in the same unit, not in cents?' }];
  });
}
function addsUp({ subtotal, discount = 0, tax = 0, grandtotal }: Readonly<Record<string, unknown>>): boolean {
  if (![subtotal, discount, tax, grandtotal].every((figure) => typeof figure === 'number')) return true;
  const [before, less, more, all] = [subtotal, discount, tax, grandtotal] as readonly number[] as [number, number, number, number];
  return Math.abs(before - less + more - all) < 0.005;
}

/** What calls were seen to give at a path. */
const given = ({ calls }: Walks, path: Path): readonly unknown[] => calls.flatMap(({ outcomes }) => outcomes.flatMap(({ patch }) => {
  const value = patch === undefined ? undefined : getPath(nested(patch), path);
  return isBlank(value) ? [] : [value];
}));

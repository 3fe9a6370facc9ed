import { describe, expect, it } from 'vitest';
import { isObject, pathOf, type FlowDefinition } from '#engine';
import type { DetailRow, PaymentContent } from '#flows/screenContent';
import { lines } from '../support/lines';

const pathsIn = ({ value }: DetailRow): readonly string[] =>
  [...value.matchAll(/\{([^{}|]+)/gu)].flatMap(([, paths = '']) => paths.split(',').map((path) => path.trim()));
/** What is asked before the page that sells: the step, and where its answer is. */
const askedIn = ({ steps }: FlowDefinition) => Object.entries(steps).flatMap(([step, { form, save, over }]) =>
  Object.entries(form?.schema.properties ?? {}).flatMap(([name, field]) => {
    const { 'ui:widget': widget } = (form?.ui?.[name] ?? {}) as { readonly 'ui:widget'?: unknown };
    const isContact = isObject(field) && (field.format === 'email' || field.format === 'phone' || widget === 'usPhone');
    return over === undefined ? [{ step, path: pathOf(save, name), isContact }] : [];
  }));

describe.each(lines)('$id: the page that sells', ({ product }) => {
  it('shows where the policy is sent and who is called, before it is paid (quality 7: 26)', async () => {
    const { flow } = await product();
    const rows = tablesOf(flow).flatMap((table) => table.rows).flatMap(pathsIn);
    const contacts = askedIn(flow).filter(({ isContact }) => isContact).map(({ path }) => path);
    // A beneficiary is shown by what is worked out of the answers (RS-034).
    expect(contacts.filter((path) => !/beneficiary/u.test(path) && !rows.includes(path))).toEqual([]);
  });
  it('leads from every answer in it, in its row or one beside it, to a page where it is put right (quality 7: 26)', async () => {
    const { flow } = await product();
    const asked = askedIn(flow);
    const lost = tablesOf(flow).flatMap(({ rows }) => rows.filter((row) => {
      const steps = asked.filter(({ path }) => pathsIn(row).includes(path)).map(({ step }) => step);
      return steps.length > 0 && row.change === undefined && !rows.some(({ change = '' }) => steps.includes(change));
    }));
    expect(lost.map(({ label }) => label)).toEqual([]);
  });
});
const tablesOf = ({ steps }: FlowDefinition): PaymentContent['tables'] =>
  Object.values(steps).filter(({ screen }) => screen === 'payment').flatMap(({ content }) => (content as unknown as PaymentContent).tables);

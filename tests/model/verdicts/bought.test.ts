import { describe, expect, it } from 'vitest';
import type { FlowDefinition, Sale } from '#engine';
import type { Environment } from '#engine/explore';
import { asks, flowOf, number, shows, text, verdictOn, yesNo } from './flow';

type Steps = Parameters<typeof flowOf>[0];
const answers: Environment = async (call) => [{ label: 'answer 1', patch: {
  rate: { price: 20 }, buy: { policy: { number: 'P-1' } }, send: { sent: true },
}[call] ?? {} }, ...(call === 'buy' ? [{ label: 'no answer', error: { outcome: 'unknown' } }] : [])];
const isBought = { policy: true } as const;
const how = { 'how!': text({ enum: ['radio', 'friend'] }) };
const question = asks(how, 'end', { needs: isBought });
const end = shows(undefined, { back: false, content: { number: 'policy.number', sent: 'sent' } });

/** Something is priced and bought once; what follows stands behind the purchase. */
function shop(behind: Steps, more: Partial<FlowDefinition> = {}, sells: Partial<Sale> = {}, pay: Steps[string] = {}): FlowDefinition {
  const [next = ''] = Object.keys(behind);
  const steps = {
    first: asks({ 'size!': number({ enum: [1, 2] }) }, 'pay', { calls: ['rate'] }),
    pay: asks({ 'ok!': { ...yesNo(), const: true } }, next, { needs: { price: true }, calls: [{ call: 'buy', unless: isBought }], ...pay }),
    ...behind,
  };
  const calls: FlowDefinition['calls'] = {
    rate: { gives: ['price'] }, buy: { gives: ['policy'], sells: { of: 'size', price: 'price', ...sells } },
    ...(JSON.stringify(steps).includes('"send"') ? { send: { gives: ['sent'] } } : {}),
  };
  return flowOf(steps, { calls, ...more });
}
async function toldOf(flow: FlowDefinition): Promise<readonly string[]> {
  const { complete, dead, undecided, deadEnds, violations } = await verdictOn(flow, { environment: answers });
  return [
    ...(complete ? [] : ['bounded']), ...[...dead, ...undecided].map(({ kind, name, reason }) => `${kind} ${name}: ${reason}`),
    ...deadEnds.map(({ message }) => message), ...new Set(violations.map(({ message }) => message)),
  ];
}

describe('a flow that goes on after the purchase has nothing to complain of', () => {
  it.each<[string, FlowDefinition]>([
    ['a question', shop({ how: question, end })],
    ['a question, where the payment is passed over and the consent taken back',
      shop({ how: question, end }, {}, { consent: 'ok' }, { skip: isBought, calls: ['buy'] })],
    ['a receipt that is not the last step', shop({
      receipt: shows('how', { needs: isBought, content: { number: 'policy.number' } }), how: question, end })],
    ['a page that turns somebody away before anything is bought', shop({
      end, first: asks({ 'size!': number({ enum: [1, 2] }) }, [{ when: { size: { const: 1 } }, to: 'sorry' }, { to: 'pay' }],
        { calls: ['rate'] }), sorry: shows() })],
    ['a form with branches, and an upload', shop({
      how: asks(how, [{ when: { how: { const: 'friend' } }, to: 'upload' }, { to: 'end' }], { needs: isBought }),
      upload: asks({ 'file!': text() }, 'end', { needs: isBought, calls: ['send'] }), end })],
  ])('%s', async (_, flow) => expect(await toldOf(flow)).toEqual([]));
});

describe('what is wrong behind a purchase is told', () => {
  it('of a purchase that empties the answers: nobody comes to the question, also not by buying the same twice', async () => {
    const emptied = shop({ how: question, end }, { changes: [{ of: 'policy', keep: ['policy'] }] }, {}, { calls: ['buy'] });
    expect(await toldOf(emptied)).toEqual([
      'branch pay.next[0]: it leads to first instead of how, which cannot be entered',
      'step how: no answers lead here, and a typed address alone opens it', 'branch how.next[0]: never taken: end',
      'step end: no answers lead here, and a typed address alone opens it',
      'From first no end can be reached: only pay; how cannot be entered.',
    ]);
  });
  it('of a purchase that takes back the consent and so shuts the question: the visitor has paid and is asked again', async () => {
    expect(await toldOf(shop({ how: question, end }, {}, { consent: 'ok' })))
      .toEqual(['pay stays, and says nothing.']);
  });
  it('of a key that is gone once the page is loaded again, although no rule asks for it', async () => {
    const changes = [{ of: 'size', clear: ['price'], set: { key: { newId: true } } }] as const;
    const { calls, ...flow } = shop({ end }, { changes, load: [{ clear: ['key'] }] });
    expect(await toldOf({ ...flow, calls: { ...calls, buy: { gives: ['policy'], once: 'key' } } })).toContain('buy is sent without a key.');
  });
  it('of a question whose address opens before anything is bought', async () => {
    expect(await toldOf(shop({ how: asks(how, 'end'), end })))
      .toEqual(['Right answers to how, and end cannot be entered before something is bought: Next leads nowhere.']);
  });
  it('of a page whose address opens before anything is bought', async () => {
    expect(await toldOf(shop({ thanks: shows('end'), end })))
      .toEqual(['Nothing is asked at thanks, and end cannot be entered before something is bought: Next leads nowhere.']);
  });
  it('of right answers that leave out what the end needs', async () => {
    const send = { call: 'send', unless: { how: { const: 'radio' } } };
    expect(await toldOf(shop({ how: asks(how, 'end', { needs: isBought, calls: [send] }), end: { ...end, needs: { sent: true } } })))
      .toContain('Right answers to how, and end cannot be entered: Next leads nowhere.');
  });
  it('of a step behind which leads nowhere: why no end can be reached from the steps before it', async () => {
    const next = [{ when: { 'policy.number': { const: 'P-2' } }, to: 'end' }];
    expect(await toldOf(shop({ how: asks(how, next, { needs: isBought }), end }))).toEqual([
      'branch how.next[0]: policy.number {"const":"P-2"}, but it is "P-1"',
      'step end: no answers lead here, and a typed address alone opens it',
      'Right answers to how, and no branch holds: Next leads nowhere.',
      'From first no end can be reached: only pay, how; no branch of how holds.',
    ]);
  });
  it('of right answers for which no branch holds once a call has answered, by the name of the press', async () => {
    const next = [{ when: { how: { const: 'friend' } }, to: 'end' }];
    expect(await toldOf(shop({ how: asks(how, next, { needs: isBought, calls: ['send'] }), end })))
      .toEqual(['Right answers to how, and no branch holds: Next leads nowhere.']);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { lines } from '../support/lines';
import { people } from '../support/people';
import { memoryStorage, openTown, visitor, type Town, type Visit } from '../support/visitor';

let town: Town;
beforeAll(async () => { town = await openTown({ on: '2026-03-10' }); });
afterAll(() => town.close());

const account = `Bearer harbor_account_${'9f3a7c21'.repeat(6)}`;
const site = 'Token site_harbor_77e1f2';
const step = ({ view }: Visit): string => view.step;
const place = ({ view }: Visit): string => [view.step, view.stop?.id, view.modal].filter(Boolean).join(' ');
const goesOn = (line: string, visit: Visit): Promise<Visit> => visit.goesOn(people[line]?.[visit.view.step] ?? {});

it.each(lines.map(({ id }) => id))(
  '%s: who has lost an account’s token is told that the quote has ended, and buys with the site’s own (D3, C-53)', async (line) => {
    let token = account;
    const visit = await visitor(town, line, {
      siteName: 'everything', storage: memoryStorage(),
      fetch: (request) => {
        if (request.url.includes('/api/')) request.headers.set('authorization', token);
        return town.fetch(request);
      },
    });
    await visit.rests();
    for (let moves = 0; step(visit) !== 'payment'; moves += 1) {
      expect(moves, place(visit)).toBeLessThan(60);
      await goesOn(line, visit);
    }
    // A token lives in memory alone: after a reload the site's own is used.
    token = site;
    visit.reloads();
    await visit.rests();
    visit.isAt('payment');
    const codes: string[] = [];
    for (let moves = 0; step(visit) !== 'confirmation'; moves += 1) {
      expect(moves, `${place(visit)} after ${codes.join()}`).toBeLessThan(30);
      const { fault } = visit.view;
      if (!fault) await goesOn(line, visit);
      else {
        codes.push(fault.code);
        await visit.dismisses();
        // As the message says: back, and further back where that was not enough.
        for (let steps = 0; steps < codes.length; steps += 1) await visit.back();
      }
    }
    expect(new Set(codes).size).toBeLessThanOrEqual(1);
    for (const code of codes) expect(code).toBe('quote_not_found');
    const keys = [...new Set(visit.asked('/purchase').map(({ headers }) => headers.get('x-unique-key')))];
    const { rows } = await town.sandbox.db.query('select policy_number from policies where unique_key = any($1)', [keys]);
    expect(rows).toHaveLength(1);
  });

it.each(lines.map(({ id }) => id))(
  '%s: an order in doubt stays so while another token asks for it, and is confirmed to the account that made it (D3, D19)', async (line) => {
    let [token, loses] = [account, true];
    const visit = await visitor(town, line, {
      siteName: 'everything', storage: memoryStorage(),
      fetch: async (request) => {
        if (request.url.includes('/api/')) request.headers.set('authorization', token);
        const answer = await town.fetch(request);
        if (loses && request.url.endsWith('/purchase')) throw new TypeError('the line was cut');
        return answer;
      },
    });
    await visit.rests();
    for (let moves = 0; step(visit) !== 'payment'; moves += 1) {
      expect(moves, place(visit)).toBeLessThan(60);
      await goesOn(line, visit);
    }
    await goesOn(line, visit);
    const order = visit.view.orderInDoubt;
    expect(order).toBeDefined();
    [token, loses] = [site, false];
    visit.reloads();
    await visit.checks();
    expect([visit.view.fault?.code, visit.view.fault?.outcome]).toEqual(['quote_not_found', 'unknown']);
    await visit.dismisses();
    expect(visit.view.orderInDoubt).toEqual(order);
    token = account;
    await visit.checks();
    visit.isAt('confirmation');
    const { rows } = await town.sandbox.db.query('select policy_number from policies where unique_key = $1', [order?.key]);
    expect(rows).toHaveLength(1);
  });

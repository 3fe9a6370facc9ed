import { lines } from '../../support/lines';
import { hasNoBarrier } from '../support/barriers';
import { everythingOrigin } from '../support/origin';
import { frameStands } from '../support/sites';
import { expect, test } from '../support/test';
import { hostActions, isOfHost } from './actions';
import { tries } from './answering';
import { Anybody } from './anybody';
import { expectsFaults, Judge } from './judge';
import { emailOf, frameIn, hostDoes, servesHost } from './partnerHost';

const { ACTIONS = '300', SEED = '1' } = process.env;

for (const entry of lines) {
  test(`${entry.id}: whatever somebody and the partner’s page do around the frame, a page stands in it and each charge has its policy (I29, AS-001)`,
    async ({ page, context, baseURL, watch, sandbox, person }) => {
    expectsFaults(watch);
    await context.clock.install();
    // A frame is given no other cookie in a page of another site.
    await context.addCookies([{ name: 'sandbox_client', value: sandbox.client, url: everythingOrigin.replace('http:', 'https:'),
      sameSite: 'None', secure: true }]);
    const run = person.email.replace(/^ines\.|@.*$/g, '');
    const emails = [person.email, emailOf('kim', run), emailOf('lee', run)];
    const host = await servesHost(baseURL ?? '', entry);
    const anybody = new Anybody(entry, { page, place: () => frameIn(page), sandbox, email: person.email, base: host.url });
    const judge = new Judge(sandbox, emails);
    await anybody.begins();
    await judge.judges({ does: 'begins' }, [anybody]);
    for (const action of hostActions(Number(SEED), Number(ACTIONS))) {
      judge.notes(action, anybody);
      if (isOfHost(action)) await tries(() => hostDoes(page, action, run));
      else await anybody.acts(action);
      for (const other of context.pages()) if (other !== page) await other.close();
      await anybody.hasAGoodLine();
      await judge.judges(action, [anybody]);
      expect(page.url().replace(/#.*/u, ''), judge.story).toBe(host.url);
      await frameStands(page, page.frameLocator('iframe'));
      if (action.does === 'signs out') {
        const shown = await anybody.place.evaluate(() => document.body.innerText + JSON.stringify({ ...sessionStorage }));
        for (const email of emails) expect(shown, judge.story).not.toContain(email);
      }
    }
    await hasNoBarrier(page, judge.story);
    host.close();
  });
}

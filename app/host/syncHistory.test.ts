import { beforeEach, describe, expect, it } from 'vitest';
import { createClock, type FlowDefinition, type FlowRun } from '#engine';
import { compile } from '#engine/check';
import { surveyKit } from '#engine/survey';
import { createEntries } from '../page/history';
import { createChangeOfAnswer } from './changeOfAnswer';
import { enterFromAddress, syncHistory } from './syncHistory';

const text = (key: string) => ({ key_name: key, label: key, required: true, field_type: 'string' });
const questions = {
  start_screen_id: 'roof',
  screens: {
    roof: { question: 'Roof?', fields: [text('roof')], next_screen_id: 'dogs' },
    dogs: { question: 'Dogs?', fields: [text('dogs')], next_screen_id: 'pool' },
    pool: { question: 'Pool?', fields: [text('pool')] },
  },
};
const flow: FlowDefinition = {
  id: 'f', code: 'f', base: 'f', title: 'F', start: 'home', afresh: true,
  calls: { questions: { gives: ['form', 'trail'] }, keep: { gives: ['reply'] } },
  modals: { stop: { type: 'info', title: 'No' } },
  steps: {
    home: { path: 'home', screen: 'form', title: 'Home', back: false,
      form: { schema: { type: 'object', properties: { street: { type: 'string', title: 'Street', examples: ['High St'] } },
        required: ['street'] } },
      calls: ['questions'], next: [{ when: { street: { const: 'nowhere' } }, modal: 'stop' }, { to: 'survey' }] },
    survey: { path: 'survey', screen: 'survey', title: 'Survey', needs: { form: true },
      survey: { form: 'form', answers: 'answers', trail: 'trail', reply: 'reply' }, calls: ['keep'], next: 'end' },
    end: { path: 'end', screen: 'form', title: 'End', needs: { filled: 'survey' }, back: 'survey' },
  },
};

/** A tab: its history, the page in it, and a visitor's presses. */
class Tab {
  private all: { url: string; state: unknown }[];
  private index = 1;
  private calls: (() => void)[] = [];
  readonly run: FlowRun;
  private readonly events = new EventTarget();
  private traversals = Promise.resolve();
  private hold = false;

  constructor({ url = '/f/home', state = null as unknown, embedded = false } = {}) {
    this.all = [{ url: '/f', state: null }, { url, state }];
    const compiled = compile(flow, {
      survey: surveyKit, clock: createClock(), newId: () => 'id', tools: {},
      adapters: {
        questions: async () => ({ form: questions, trail: undefined }),
        keep: () => (this.hold ? new Promise((resolve) => { this.calls.push(() => resolve({})); }) : Promise.resolve({})),
      },
    });
    this.run = compiled.start();
    const synced = {
      flow, run: this.run, compiled, changing: createChangeOfAnswer(compiled, this.run), base: '/f/',
      beginsAnew: ({ fromLanding }: { readonly fromLanding?: true }) => !embedded && !fromLanding,
    };
    const entries = createEntries(this.window());
    enterFromAddress(synced, entries);
    syncHistory(synced, entries, this.events as unknown as Window);
  }
  private window(): Pick<Window, 'history' | 'location' | 'addEventListener'> {
    const history = {
      pushState: (state: unknown, _: string, url: string) => this.write(url, state, true),
      replaceState: (state: unknown, _: string, url: string) => this.write(url, state, false),
      // The browser moves later, and says so by an event.
      go: (by: number) => { this.traversals = this.traversals.then(() => this.traverse(by)); },
    } as unknown as History;
    const location = {} as Location;
    Object.defineProperty(history, 'state', { get: () => this.all[this.index]?.state });
    Object.defineProperties(location, { pathname: { get: () => this.address }, search: { value: '' }, href: { get: () => this.address } });
    return { history, location, addEventListener: this.events.addEventListener.bind(this.events) as Window['addEventListener'] };
  }
  private write(url: string, state: unknown, isNew: boolean): void {
    if (isNew) this.all = this.all.slice(0, this.index += 1);
    this.all[this.index] = { url, state };
    // As wouter reports it.
    this.events.dispatchEvent(new Event(isNew ? 'pushState' : 'replaceState'));
  }
  private traverse(by: number): void {
    if (!this.all[this.index + by]) return;
    this.index += by;
    this.events.dispatchEvent(new Event('popstate'));
  }
  private async settled(): Promise<this> {
    for (let turn = 0; turn < 10; turn += 1) {
      await this.traversals;
      await new Promise((resolve) => { setImmediate(resolve); });
    }
    return this;
  }
  get address(): string { return this.all[this.index]?.url ?? ''; }
  get shows(): string { const { step, stop } = this.run.view(); return stop ? stop.id : step; }
  /** All entries, the one that shows in brackets. */
  get entries(): string {
    return this.all.map(({ url, state }, index) => {
      const name = (state as { readonly stop?: string } | null)?.stop ?? url;
      return index === this.index ? `[${name}]` : name;
    }).join(' ');
  }
  answer(data: Readonly<Record<string, unknown>>): this { this.run.send({ type: 'CHANGE', data }); return this; }
  async next(): Promise<this> { this.run.send({ type: 'NEXT' }); return this.settled(); }
  async back(): Promise<this> { this.run.send({ type: 'BACK' }); return this.settled(); }
  async browser(...by: readonly number[]): Promise<this> {
    for (const one of by) this.traverse(one);
    return this.settled();
  }
  async link(url: string): Promise<this> { this.write(url, null, true); return this.settled(); }
  saves(): this { this.hold = true; return this; }
  async saved(): Promise<this> { this.hold = false; for (const call of this.calls.splice(0)) call(); return this.settled(); }
  /** From the first step to a screen, or to the end. */
  async reaches(goal: string): Promise<this> {
    await this.answer({ street: 'High St' }).next();
    for (const screen of ['roof', 'dogs', 'pool']) {
      if (this.shows === goal) return this;
      await this.answer({ [screen]: 'yes' }).next();
    }
    return this;
  }
  sees(shows: string, entries: string): void { expect([this.shows, this.entries]).toEqual([shows, entries]); }
}

const marked = { fromLanding: true, landing: {} };
let tab: Tab;
beforeEach(() => { tab = new Tab({ state: marked }); });

describe('inside a survey', () => {
  it('every screen is an entry of its own, at one address (D18)', async () => {
    await tab.reaches('end');
    tab.sees('end', '/f /f/home roof dogs pool [/f/end]');
  });
  it('the browser’s Back is the page’s Back: the screen before, blank (D18, SV-035)', async () => {
    await tab.reaches('pool');
    await tab.browser(-1);
    tab.sees('dogs', '/f /f/home roof [dogs] pool');
    expect(tab.run.view().context.answers).toEqual({ roof: 'yes' });
    await tab.browser(-1);
    tab.sees('roof', '/f /f/home [roof] dogs pool');
    await tab.browser(-1);
    tab.sees('home', '/f [/f/home] roof dogs pool');
  });
  it('the page’s Back leaves no entries behind', async () => {
    await tab.reaches('pool');
    await tab.back();
    await tab.back();
    tab.sees('roof', '/f /f/home [roof] dogs pool');
    await tab.answer({ roof: 'no' }).next();
    tab.sees('dogs', '/f /f/home roof [dogs]');
    await tab.back();
    await tab.back();
    tab.sees('home', '/f [/f/home] roof dogs');
    expect(tab.run.view().context.street).toBe('High St');
  });
  it('Forward to a screen that is yet to be answered goes nowhere', async () => {
    await tab.reaches('pool');
    await tab.browser(-1);
    await tab.browser(1);
    tab.sees('dogs', '/f /f/home roof [dogs] pool');
    await tab.browser(-2);
    tab.sees('home', '/f [/f/home] roof dogs pool');
    await tab.browser(1);
    expect(tab.shows).toBe('dogs');
    await tab.browser(-1);
    tab.sees('home', '/f [/f/home] dogs');
  });
  it('Forward past the survey goes nowhere while a screen is open, and never to the start', async () => {
    await tab.reaches('end');
    await tab.browser(-1);
    tab.sees('pool', '/f /f/home roof dogs [pool] /f/end');
    await tab.browser(1);
    tab.sees('end', '/f /f/home roof dogs pool [/f/end]');
    await tab.browser(-2);
    tab.sees('dogs', '/f /f/home roof [dogs] pool /f/end');
    await tab.browser(2);
    tab.sees('dogs', '/f /f/home roof [dogs] pool /f/end');
  });
  it('several entries back are as many presses of Back', async () => {
    await tab.reaches('end');
    await tab.browser(-3);
    tab.sees('roof', '/f /f/home [roof] dogs pool /f/end');
    expect(tab.run.view().context.answers).toEqual({});
  });
  it('Back while answers are being saved does nothing, as the page’s own', async () => {
    await tab.reaches('dogs');
    await tab.answer({ dogs: 'two' }).saves().next();
    await tab.browser(-1);
    tab.sees('dogs', '/f /f/home roof [dogs]');
    await tab.saved();
    tab.sees('pool', '/f /f/home roof dogs [pool]');
  });
  it('quick presses of Back are as many screens back', async () => {
    await tab.reaches('end');
    await tab.browser(-1, -1, -1);
    tab.sees('roof', '/f /f/home [roof] dogs pool /f/end');
    await tab.reaches('end');
    await tab.browser(-1, -1, -1, -1);
    tab.sees('home', '/f [/f/home] roof dogs pool /f/end');
  });
  it('a new screen has its entry as soon as the machine is there: Back leads to the screen before', async () => {
    await tab.reaches('roof');
    tab.answer({ roof: 'yes' }).run.send({ type: 'NEXT' });
    await new Promise((resolve) => { setImmediate(resolve); });
    tab.sees('dogs', '/f /f/home roof [dogs]');
    await tab.browser(-1);
    tab.sees('roof', '/f /f/home [roof] dogs');
  });
  it('Next pressed before the page’s Back has moved the browser leaves one entry for each screen', async () => {
    await tab.reaches('dogs');
    tab.run.send({ type: 'BACK' });
    await tab.answer({ roof: 'no' }).next();
    tab.sees('dogs', '/f /f/home roof [dogs]');
  });
  it('an entry without a screen, typed or of a link in the page, gets the screen that shows', async () => {
    await tab.reaches('dogs');
    await tab.link('/f/survey');
    tab.sees('dogs', '/f /f/home roof dogs [dogs]');
    await tab.browser(-1);
    tab.sees('dogs', '/f /f/home roof [dogs] dogs');
  });
});

describe('between steps', () => {
  it('an open message closes first (I26)', async () => {
    await tab.answer({ street: 'nowhere' }).next();
    expect(tab.run.view().modal).toBe('stop');
    await tab.browser(-1);
    tab.sees('home', '/f [/f/home]');
    expect(tab.run.view().modal).toBeUndefined();
  });
  it('the address of a step that cannot be entered becomes the address of where it leads (RC-002, I06)', () => {
    const typed = new Tab({ url: '/f/end' });
    typed.sees('home', '/f [/f/home]');
  });
});

describe('the first step', () => {
  const street = (): unknown => tab.run.view().context.street;
  it('keeps its answers when the visit began on the landing page (RN-044)', async () => {
    await tab.reaches('roof');
    await tab.browser(-1);
    expect(street()).toBe('High St');
  });
  it('begins anew otherwise, by the browser’s Back and by the page’s (C-01)', async () => {
    for (const way of [() => tab.browser(-1), () => tab.back()]) {
      tab = new Tab();
      await tab.reaches('roof');
      await way();
      tab.sees('home', '/f [/f/home] roof');
      expect(street()).toBeUndefined();
    }
  });
  it('keeps them when embedded (RN-044)', async () => {
    tab = new Tab({ embedded: true });
    await tab.reaches('roof');
    await tab.back();
    expect(street()).toBe('High St');
  });
  it('keeps what is typed while it shows', async () => {
    tab = new Tab();
    await tab.answer({ street: 'nowhere' }).next();
    await tab.browser(-1);
    expect(street()).toBe('nowhere');
  });
});

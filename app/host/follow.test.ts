import { beforeEach, describe, expect, it } from 'vitest';
import { createClock, type FlowDefinition, type FlowRun } from '#engine';
import { compile } from '#engine/check';
import { surveyKit } from '#engine/survey';
import { arrive, follow, type Follower } from './follow';
import { entriesOf } from './history';

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
    home: { path: 'home', screen: 'form', title: 'Home', back: false, form: { schema: { type: 'object', properties: { street: { type: 'string', title: 'Street', examples: ['High St'] } }, required: ['street'] } },
      calls: ['questions'], next: [{ when: { street: { const: 'nowhere' } }, modal: 'stop' }, { to: 'survey' }] },
    survey: { path: 'survey', screen: 'survey', title: 'Survey', needs: { form: true }, survey: { form: 'form', answers: 'answers', trail: 'trail', reply: 'reply' }, calls: ['keep'], next: 'end' },
    end: { path: 'end', screen: 'form', title: 'End', needs: { filled: 'survey' }, back: 'survey' },
  },
};

/** A tab: its history, the page in it, and a visitor's presses. */
class Tab {
  private all: { url: string; state: unknown }[];
  private index = 0;
  private readonly painted: (() => void)[] = [];
  private calls: (() => void)[] = [];
  readonly run: FlowRun;
  private readonly follower: Follower;
  private place = '';
  private asked = Promise.resolve();
  private hold = false;
  private time = 0;

  constructor({ url = '/f/home', state = null as unknown, embedded = false } = {}) {
    this.all = [{ url: '/f', state: null }, { url, state }];
    this.index = 1;
    const compiled = compile(flow, {
      survey: surveyKit, clock: createClock(), newId: () => 'id', tools: {},
      adapters: {
        questions: async () => ({ form: questions, trail: undefined }),
        keep: () => (this.hold ? new Promise((resolve) => { this.calls.push(() => resolve({})); }) : Promise.resolve({})),
      },
    });
    this.run = compiled.start();
    const page = {
      history: { pushState: (now: unknown, _: string, to: string) => this.set(to, now, true), replaceState: (now: unknown, _: string, to: string) => this.set(to, now, false), go: (by: number) => { this.asked = this.asked.then(() => this.go(by)); } } as unknown as History,
      location: { } as Location,
    };
    Object.defineProperty(page.history, 'state', { get: () => this.all[this.index]?.state });
    Object.defineProperties(page.location, { pathname: { get: () => this.address }, search: { value: '' }, href: { get: () => this.address } });
    const followed = { flow, run: this.run, compiled, base: '/f/' };
    const tools = { entries: entriesOf(page), later: (work: () => void) => this.painted.push(work), now: () => this.time, beginsAnew: ({ fromLanding }: { readonly fromLanding?: true }) => !embedded && !fromLanding };
    arrive(followed, tools);
    this.follower = follow(followed, tools);
    this.draw();
  }
  private set(url: string, state: unknown, isNew: boolean): void {
    if (isNew) this.all = this.all.slice(0, this.index += 1);
    this.all[this.index] = { url, state };
  }
  private go(by: number): void {
    if (!this.all[this.index + by]) return;
    this.index += by;
    this.follower.popped();
    this.draw();
  }
  /** What React does: the place that shows is told once it is drawn. */
  private draw(): void {
    const place = this.shows;
    if (place === this.place) return;
    this.place = place;
    this.follower.machineMoved();
  }
  private async rests(): Promise<this> {
    for (let turn = 0; turn < 10; turn += 1) {
      await this.asked;
      await Promise.resolve();
      await new Promise((resolve) => { setImmediate(resolve); });
      this.draw();
      for (const work of this.painted.splice(0)) work();
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
  async next(): Promise<this> { this.run.send({ type: 'NEXT' }); this.draw(); return this.rests(); }
  async back(): Promise<this> { this.run.send({ type: 'BACK' }); this.draw(); return this.rests(); }
  async browser(by: number): Promise<this> { this.time += 1000; this.go(by); return this.rests(); }
  /** A press of the browser's Back before the picture: nothing that waits for it has happened; at its hastiest nobody has been told of the new place. */
  async hastily(by: number, { told }: { readonly told: boolean }): Promise<this> {
    this.run.send({ type: 'NEXT' });
    await new Promise((resolve) => { setImmediate(resolve); });
    if (told) this.draw();
    this.go(by);
    return this.rests();
  }
  /** A press of the browser's Back before the picture, of which the page hears when the new place has its entry: the browser has counted from the one below. */
  async tooLate(): Promise<this> {
    this.run.send({ type: 'NEXT' });
    await this.rests();
    this.go(-2);
    return this.rests();
  }
  /** Two presses of Next, with an answer between them, before anybody has been told of the place between. */
  async headlong(data: Readonly<Record<string, unknown>>): Promise<this> {
    this.run.send({ type: 'NEXT' });
    await new Promise((resolve) => { setImmediate(resolve); });
    this.follower.hurry();
    for (const work of this.painted.splice(0)) work();
    this.answer(data).run.send({ type: 'NEXT' });
    await new Promise((resolve) => { setImmediate(resolve); });
    return this.rests();
  }
  async link(url: string): Promise<this> { this.set(url, null, true); this.follower.addressChanged(); this.draw(); return this.rests(); }
  saves(): this { this.hold = true; return this; }
  async saved(): Promise<this> { this.hold = false; for (const call of this.calls.splice(0)) call(); return this.rests(); }
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
  it('Back while answers are being saved is as dead as the page’s own', async () => {
    await tab.reaches('dogs');
    await tab.answer({ dogs: 'two' }).saves().next();
    await tab.browser(-1);
    tab.sees('dogs', '/f /f/home roof [dogs]');
    await tab.saved();
    tab.sees('pool', '/f /f/home roof dogs [pool]');
  });
  it.each([true, false])('Back before the new screen has its entry leads to the screen before (told of the screen: %s)', async (told) => {
    await tab.reaches('roof');
    await tab.answer({ roof: 'yes' }).hastily(-1, { told });
    tab.sees('roof', '/f /f/home [roof] dogs');
    await tab.answer({ roof: 'yes' }).next();
    tab.sees('dogs', '/f /f/home roof [dogs]');
  });
  it('Back that was pressed before the new screen had its entry, and is heard of after, leads to the screen before too', async () => {
    await tab.reaches('dogs');
    await tab.answer({ dogs: 'two' }).tooLate();
    tab.sees('dogs', '/f /f/home roof [dogs] pool');
    await tab.browser(-2);
    tab.sees('home', '/f [/f/home] roof dogs pool');
  });
  it('Back from the second step, pressed as hastily, does not leave the line', async () => {
    await tab.answer({ street: 'High St' }).tooLate();
    tab.sees('home', '/f [/f/home] roof');
    expect(tab.run.view().context.street).toBe('High St');
  });
  it('Next before the new screen has been told of leaves an entry for it', async () => {
    await tab.reaches('roof');
    await tab.answer({ roof: 'yes' }).headlong({ dogs: 'two' });
    tab.sees('pool', '/f /f/home roof dogs [pool]');
    await tab.browser(-1);
    tab.sees('dogs', '/f /f/home roof [dogs] pool');
  });
  it('an entry without a screen, typed or of a link in the page, says which one shows', async () => {
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
  it('an address whose door is shut becomes the address of where it leads (RC-002, I06)', () => {
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

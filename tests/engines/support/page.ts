import { elementId, WebDriverError, type Command, type Driver, type Parameters } from './driver';
import { scriptOn, wanted, type Op, type Sought } from './find';
import { until } from './programs';

/** Seconds until something that is looked for has to be there. */
const timeoutSeconds = 60;
/** The page moved on in between, or something is drawn above the element: look again. */
const passing = new Set(['stale element reference', 'no such element', 'no such frame', 'no such window', 'element not interactable',
  'element click intercepted', 'javascript error', 'detached shadow root']);
const selectAll = '\uE009a\uE000';
export const keys = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004', Backspace: '\uE003', ArrowDown: '\uE015' } as const;
export type Key = keyof typeof keys;
interface Named extends Sought { readonly name?: string | RegExp; readonly level?: number; readonly checked?: boolean }

/** A page, or a frame in it: by WebDriver, with the names that Playwright has for the same. */
export class EnginePage {
  readonly keyboard = {
    press: (key: string): Promise<void> => this.typesAtFocus(keys[key as Key]),
  };
  /** `frames`: the way from the top to this frame. */
  constructor(readonly driver: Driver, private readonly origin: string, private readonly frames: readonly (readonly Op[])[] = []) {}

  get isFrame(): boolean { return this.frames.length > 0; }
  async goto(address: string): Promise<void> {
    await this.driver.send('WebDriver:SwitchToFrame', { id: null });
    await this.driver.send('WebDriver:Navigate', { url: new URL(address, this.origin).href });
  }
  async reload(): Promise<void> { await this.driver.send('WebDriver:Refresh'); }
  async goBack(): Promise<void> { await this.driver.send('WebDriver:Back'); }
  async goForward(): Promise<void> { await this.driver.send('WebDriver:Forward'); }
  async evaluate<T>(read: () => T): Promise<T> { return await this.run(`return (${String(read)})()`) as T; }
  /** Runs the body of a function in this frame. */
  async run(script: string, parameters: readonly unknown[] = []): Promise<unknown> {
    let answer: unknown;
    await until(async () => {
      try {
        await this.enter();
        answer = await this.driver.send('WebDriver:ExecuteScript', { script, args: parameters });
        return true;
      } catch (error) {
        if (error instanceof WebDriverError && /^no such (frame|window|element)|^stale/.test(error.code)) return false;
        throw error;
      }
    }, 'the frame is there', timeoutSeconds);
    return answer;
  }
  /** The frame that commands go to. */
  private async enter(): Promise<void> {
    await this.driver.send('WebDriver:SwitchToFrame', { id: null });
    for (const frame of this.frames) {
      const script = scriptOn(frame, 'return elements[0] ?? null');
      const element = elementId(await this.driver.send('WebDriver:ExecuteScript', { script, args: [] }));
      if (element === undefined) throw new WebDriverError('no such frame', JSON.stringify(frame));
      await this.driver.send('WebDriver:SwitchToFrame', { element });
    }
  }
  /** Scrolls the page around the frames until a height in this frame is in the middle of the screen: WebKit stops at another origin. */
  async reveal(height: number): Promise<void> {
    let middle = height;
    for (const [level, frame] of [...this.frames.entries()].toReversed()) {
      const use = `const { top } = elements[0].getBoundingClientRect();
        if (${level === 0}) window.scrollBy({ top: top + ${middle} - innerHeight / 2, behavior: 'instant' });
        return top + ${middle};`;
      middle = Number(await new EnginePage(this.driver, this.origin, this.frames.slice(0, level)).run(scriptOn(frame, use)));
    }
  }
  async typesAtFocus(text: string): Promise<void> {
    await this.enter();
    const actions = [...text].flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }]);
    await this.driver.send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
  frameLocator(css: string): EnginePage { return new EnginePage(this.driver, this.origin, [...this.frames, [{ css }]]); }
  locator(css: string): EngineLocator { return new EngineLocator(this, [{ css }]); }
  getByRole(role: string, named: Named = {}): EngineLocator { return new EngineLocator(this, []).getByRole(role, named); }
  getByText(text: string | RegExp, sought?: Sought): EngineLocator { return new EngineLocator(this, []).getByText(text, sought); }
}

export class EngineLocator {
  constructor(private readonly page: EnginePage, private readonly ops: readonly Op[]) {}
  private then(op: Op): EngineLocator { return new EngineLocator(this.page, [...this.ops, op]); }
  getByRole(role: string, { name, level, checked, exact }: Named = {}): EngineLocator {
    return this.then({ role, ...(name !== undefined && { name: wanted(name, { exact }) }), ...(level !== undefined && { level }),
      ...(checked !== undefined && { checked }) });
  }
  getByText(text: string | RegExp, sought?: Sought): EngineLocator { return this.then({ text: wanted(text, sought) }); }
  locator(css: string): EngineLocator { return this.then({ css }); }
  filter({ hasText }: { readonly hasText: string | RegExp }): EngineLocator { return this.then({ hasText: wanted(hasText) }); }
  or(other: EngineLocator): EngineLocator { return this.then({ or: other.ops }); }
  first(): EngineLocator { return this.nth(0); }
  nth(index: number): EngineLocator { return this.then({ nth: index }); }

  /** Reads from what is found now, however many that are. */
  private read(script: string): Promise<unknown> { return this.page.run(scriptOn(this.ops, script)); }
  async count(): Promise<number> { return Number(await this.read('return elements.length')); }
  async innerText(): Promise<string> { return String(await this.read('return elements.map((each) => each.innerText).join(" ")')); }
  async inputValue(): Promise<string> {
    const value = await until(async () => {
      const read = await this.read('return elements[0] ? [elements[0].value] : null');
      return Array.isArray(read) ? read : undefined;
    }, `there is ${this.toString()}`, timeoutSeconds);
    return String(value[0]);
  }
  async isEditable(): Promise<boolean> {
    return await this.read('return elements.length === 1 && elements[0].matches(":read-write")') === true;
  }
  /** Tries until the one element is there and takes the command. */
  private async act(command: Command, parameters: Parameters, use = 'return elements[0]'): Promise<void> {
    let last = 'it is not there';
    await until(async () => {
      try {
        const id = elementId(await this.read(`if (elements.length !== 1 || elements[0].disabled) return null;\n${use}`));
        if (id === undefined) return false;
        await this.page.driver.send(command, { id, ...parameters });
        return true;
      } catch (error) {
        if (!(error instanceof WebDriverError && passing.has(error.code))) throw error;
        last = error.message;
        return false;
      }
    }, `${command} on ${this.toString()}: ${last}`, timeoutSeconds)
      .catch((error: unknown) => { throw new Error(`${String(error)} ${last}`); });
  }
  /** A real click, in the middle of the element. */
  async click(): Promise<void> {
    if (this.page.isFrame) {
      const ask = 'return elements[0] ? elements[0].getBoundingClientRect().top + 20 : null';
      const middle = await until(() => this.read(ask), this.toString());
      await this.page.reveal(Number(middle));
    }
    // WebKit does not scroll far enough where a bar lies over the end of the page.
    const use = "elements[0].scrollIntoView({ block: 'center', behavior: 'instant' });\nreturn elements[0]";
    return this.act('WebDriver:ElementClick', {}, use);
  }
  /** Real keys, one after the other. */
  types(text: string): Promise<void> {
    return this.page.isFrame ? this.typesInFrame(text) : this.act('WebDriver:ElementSendKeys', { text });
  }
  /** WebKit refuses to type into an element of another origin's frame; it types where a click has put the focus. */
  private async typesInFrame(text: string): Promise<void> {
    await until(async () => {
      await this.click();
      return this.read('return elements[0] === document.activeElement');
    }, `${this.toString()} has the focus`);
    await this.page.typesAtFocus(text);
  }
  async fill(text: string): Promise<void> {
    const plain = (value: string): string => value.replaceAll(/\W/g, '');
    if ((await this.inputValue()) !== '') await this.types(`${selectAll}${keys.Backspace}`);
    if (text !== '') await this.types(text);
    // On a busy machine keys reach the process of another origin later than the next command.
    const isFilled = async (): Promise<boolean> => plain(await this.inputValue()).endsWith(plain(text).slice(-4));
    if (this.page.isFrame) await until(isFilled, `${this.toString()} is filled`);
  }
  /** As a visitor chooses from an open list: by a click on the option. */
  selectOption(value: string): Promise<void> {
    return this.act('WebDriver:ElementClick', {},
      `return [...elements[0].options].find((option) => option.value === ${JSON.stringify(value)}) ?? null`);
  }
  toString(): string { return JSON.stringify(this.ops); }
}

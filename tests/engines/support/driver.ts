/** The WebDriver commands that the tests use, by their names in Firefox's protocol, and as requests of the standard. */
const commands = {
  'WebDriver:Navigate': ['POST', 'url'],
  'WebDriver:Back': ['POST', 'back'],
  'WebDriver:Forward': ['POST', 'forward'],
  'WebDriver:Refresh': ['POST', 'refresh'],
  'WebDriver:ExecuteScript': ['POST', 'execute/sync'],
  'WebDriver:SwitchToFrame': ['POST', 'frame'],
  'WebDriver:AddCookie': ['POST', 'cookie'],
  'WebDriver:DeleteAllCookies': ['DELETE', 'cookie'],
  'WebDriver:ElementClick': ['POST', 'element/:id/click'],
  'WebDriver:ElementSendKeys': ['POST', 'element/:id/value'],
  'WebDriver:PerformActions': ['POST', 'actions'],
} as const;
export type Command = keyof typeof commands;
export type Parameters = Readonly<Record<string, unknown>>;

/** A running browser with one WebDriver session. */
export interface Driver {
  readonly version: string;
  send(command: Command, parameters?: Parameters): Promise<unknown>;
  close(): Promise<void>;
}

/** A command as a request of the standard; the id of an element is part of the address. */
export function requestOf(command: Command, parameters: Parameters): { readonly method: string; readonly path: string } {
  const [method, path] = commands[command];
  return { method, path: path.replace(':id', () => String(parameters.id)) };
}

/** What the browser refuses, by the name that the standard gives it: `stale element reference`, for one. */
export class WebDriverError extends Error {
  constructor(readonly code: string, message: string) {
    super(`${code}: ${message}`);
  }
}

/** How the standard spells a reference to an element, or to a frame's window. */
const referenceKey = /^(element-6066|shadow-6066|frame-075b)/;
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
export function elementId(value: unknown): string | undefined {
  const [entry] = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return entry && referenceKey.test(entry[0]) ? String(entry[1]) : undefined;
}

import { isObject } from '#engine/isObject';
import { hostCommands } from './messages';
import { covers, parentOrigin } from './origin';

export type HostCommand =
  | { readonly type: 'account'; readonly payload: Readonly<Partial<Record<(typeof hostCommands)['account'][number], string>>> }
  | { readonly type: 'sign-out' };
const longest = 254;

const own = (value: Readonly<Record<string, unknown>>, name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined);

/** A message of the page around us, or nothing: only listed types, only listed texts, read as own properties (S5, S12). */
export function readCommand(data: unknown): HostCommand | undefined {
  if (!isObject(data) || own(data, 'source') !== 'surefoot-host') return undefined;
  const type = own(data, 'type');
  if (type === 'sign-out') return { type };
  if (type !== 'account') return undefined;
  const given = own(data, 'payload');
  if (!isObject(given)) return undefined;
  const texts = hostCommands.account.map((name) => [name, own(given, name)] as const);
  return { type, payload: Object.fromEntries(texts.filter((pair): pair is [typeof pair[0], string] => typeof pair[1] === 'string' && pair[1].trim() !== '' && pair[1].length <= longest)) };
}

interface Listening {
  readonly window: Window;
  /** The site's `frame_ancestors`. */
  readonly allowed: () => readonly string[];
  readonly hear: (command: HostCommand) => void;
}
/** Hears the window around us and no other, while it is the page we were opened in and the site allows it (S5, S-14, S-15). */
export function hearHost({ window, allowed, hear }: Listening): void {
  const origin = parentOrigin(window);
  if (origin === undefined) return;
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== origin || !allowed().some((entry) => covers(entry, origin))) return;
    const command = readCommand(event.data);
    if (command) hear(command);
  });
}

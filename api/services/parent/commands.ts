import { isObject } from '#engine/isObject';
import { hostCommands } from './messages';
import { covers, parentOrigin } from './origin';

export type HostCommand =
  | { readonly type: 'account'; readonly payload: Readonly<Partial<Record<(typeof hostCommands)['account'][number], string>>> }
  | { readonly type: 'sign-out' };
const longest = 254;

const own = (value: Readonly<Record<string, unknown>>, name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined);

/** A command of the page around us, or undefined: only listed types, only listed texts, read as own properties (S5, S12). */
export function readCommand(data: unknown): HostCommand | undefined {
  if (!isObject(data) || own(data, 'source') !== 'surefoot-host') return undefined;
  const type = own(data, 'type');
  if (type === 'sign-out') return { type };
  if (type !== 'account') return undefined;
  const given = own(data, 'payload');
  if (!isObject(given)) return undefined;
  const fields = hostCommands.account.map((name) => [name, own(given, name)] as const);
  const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '' && value.length <= longest;
  return { type, payload: Object.fromEntries(fields.filter(([, value]) => isText(value))) };
}

interface HostListener {
  readonly window: Window;
  /** The site's `frame_ancestors`. */
  readonly allowed: () => readonly string[];
  readonly onCommand: (command: HostCommand) => void;
}
/** Receives commands of the window around us and of no other, while its origin is unchanged and the site allows it (S5, S-14, S-15). */
export function listenToHost({ window, allowed, onCommand }: HostListener): void {
  const origin = parentOrigin(window);
  if (origin === undefined) return;
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== origin || !allowed().some((entry) => covers(entry, origin))) return;
    const command = readCommand(event.data);
    if (command) onCommand(command);
  });
}

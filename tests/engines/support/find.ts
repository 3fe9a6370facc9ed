/** What is looked for: serialised, sent to the page, and found there. */
export interface Wanted { readonly source: string; readonly flags: string }
export type Op =
  | { readonly css: string }
  | { readonly role: string; readonly name?: Wanted; readonly level?: number; readonly checked?: boolean }
  | { readonly text: Wanted }
  | { readonly hasText: Wanted }
  | { readonly or: readonly Op[] }
  | { readonly nth: number };

export interface Sought { readonly exact?: boolean | undefined }
/** Words as Playwright takes them: part of the name without regard to case, the whole name when `exact`, or a pattern. */
export function wanted(words: string | RegExp, { exact = false }: Sought = {}): Wanted {
  if (words instanceof RegExp) return { source: words.source, flags: words.flags };
  const literal = words.replaceAll(/\s+/g, ' ').trim().replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return exact ? { source: `^${literal}$`, flags: '' } : { source: literal, flags: 'i' };
}

/* The functions below run in the page; they may name each other and nothing else. */

function isShown(element: Element): boolean {
  return element.closest('[aria-hidden=true]') === null && element.checkVisibility({ visibilityProperty: true });
}
function roleOf(element: Element): string {
  const given = element.getAttribute('role');
  if (given) return given;
  const tag = element.tagName;
  if (tag === 'INPUT') {
    const { type } = element as HTMLInputElement;
    return ['checkbox', 'radio', 'button'].includes(type) ? type : type === 'submit' ? 'button' : 'textbox';
  }
  if (tag === 'A') return element.hasAttribute('href') ? 'link' : '';
  const roles: Readonly<Record<string, string>> = {
    BUTTON: 'button', SELECT: 'combobox', TEXTAREA: 'textbox', MAIN: 'main', OPTION: 'option', DIALOG: 'dialog', FIELDSET: 'group',
    OUTPUT: 'status', ASIDE: 'complementary', LI: 'listitem', NAV: 'navigation', DT: 'term', DD: 'definition',
  };
  return /^H[1-6]$/.test(tag) ? 'heading' : roles[tag] ?? '';
}
function textOf(node: Node): string {
  if (node instanceof Element && (node.getAttribute('aria-hidden') === 'true' || /^(SCRIPT|STYLE)$/.test(node.tagName))) return '';
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  const inner = [...node.childNodes].map((child) => textOf(child)).join('');
  return node instanceof HTMLElement && !getComputedStyle(node).display.startsWith('inline') ? ` ${inner} ` : inner;
}
function nameOf(element: Element): string {
  const told = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => element.ownerDocument.getElementById(id));
  const labels = told.some((each) => each !== null) ? told : [...(element as HTMLInputElement).labels ?? []];
  const legend = element.querySelector(':scope > legend');
  const name = labels.some((each) => each !== null) ? labels.map((each) => (each ? textOf(each) : '')).join(' ')
    : element.getAttribute('aria-label') ?? (legend ? textOf(legend) : /^(INPUT|SELECT)$/.test(element.tagName) ? '' : textOf(element));
  return name.replaceAll(/\s+/g, ' ').trim();
}
function holds(text: string, { source, flags }: Wanted): boolean {
  return new RegExp(source, flags).test(text.replaceAll(/\s+/g, ' ').trim());
}
function findByText(roots: readonly ParentNode[], text: Wanted): Element[] {
  const all = roots.flatMap((root) => [...root.querySelectorAll('*')]).filter((each) => holds(each.textContent, text));
  // The smallest element that has the words.
  return all.filter((each) => ![...each.children].some((child) => all.includes(child)));
}
function findByRole(roots: readonly ParentNode[], { role, name, level, checked }: Extract<Op, { role: string }>): Element[] {
  return roots.flatMap((root) => [...root.querySelectorAll('*')]).filter((each) => roleOf(each) === role
    && (level === undefined || each.tagName === `H${level}`) && (checked === undefined || (each as HTMLInputElement).checked === checked)
    && (each.tagName === 'OPTION' || isShown(each)) && (name === undefined || holds(nameOf(each), name)));
}
/** The elements that a chain of steps leads to, each step looking inside what the one before it found. */
function findAll(ops: readonly Op[]): Element[] {
  let found: Element[] | undefined;
  for (const op of ops) {
    const roots: readonly ParentNode[] = found ?? [document];
    if ('css' in op) found = roots.flatMap((root) => [...root.querySelectorAll(op.css)]);
    else if ('role' in op) found = findByRole(roots, op);
    else if ('text' in op) found = findByText(roots, op.text);
    else if ('hasText' in op) found = (found ?? []).filter((each) => holds(each.textContent, op.hasText));
    else if ('nth' in op) found = (found ?? []).slice(op.nth, op.nth < 0 ? undefined : op.nth + 1);
    else {
      const all = new Set([...(found ?? []), ...findAll(op.or)]);
      found = [...all].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    }
  }
  return [...new Set(found)];
}

const inPage = [isShown, roleOf, textOf, nameOf, holds, findByText, findByRole, findAll];
/** A script for the page: `use` is the body of a function that gets the elements. */
export const scriptOn = (ops: readonly Op[], use: string): string =>
  `${inPage.map(String).join('\n')}\nconst elements = findAll(${JSON.stringify(ops)});\n${use}`;

import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import { hoverTooltip, type EditorView, type Tooltip } from '@codemirror/view';
import { isObject } from '#engine';
import { placeAt } from './place';
import { meaningOf, namesAt, valuesAt, type Language } from './words';

/** The names of steps, where a value leads to one. */
function stepNames(draft: unknown, path: readonly string[]): readonly string[] {
  const leads = ['next', 'to', 'over', 'start', 'otherwise', 'change'].includes(path.at(-1) ?? '');
  return leads && isObject(draft) && isObject(draft.steps) ? Object.keys(draft.steps) : [];
}
const isPlain = (value: string): boolean => value === 'true' || value === 'false' || !Number.isNaN(Number(value));

/** Completes names and values by the language, and the names of steps by the draft. */
export const completions = (language: () => Language, isJson: boolean) => (context: CompletionContext): CompletionResult | null => {
  const { state, pos, explicit } = context;
  const word = context.matchBefore(/"?[\w$.:-]*$/);
  if (!word || (word.from === word.to && !explicit)) return null;
  const now = language();
  const { path, isName } = placeAt(syntaxTree(state), state.doc.toString(), pos);
  const names = isName ? namesAt(now, path) : [];
  // An entry of a list may be a name or a value.
  const values = names.length === 0 ? [...stepNames(now.draft, path), ...valuesAt(now, path)] : [];
  const options: readonly Completion[] = [
    ...names.map(({ name, description, isRequired }) => ({
      label: name, apply: `${isJson ? JSON.stringify(name) : name}: `, boost: isRequired ? 1 : 0,
      ...(description ? { info: description } : {}),
    })),
    ...values.map((value) => ({ label: value, apply: isJson && !isPlain(value) ? JSON.stringify(value) : value })),
  ];
  return options.length > 0 ? { from: word.from, options, validFor: /^"?[\w$.-]*$/ } : null;
};

/** Says what a name means, while the pointer is on it. */
export const meanings = (language: () => Language) => hoverTooltip(({ state }: EditorView, position: number): Tooltip | null => {
  const word = state.wordAt(position);
  const { path, isName } = placeAt(syntaxTree(state), state.doc.toString(), word?.to ?? position);
  const meaning = isName && word ? meaningOf(language(), [...path, state.sliceDoc(word.from, word.to)]) : undefined;
  if (!word || meaning === undefined) return null;
  return { pos: word.from, end: word.to, above: true, create: () => {
    const dom = document.createElement('div');
    dom.className = 's-meaning';
    dom.textContent = meaning;
    return { dom };
  } };
});

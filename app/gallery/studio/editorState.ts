import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { yaml } from '@codemirror/lang-yaml';
import { HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers, ViewPlugin } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Found } from '../../check/found';
import { wholeSchema } from '../../guides/lineSchema';
import { completions, meanings } from './complete';
import type { Language } from './words';

const look = syntaxHighlighting(HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], class: 's-name' },
  { tag: [tags.string, tags.content], class: 's-text' },
  { tag: [tags.number, tags.bool, tags.null, tags.keyword, tags.atom], class: 's-value' },
  { tag: tags.comment, class: 's-comment' },
]));

/** Findings come below the editor while its author types, and it gets shorter: a cursor that was in view stays there. */
const cursorStaysInView = ViewPlugin.define(({ scrollDOM }) => {
  let height = scrollDOM.clientHeight;
  return {
    update({ geometryChanged, view }) {
      if (!geometryChanged) return;
      view.requestMeasure({
        read() {
          const before = height;
          height = scrollDOM.clientHeight;
          const bottom = (view.coordsAtPos(view.state.selection.main.head)?.bottom ?? 0) - scrollDOM.getBoundingClientRect().top;
          return bottom <= before ? Math.max(0, bottom - height) : 0;
        },
        write(hidden) { scrollDOM.scrollTop += hidden; },
      });
    },
  };
});

export interface EditorOptions {
  readonly text: string;
  readonly file: string;
  /** Of this page: the editor's styles need it. */
  readonly nonce: string;
  /** What the text says, where it can be read. */
  readonly draft: () => unknown;
  readonly onText: (text: string) => void;
}

/** Tab leaves the editor, as everywhere on the page; Control-Space completes, Control-F searches, F8 goes to the next finding. */
export function editorState({ text, file, nonce, draft, onText }: EditorOptions): EditorState {
  const schema = wholeSchema();
  const language = (): Language => ({ schema, draft: draft() });
  const isJson = file.endsWith('.json');
  const extensions: Extension = [
    EditorView.cspNonce.of(nonce), lineNumbers(), history(), drawSelection(), highlightActiveLine(), indentOnInput(), indentUnit.of('  '),
    isJson ? json() : yaml(), look, lintGutter(), EditorView.lineWrapping, cursorStaysInView,
    autocompletion({ override: [completions(language, isJson)], icons: false }), meanings(language),
    search({ top: true }), highlightSelectionMatches(),
    keymap.of([...completionKeymap, ...searchKeymap, ...defaultKeymap, ...historyKeymap, ...lintKeymap]),
    EditorView.contentAttributes.of({ 'aria-label': `Definition, ${file}`, tabindex: '0', spellcheck: 'false', autocapitalize: 'off' }),
    EditorView.updateListener.of((update) => { if (update.docChanged) onText(update.state.doc.toString()); }),
  ];
  return EditorState.create({ doc: text, extensions });
}

/** Marks what was found, where it stands: the word there, or the line's end. */
export function markFindings(view: EditorView, found: readonly Found[]): void {
  const { doc } = view.state;
  const diagnostics = found.map(({ line: number, column, text, code }): Diagnostic => {
    const line = doc.line(Math.min(Math.max(number, 1), doc.lines));
    const from = Math.min(line.from + column - 1, line.to);
    const to = view.state.wordAt(from)?.to ?? line.to;
    return { from, to: Math.max(from, to), severity: 'error', message: text, source: code };
  });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}

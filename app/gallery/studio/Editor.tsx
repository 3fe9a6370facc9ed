import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { EditorView } from '@codemirror/view';
import type { Found } from '../../check/found';
import { editorState, markFindings, type EditorOptions } from './editorState';

/** What the page around the editor may ask of it. */
export interface EditorHandle {
  readonly goTo: (line: number, column: number) => void;
  readonly replace: (text: string) => void;
}
interface EditorProps extends Pick<EditorOptions, 'text' | 'file' | 'draft' | 'onText'> {
  readonly ref?: Ref<EditorHandle>;
  readonly found: readonly Found[];
}

/** The text of a line in an editor. `text` is what it begins with. */
export function Editor({ ref, text, file, draft, onText, found }: EditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef({ text, draft, onText });
  useEffect(() => { latest.current = { ...latest.current, draft, onText }; }, [draft, onText]);
  useEffect(() => {
    const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
    const made = new EditorView({ parent: box.current ?? undefined, state: editorState({
      text: latest.current.text, file, nonce, draft: () => latest.current.draft(), onText: (now) => latest.current.onText(now),
    }) });
    view.current = made;
    return () => made.destroy();
  }, [file]);
  useEffect(() => { if (view.current) markFindings(view.current, found); }, [found]);
  useImperativeHandle(ref, () => ({
    goTo(number, column) {
      const editor = view.current;
      if (!editor) return;
      const line = editor.state.doc.line(Math.min(number, editor.state.doc.lines));
      const anchor = Math.min(line.from + column - 1, line.to);
      editor.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
      editor.focus();
    },
    replace(now) {
      const editor = view.current;
      editor?.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: now } });
    },
  }), []);
  return <div ref={box} className="s-editor" />;
}

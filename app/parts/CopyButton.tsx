import { useState } from 'react';
import { Check, Copy } from 'lucide-react';

/** Copies a text and confirms it. If the browser refuses, the text is selected, to be copied by hand. */
export function CopyButton({ text, of }: { readonly text: string; readonly of: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      const element = document.querySelector(`[data-copy="${CSS.escape(of)}"]`);
      if (element) globalThis.getSelection()?.selectAllChildren(element);
    }
  };
  return (
    <>
      <button type="button" className="button deep" onClick={() => void copy()}>
        {copied ? <Check size={20} aria-hidden /> : <Copy size={20} aria-hidden />}
        {copied ? 'Copied' : 'Copy'}
      </button>
      <output className="sr-only">{copied ? 'Copied' : ''}</output>
    </>
  );
}

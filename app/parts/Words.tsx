import { SafeHtml } from './SafeHtml';

/** Small print of the server: sanitised HTML if it has markup or entities, else text. */
export function Words({ text, className }: { readonly text: string; readonly className: string }) {
  return /<[a-z/!]|&[#\w]+;/iu.test(text) ? <SafeHtml html={text} className={`rich ${className}`} /> : <p className={className}>{text}</p>;
}

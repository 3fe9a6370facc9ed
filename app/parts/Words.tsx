import { SafeHtml } from './SafeHtml';

/** Small print of the server's: through the sanitiser when it holds markup or entities, else as the text it is. */
export function Words({ text, className }: { readonly text: string; readonly className: string }) {
  return /<[a-z/!]|&[#\w]+;/iu.test(text) ? <SafeHtml html={text} className={`rich ${className}`} /> : <p className={className}>{text}</p>;
}

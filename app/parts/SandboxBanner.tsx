import type { Notice } from '#api/services/config';
import { Icon } from '../illustrations/Icon';

/** Says that this is a sandbox, which test card to use, and in red what an operator must know. */
export function SandboxBanner({ notice: { label, text, warning } }: { readonly notice: Notice }) {
  return (
    <>
      {warning && <aside className="banner warning" aria-label="Warning"><Icon name="warning" size={18} /><p>{warning}</p></aside>}
      <aside className="banner" aria-label={label}><Icon name="flask" size={18} /><p><strong>{label}.</strong> {text}</p></aside>
    </>
  );
}

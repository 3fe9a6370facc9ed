import type { Notice } from '#api/services/config';
import { Icon } from '../illustrations/Icon';
import { Banner } from './Banner';

/** Says that this is a sandbox, which test card to use, and in red what an operator must know. */
export function SandboxBanner({ notice: { label, text, warning } }: { readonly notice: Notice }) {
  return (
    <>
      {warning && <Banner icon={<Icon name="warning" size={18} />} label="Warning" isWarning>{warning}</Banner>}
      <Banner icon={<Icon name="flask" size={18} />} label={label}><strong>{label}.</strong> {text}</Banner>
    </>
  );
}

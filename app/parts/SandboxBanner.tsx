import type { Notice } from '#api/services/config';
import { Icon } from '../illustrations/Icon';
import { Banner } from './Banner';

/** Says that this is a sandbox, and which test card to use. */
export function SandboxBanner({ notice: { label, text } }: { readonly notice: Notice }) {
  return <Banner icon={<Icon name="flask" size={18} />} label={label}><strong>{label}.</strong> {text}</Banner>;
}

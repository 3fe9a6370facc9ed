import { Icon } from '../illustrations/Icon';
import { Banner } from './Banner';

/** Says that nothing real is bought here, and with which card to try. */
export function SandboxBanner() {
  return (
    <Banner icon={<Icon name="flask" size={18} />} label="Sandbox">
      <strong>Sandbox.</strong> No card is charged. Pay with 4242 4242 4242 4242.
    </Banner>
  );
}

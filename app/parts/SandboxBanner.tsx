import { FlaskConical } from 'lucide-react';
import { Banner } from './Banner';

/** Says that nothing real is bought here, and with which card to try. */
export function SandboxBanner() {
  return (
    <Banner icon={<FlaskConical size={18} aria-hidden />} label="Sandbox">
      <strong>Sandbox.</strong> No card is charged. Pay with 4242 4242 4242 4242.
    </Banner>
  );
}

import type { PartnerInfo } from '#api/contracts/site';
import type { Analytics } from '#api/services/types';
import type { LandingPageProps } from './LandingPage';

export interface FrontProps extends LandingPageProps {
  readonly onStart: NonNullable<LandingPageProps['onStart']>;
  /** Prefix of the line's addresses. */
  readonly mount: string;
  readonly partner?: PartnerInfo;
  readonly track: Analytics['track'];
}

import type { PartnerInfo } from '#api/contracts/site';
import type { Analytics } from '#api/services/types';
import type { LandingPageProps } from './LandingPage';

/** What a line's front door may need besides its words. */
export interface FrontProps extends LandingPageProps {
  readonly onStart: NonNullable<LandingPageProps['onStart']>;
  /** In front of the addresses of the line's pages. */
  readonly mount: string;
  readonly partner?: PartnerInfo;
  readonly track: Analytics['track'];
}

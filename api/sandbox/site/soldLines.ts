import type { SiteInfo } from '../../contracts/site';
import type { Rating } from '../quotes/rating';

/** A line that is a file, as the sandbox sees it. The files may change while it runs. */
export interface SoldLine {
  readonly code: string;
  /** First segment of its addresses. */
  readonly base: string;
  readonly title: string;
  readonly rating: Rating;
  /** The sites that sell it; none when its file is gone, but for those who are in its flow. */
  readonly sites: readonly string[];
}

const codesOf = (lines: readonly SoldLine[], site: string): readonly string[] =>
  lines.filter(({ sites }) => sites.includes(site)).map(({ code }) => code);
/** The site with the lines that are files, behind its own. */
export const withSoldLines = ({ name, info }: { readonly name: string; readonly info: SiteInfo }, lines: readonly SoldLine[]): SiteInfo =>
  ({ ...info, verticals: [...info.verticals, ...codesOf(lines, name)] });

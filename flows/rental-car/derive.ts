import { getPath, type Context, type Derive } from '#engine';

const text = (context: Context, path: string): string => {
  const value = getPath(context, path);
  return typeof value === 'string' ? value : '';
};

/** What the plan covers, as one sentence: the headings of its summary, of which none is the small print of another; else all its words. */
function coverageOf(context: Context): string {
  const html = text(context, 'selectedPlan.information.summary_html');
  const headings = [...html.matchAll(/<strong>(.*?)<\/strong>/gs)].map(([, heading = ''], place) => (place === 0 ? heading : asClause(heading)));
  return (headings.length > 0 ? headings.join('; ') : html).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim();
}
/** Lower first letter, unless it begins an abbreviation. */
const asClause = (heading: string): string => heading.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

export const derive: Derive = { coverageOf };

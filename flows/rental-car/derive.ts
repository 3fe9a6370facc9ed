import { getPath, type Context, type Derive } from '#engine';

const text = (context: Context, path: string): string => {
  const value = getPath(context, path);
  return typeof value === 'string' ? value : '';
};

/** What the plan covers, as plain text: the headings of its summary, else all its words. */
function coverageOf(context: Context): string {
  const html = text(context, 'selectedPlan.information.summary_html');
  const headings = [...html.matchAll(/<strong>(.*?)<\/strong>/gs)].map((match) => match[1] ?? '');
  return (headings.length > 0 ? headings.join('\n') : html).replace(/<[^>]*>/g, ' ').replace(/[^\S\n]+/g, ' ').trim();
}

export const derive: Derive = { coverageOf };

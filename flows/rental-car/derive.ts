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

export const derive: Derive = {
  /** S-32: the agency as it is called, typed or chosen. */
  agencyName: (context) => (context.rentalAgency === 'Other' ? context.otherAgency : context.rentalAgency),
  /** C-48: rows stay when the answer becomes No, but nobody is added then. */
  extraDrivers: (context) => (context.hasAdditionalDrivers === true ? context.additionalDrivers : undefined),
  coverageOf,
};

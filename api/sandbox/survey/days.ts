/** A calendar day that is whole years away; the 29th of February becomes the 28th. */
export function dayAway(day: string, { years }: { readonly years: number }): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const moved = `${String(Number(year) + years).padStart(4, '0')}-${month}-${date}`;
  return Number.isNaN(Date.parse(moved)) || new Date(moved).toISOString().slice(0, 10) !== moved ? moved.replace(/-29$/, '-28') : moved;
}
export const yearOf = (day: string): number => Number(day.slice(0, 4));

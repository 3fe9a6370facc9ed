/** Today in New York (RC-057), as YYYY-MM-DD: `en-CA` writes dates that way. */
export const newYorkToday = (now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

/** So many calendar days later. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** As it is typed: MM/DD/YYYY. */
export const usDate = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** As tables show it (WG-016): Mar 4, 2026. */
export const longDate = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' });

/** How a calendar reads a day out: March 4th, 2026. */
export const spokenDay = (day: string): RegExp => {
  const date = new Date(`${day}T00:00:00Z`);
  const month = date.toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long' });
  return new RegExp(`${month} ${date.getUTCDate()}(st|nd|rd|th), ${date.getUTCFullYear()}`);
};

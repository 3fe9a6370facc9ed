/** A date and a time. Both complete: ISO 8601 with the visitor's offset; else the two texts as typed, which the rules refuse. */
export interface MomentParts { readonly date: string; readonly time: string }

const pad = (value: number): string => String(value).padStart(2, '0');

export function splitMoment(value: unknown): MomentParts {
  const match = typeof value === 'string' ? /^([^T ]*)[T ]?(\d{2}:\d{2})?/.exec(value) : null;
  return { date: match?.[1] ?? '', time: match?.[2] ?? '' };
}

/** `offset` in minutes east of UTC. */
export function joinMoment({ date, time }: MomentParts, offset: number): string | undefined {
  if (date === '' && time === '') return undefined;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || time === '') return `${date} ${time}`.trimEnd();
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${date}T${time}:00${offset === 0 ? 'Z' : `${offset < 0 ? '-' : '+'}${pad(hours)}:${pad(minutes)}`}`;
}

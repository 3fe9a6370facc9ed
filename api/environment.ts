/** CH-001: the device, for X-Environment. */
export interface Environment {
  readonly browser: string;
  readonly os: string;
  readonly timezone: string;
}

type Pattern = readonly [name: string, pattern: RegExp];
// Order matters: Edge and Opera also name Chrome, and Chrome also names Safari.
const browsers: readonly Pattern[] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/], ['Opera', /\bOPR\/(\d+)/], ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/], ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+).*Safari\//],
];
// An iPhone names Mac OS X as well, Android names Linux.
const systems: readonly Pattern[] = [
  ['iOS', /iPhone|iPad|iPod/], ['Android', /Android/], ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/], ['ChromeOS', /CrOS/], ['Linux', /Linux/],
];

const firstMatch = (patterns: readonly Pattern[], text: string): string => {
  for (const [name, pattern] of patterns) {
    const match = pattern.exec(text);
    if (match) return match[1] ? `${name} ${match[1]}` : name;
  }
  return 'unknown';
};

/** Reads the device from the browser; a server reads as "unknown". No location prompt is ever shown. */
export const detectEnvironment = (userAgent: string = globalThis.navigator?.userAgent ?? ''): Environment => ({
  browser: firstMatch(browsers, userAgent),
  os: firstMatch(systems, userAgent),
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC',
});

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
const ascii = (json: string): string => json.replace(/[^\x20-\x7e]/g, escaped);

/** S-54: ASCII JSON; lat and lng once an address of the flow is geocoded. */
export const environmentHeader = (environment: Environment, at: { readonly lat?: number; readonly lng?: number } = {}): string =>
  ascii(JSON.stringify({ browser: environment.browser, os: environment.os, timezone: environment.timezone, lat: at.lat, lng: at.lng }));

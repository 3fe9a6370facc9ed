import { countryCode } from './abroad';

/** An address string taken apart, before anybody looks the parts up. */
export interface AddressParts {
  readonly street?: string;
  readonly unit?: string;
  readonly zip?: string;
  readonly country?: string;
  /** What is neither: city, region, sometimes a foreign postal code, in the order typed. */
  readonly rest: readonly string[];
}

const zipAtEnd = /(?:^|\s)(\d{5})(?:-?\d{4})?$/;
const unitName = '(?:unit|apartment|apt|suite|ste|flat|floor|fl)';
const unitNumber = '(?:[\\w-]*\\d[\\w-]*|[a-z])';
// "Unit 3B", "Apt. B", "#12"; but not the towns Unity, Florence or Flat Rock.
const unit = `(?:${unitName}[\\s.#]+${unitNumber}|${unitName}\\d[\\w-]*|#\\s*[\\w-]+)`;
const unitAlone = new RegExp(`^${unit}$`, 'i');
const unitInStreet = new RegExp(`^(.*\\S)\\s+(${unit})$`, 'i');
const isUnit = (part: string, index: number, rest: readonly string[]): boolean =>
  unitAlone.test(part) || (index === 0 && rest.length > 1 && /^(?=\S*\d)\S{1,6}$/.test(part));

/**
 * `48 Alder Street, Unit 3B, Columbus, OH 43215, US`; a bar separates as well, because ids of suggestions come as `48 Alder Street|43215`.
 */
export function parseAddress(text: string): AddressParts {
  const parts = text.split(/[,|\n]/).map((part) => part.trim().replace(/\s+/g, ' ')).filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  const country = parts.length > 1 ? countryCode(last) : undefined;
  const body = country === undefined ? parts : parts.slice(0, -1);
  // A street begins with its number: five digits there are no ZIP code.
  const zipIndex = body.findLastIndex((part, index) => (index > 0 || body.length === 1) && zipAtEnd.test(part));
  const zip = zipIndex < 0 ? undefined : zipAtEnd.exec(body[zipIndex] ?? '')?.[1];
  const plain = body.map((part, index) => (index === zipIndex ? part.replace(zipAtEnd, '').trim() : part)).filter((part) => part !== '');
  const hasStreet = plain.length > 2 || /^\S*\d/.test(plain[0] ?? '');
  const [, inStreet, unitOfStreet] = unitInStreet.exec(plain[0] ?? '') ?? [];
  const rest = hasStreet ? plain.slice(1) : plain;
  const found = hasStreet ? rest.find(isUnit) : undefined;
  return {
    street: hasStreet ? inStreet ?? plain[0] : undefined, unit: found ?? unitOfStreet, zip, country,
    rest: rest.filter((part) => part !== found),
  };
}

import { stringify } from 'yaml';
import text from './template.yaml?raw';

/** What a new line is made of. */
export interface NewLine {
  readonly id: string;
  readonly code: string;
  readonly base: string;
  /** Policy numbers begin with it. */
  readonly prefix: string;
  readonly title: string;
  readonly covers: string;
  /** Of the smaller plan, a month. */
  readonly price: number;
  readonly site: string;
  /** The path of the editors' schema. */
  readonly schema: string;
}
const quoted = (text: string): string => stringify(text, { lineWidth: 0 }).trim();
const dollars = (price: number): string => `$${Number.isInteger(price) ? price : price.toFixed(2)}`;
/** The larger plan costs so much more. */
const larger = 1.8;

/** A line that checks clean and sells, with a word about each of its parts. */
export function template({ id, code, base, prefix, title, covers, price, site, schema }: NewLine): string {
  const said: Readonly<Record<string, string>> = {
    id, name: quoted(id), code: quoted(code), base: quoted(base), prefix, title: quoted(title),
    headline: quoted(`${title}, in a few minutes.`),
    covers: quoted(covers), price: String(price), larger: String(Math.round(price * larger * 100) / 100), dollars: dollars(price), site,
    schema,
  };
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => said[name] as string);
}

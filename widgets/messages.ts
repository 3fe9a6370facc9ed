import { isDay, isObject, type FieldError } from '#engine';
import { fieldDate, type DateFormat } from './format/dates';
import { kindOf, uiAt, uiOption, type Kind, type Ui } from './form/kind';
import { rowTitle } from './list/words';
import { money } from './format/money';
import { hasWords } from './format/phone';

/** The message of an error: it names the field and the repair; each kind of error has its own (quality 6, 7). */
export function messageFor(error: FieldError, ui: Ui | undefined, value: unknown): string {
  const own = uiAt(ui, error.path);
  const keyword = isUnreal(error, own, value) ? 'format' : error.keyword;
  const messages = uiOption(own, 'messages') as Readonly<Record<string, string>> | undefined;
  const text = messages?.[keyword] ?? (keyword === 'pattern' ? (uiOption(own, 'patternMessage') as string | undefined) : undefined)
    ?? words(error, keyword, own, value, rowName(error.path, ui));
  return `${rowPrefix(error.path, ui)}${text}`;
}

/** Text that is not a date, and a time without one, fail the date limits as well; the message must say that there is no date. */
function isUnreal({ schema, keyword }: FieldError, ui: Ui | undefined, value: unknown): boolean {
  if (keyword === 'required' || keyword === 'newerThan') return false;
  if (kindOf(schema, ui) === 'date') return !isDay(value);
  return schema.format === 'date-time' && !isDay(String(value).slice(0, 'YYYY-MM-DD'.length));
}

function rowPrefix(path: readonly string[], ui: Ui | undefined): string {
  const at = path.findLastIndex((key) => /^\d+$/.test(key));
  if (at < 1 || at === path.length - 1) return '';
  return `${rowTitle(uiOption(uiAt(ui, path.slice(0, at)), 'rowTitle'), Number(path[at]))}: `;
}

/** A plain value in a list has the name of its row. */
function rowName(path: readonly string[], ui: Ui | undefined): string | undefined {
  const at = path.length - 1;
  const template = at > 0 && /^\d+$/.test(path[at] ?? '') ? uiOption(uiAt(ui, path.slice(0, at)), 'rowTitle') : undefined;
  return template === undefined ? undefined : rowTitle(template, Number(path[at]));
}

/** What a message may name. */
interface Question {
  readonly kind: Kind;
  readonly title: string;
  readonly schema: FieldError['schema'];
  readonly ui: Ui | undefined;
  readonly value: unknown;
}

function words({ path, schema, limit }: FieldError, keyword: string, ui: Ui | undefined, value: unknown, row: string | undefined): string {
  const kind = kindOf(schema, ui);
  const title = bare(row ?? titleOf(path, schema, ui));
  const question: Question = { kind, title, schema, ui, value };
  const format: DateFormat = uiOption(ui, 'format') === 'dd/mm/yyyy' ? 'dd/mm/yyyy' : 'MM/DD/YYYY';
  const count = Number(limit);
  // A year has no comma.
  const amount = isAmount(ui) ? money(count, uiOption(ui, 'currency'), 0) : count < 10_000 ? String(count) : count.toLocaleString('en-US');
  switch (keyword) {
    case 'required': return kind === 'yesNo' ? eitherOr(ui) : required(kind, title);
    case 'const': return limit === true ? required('tick', title) : `Choose another answer for ${the(title)}`;
    case 'enum': case 'oneOf': return kind === 'yesNo' ? eitherOr(ui) : fromList(title);
    case 'picked': return fromList(title);
    case 'minLength': return minLengthWords(question, count);
    case 'maxLength': return schema.minLength === count ? exactly(title, count) : `${title} must have ${count} characters or fewer`;
    case 'pattern': return isPhone(kind) ? phone(kind, value) : looksLike(title, schema.examples?.[0]);
    case 'format': return formatWords(question, format);
    case 'window': case 'formatMinimum': case 'formatMaximum': return windowWords(title, limit, schema, format);
    case 'type': return typeWords(question);
    case 'minimum': return `${title} must be ${amount} or more`;
    case 'exclusiveMinimum': return `${title} must be more than ${amount}`;
    case 'maximum': return `${title} must be ${amount} or less`;
    case 'exclusiveMaximum': return `${title} must be less than ${amount}`;
    case 'multipleOf': return `${title} must be a multiple of ${count}`;
    case 'minItems': return minItemsWords(question, count);
    case 'maxItems': return kind === 'several' ? `Choose no more than ${count}` : `${title}: no more than ${count} can be added`;
    case 'uniqueItems': return `${title}: each must be different`;
    default: return `Check ${the(title)}`;
  }
}

function titleOf(path: readonly string[], schema: FieldError['schema'], ui: Ui | undefined): string {
  const title = uiOption(ui, 'title');
  return typeof title === 'string' ? title : schema.title ?? spoken(path.at(-1) ?? 'field');
}
const isAmount = (ui: Ui | undefined): boolean => uiOption(ui, 'widget') === 'currency';

function minLengthWords({ kind, title, schema, value }: Question, count: number): string {
  if (isPhone(kind)) return phone(kind, value);
  if (schema.maxLength === count) return exactly(title, count);
  return count === 1 ? required(kind, title) : `${title} must have at least ${count} characters`;
}

function typeWords({ kind, title, schema, ui, value }: Question): string {
  if (kind === 'choice') return fromList(title);
  if (isPhone(kind)) return phone(kind, value);
  if (isAmount(ui)) return `${title} must be a whole amount, like ${money(1200, uiOption(ui, 'currency'), 0)}`;
  // A field of numbers takes whole ones (SV-054).
  return schema.type === 'integer' || schema.type === 'number' ? `${title} must be a whole number` : required(kind, title);
}

function minItemsWords({ kind, title }: Question, count: number): string {
  if (kind !== 'several') return `Add at least ${count} to ${the(title)}`;
  return count === 1 ? `Choose ${the(title)}: at least one` : `Choose at least ${count}`;
}

function required(kind: Kind, title: string): string {
  const question = isQuestion(title);
  switch (kind) {
    case 'choice': return question ? 'Choose an answer' : `Choose ${the(title)}`;
    case 'several': return question ? 'Choose at least one answer' : `Choose ${the(title)}: at least one`;
    case 'tick': return `Tick the box: ${title}`;
    case 'rows': return `Add ${the(title)}`;
    case 'card': return 'Enter the card number, the expiry date and the security code';
    default: return question ? 'Enter an answer' : `Enter ${the(title)}`;
  }
}

const fromList = (title: string): string =>
  (isQuestion(title) ? 'Choose an answer from the list' : `Choose ${the(title)} from the list`);

/** 'Choose yes or no', or by the names of the two cards: 'Choose personal or business'. */
function eitherOr(ui: Ui | undefined): string {
  const choices = uiOption(ui, 'choices');
  const names = Array.isArray(choices)
    ? (choices as readonly { readonly title?: unknown }[]).map(({ title }) => (typeof title === 'string' ? lower(title) : '')) : [];
  return names.length === 2 && names.every((name) => name !== '') ? `Choose ${names.join(' or ')}` : 'Choose yes or no';
}

function formatWords({ kind, title, schema, ui, value }: Question, format: DateFormat): string {
  if (isPhone(kind)) return phone(kind, value);
  if (schema.format === 'email') return `${title} must look like name@example.com`;
  if (kind === 'date') {
    const isBirth = uiOption(ui, 'dob') === true;
    const limits = isBirth ? [] : [schema.formatMinimum, schema.formatMaximum];
    const day = [...limits, schema.examples?.[0], isBirth && '1990-04-27'].find(isDay);
    const must = lacksCentury(value, format) ? 'have a year of four digits' : 'be a real date';
    return `${title} must ${must}, ${day === undefined ? `written ${format.toUpperCase()}` : `like ${fieldDate(day, format)}`}`;
  }
  if (schema.format === 'date-time') return `${title} must have a date and a time`;
  return looksLike(title, schema.format?.startsWith('server:') ? undefined : schema.examples?.[0]);
}

function windowWords(title: string, limit: unknown, schema: FieldError['schema'], format: DateFormat): string {
  const { min = schema.formatMinimum, max = schema.formatMaximum } =
    (isObject(limit) ? limit : {}) as { readonly min?: unknown; readonly max?: unknown };
  const [first, last] = [fieldDate(min, format), fieldDate(max, format)];
  if (first && last) return first === last ? `${title} must be ${first}` : `${title} must be from ${first} to ${last}`;
  if (first) return `${title} must be ${first} or later`;
  return last ? `${title} must be ${last} or earlier` : `Check ${the(title)}`;
}

/** A date but for its year, of which it has the last two digits. */
function lacksCentury(text: unknown, format: DateFormat): boolean {
  const [, first, second] = /^(\d{1,2})\/(\d{1,2})\/\d\d$/.exec(String(text)) ?? [];
  return first !== undefined && Number(format === 'dd/mm/yyyy' ? second : first) <= 12;
}
const isQuestion = (title: string): boolean => title.trim().endsWith('?');
const isPhone = (kind: Kind): boolean => kind === 'phone' || kind === 'usPhone';
const exactly = (title: string, count: number): string => `${title} must have exactly ${count} characters`;
/** Drops the '(optional)' of a label (SV-047). */
const bare = (title: string): string => title.replace(/\s*\(optional\)\s*$/i, '');
/** The reason why a phone number is refused. */
function phone(kind: Kind, value: unknown): string {
  const number = typeof value === 'string' ? value : '';
  if (hasWords(number)) return 'Enter a phone number in digits only, without letters or an extension';
  if (kind === 'phone' && number.startsWith('+27')) return 'A South African phone number has nine digits after +27, like +27 82 123 4567';
  if (kind === 'phone' && number.startsWith('+') && !number.startsWith('+1')) {
    return number.length < 8 ? 'Enter a whole phone number, with its country code'
      : 'Check the phone number: its country has no such number';
  }
  return /^(\+1)?[01]\d{9}$/.test(number) ? 'Check the area code of the phone number: none begins with 0 or 1'
    : 'Enter a phone number with 10 digits, like 555-555-5555';
}
const looksLike = (title: string, example: unknown): string =>
  (typeof example === 'string' && example !== '' ? `${title} must look like ${example}` : `${title} is not in the right format`);

/** 'Return date' → 'the return date'; 'ZIP code' and 'SA ID number' keep their capitals. */
function the(title: string): string {
  const bare = title.replace(/[:.]\s*$/, '');
  if (/^(the|your|a|an)\s/i.test(bare)) return lower(bare);
  return `the ${lower(bare)}`;
}
export const lower = (text: string): string => (/^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
/** 'firstName' → 'First name', for a field without a title. */
const spoken = (name: string): string => {
  const split = name.replace(/[_-]+/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  return split.charAt(0).toUpperCase() + split.slice(1);
};

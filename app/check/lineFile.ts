import { isObject } from '#engine';
import { certain, checkAgainst, hint, unfilled, withFollowing, withMeant, type Finding, type Trail } from '#engine/check';
import type { LineFile, Questions } from '#flows/file/lineFile';
import { productOf } from '#flows/file/product';
import { trailInQuestions } from '#flows/file/questions';
import { quoteServiceSchema } from '#schemas/quoteService';
import { lineSchema as schema } from '#schemas/line';
import { ratingSchema } from '#schemas/rating';
import { currencySymbol } from '#widgets/format/money';
import { drawingNames } from '../illustrations/Spot';
import { readDocument } from './document';
import { checkDefinition, checkProduct } from './product';
import { placedOnce, placer, type Found } from './found';
import { checkQuestions } from './questions';
import { within } from './quote';
import { unsaidId } from './unsaidId';

export interface CheckedLine {
  readonly id: string;
  readonly found: readonly Found[];
  /** The line, when nothing is wrong with it. */
  readonly line?: LineFile;
  /** Where something stands, for what only a look at other lines can find. */
  readonly place: (finding: Finding) => Found;
}

/** A line in a file: the file itself, what it says, and what its calls do. `sites` are those that may sell it. */
export async function checkLineFile(text: string, file: string, sites: readonly string[] | undefined, shown = file): Promise<CheckedLine> {
  const { value, findings, locate, earlier } = readDocument(text, file, true);
  const id = isObject(value) && typeof value.id === 'string' ? value.id : unsaidId(file);
  const place = placer({ text, file, shown, id, at: (path, key) => locate(trailInFile(value, path), key) });
  const mistakes = [...findings, ...(value === undefined ? [] : await mistakesOf(value, sites))];
  const found = placedOnce(withFollowing(mistakes, (cause) => mendedMistakes(value, cause, earlier)), place);
  return { id, found, place, ...(found.length === 0 ? { line: value as LineFile } : {}) };
}

/** What is found in the file once a mistake is mended: of a key that stands twice, with the value that is lost. */
function mendedMistakes(value: unknown, cause: Finding, earlier: unknown): readonly Finding[] | undefined {
  const mended = cause.code === 'duplicate-key' ? earlier : withMeant(value, cause, trailInFile(value, cause.path));
  if (!isObject(mended)) return undefined;
  const line = mended as unknown as LineFile;
  const found = misreadIn(line);
  return found.length > 0 ? found : checkDefinition(productOf(line));
}

async function mistakesOf(value: unknown, sites: readonly string[] | undefined): Promise<readonly Finding[]> {
  if (value === null) return [{ code: 'not-a-definition', path: [], message: 'nothing is written here yet.' }];
  if (!isObject(value)) return [{ code: 'not-a-definition', path: [], message: 'a line is an object.' }];
  const line = value as unknown as LineFile;
  const parts = misreadIn(line, sites);
  if (parts.length > 0) return parts;
  const sign = checkPriceSign(line);
  if (sign.length > 0) return sign;
  try {
    return await checkProduct(productOf(line));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [{ code: 'line-fails', path: [], message: `the line cannot be played: ${why}` }];
  }
}

/** What is wrong with the file's own words. */
function misreadIn(line: LineFile, sites?: readonly string[]): readonly Finding[] {
  const structure = checkAgainst(schema, line);
  return structure.length > 0 ? structure : [
    ...checkPart(quoteServiceSchema, line, 'quote'), ...checkPart(ratingSchema, line, 'rating'), ...checkSites(line, sites),
    ...checkDrawings(line), ...checkQuestions(line), ...checkCurrency(line), ...checkWords(line), ...checkDocuments(line)];
}

/** The line's own name and currency stand at the top of the file. */
function checkPart(of: object, line: LineFile, part: 'quote' | 'rating'): readonly Finding[] {
  const { code, currency } = line;
  const said = { ...(part === 'quote' ? { vertical: code } : { code }), currency, ...line[part] };
  return checkAgainst(of, said).map(within(part));
}
const checkSites = ({ sites: wanted }: LineFile, sites: readonly string[] = wanted): readonly Finding[] =>
  wanted.flatMap((name, index) => (sites.includes(name) ? []
    : [{ code: 'unknown-site', path: ['sites', String(index)], message: `no site is named "${name}".`, suggestion: hint(name, sites) }]));

function checkCurrency({ currency }: LineFile): readonly Finding[] {
  const all = Intl.supportedValuesOf('currency');
  return all.includes(currency) ? []
    : [{ code: 'wrong-value', path: ['currency'], message: `no currency has the code "${currency}".`, suggestion: hint(currency, all) }];
}

/** The price is in the line's currency, whatever sign is written before it. */
function checkPriceSign({ currency, rating }: LineFile): readonly Finding[] {
  const title = rating?.title ?? '';
  if (!title.includes('${price}') || narrowSignOf(currency) === '$') return [];
  const meant = title.replace('${price}', `${currencySymbol(currency)}{price}`);
  return [{
    code: 'wrong-value', path: ['rating', 'title'], message: `"$" stands before the price, and the price is in ${currency}.`,
    suggestion: `Write ${JSON.stringify(meant)}.`, fix: { value: meant },
  }];
}
/** Several currencies are called dollar. */
const narrowSignOf = (currency: string): string | undefined =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(1)
    .find(({ type }) => type === 'currency')?.value;

/** The pages before the first question say what they say to everybody. */
const checkWords = ({ landing, faq }: LineFile): readonly Finding[] => [...plainIn(landing, ['landing']), ...plainIn(faq, ['faq'])];
function plainIn(words: unknown, path: Trail): readonly Finding[] {
  if (typeof words === 'string') return unfilled(words, path);
  return Object.entries(words ?? {}).flatMap(([name, inner]) => plainIn(inner, [...path, name]));
}

/** A plan's id without the name of its line, or with more behind it: `basic` of `bicycle-basic`. */
const partOfId = (name: string, id: string): string | undefined =>
  (id.endsWith(`-${name}`) || name.startsWith(`${id}-`) ? id : undefined);
/** The sandbox has a document for each plan, called by the plan's id; those of other lines may be meant as well. */
function checkDocuments({ rating }: LineFile): readonly Finding[] {
  const plans = rating?.plans ?? [];
  const ids = plans.map(({ plan_id: id }) => id);
  return plans.flatMap((plan, index) => Object.entries(plan).flatMap(([word, value]): readonly Finding[] => {
    const [, name] = typeof value === 'string' ? /^\/documents\/(.+?)(?:\.pdf)?$/u.exec(value) ?? [] : [];
    const meant = name === undefined || ids.includes(name) ? undefined : certain(name, ids) ?? partOfId(name, plan.plan_id);
    const right = `/documents/${meant}.pdf`;
    return meant === undefined ? [] : [{
      code: 'unknown-document', path: ['rating', 'plans', String(index), word],
      message: `there is no document "${name}": each plan has one, called by its id.`, suggestion: `Did you mean "${right}"?`,
      fix: { value: right },
    }];
  }));
}

function checkDrawings({ landing: { illustration, cards } }: LineFile): readonly Finding[] {
  const named = [[illustration, ['landing', 'illustration']] as const,
    ...cards.map(({ icon }, index) => [icon, ['landing', 'cards', String(index), 'icon']] as const)];
  return named.filter(([name]) => !drawingNames.includes(name)).map(([name, path]) =>
    ({ code: 'unknown-drawing', path, message: `no drawing is named "${name}".`, suggestion: hint(name, drawingNames) }));
}

/** A finding's place in the definition, as the file has it: there a form may be a list of questions. */
export function trailInFile(value: unknown, path: Trail): Trail {
  const [first, step = '', part, ...rest] = path;
  // What the purchase sells is a word of the line.
  if (first === 'calls' && part === 'sells' && isObject(value) && value.calls === undefined) return ['sells', ...rest.slice(1)];
  const form = first === 'steps' && part === 'form' && isObject(value) && isObject(value.steps) && isObject(value.steps[step])
    ? value.steps[step].form : undefined;
  return Array.isArray(form) ? ['steps', step, 'form', ...trailInQuestions(form as Questions, rest)] : path;
}

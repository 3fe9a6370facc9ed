import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sites } from '#api/sandbox/site/sites';
import { isObject } from '#engine';
import { hint } from '#engine/check';
import { catalogue } from '#flows';
import { readDocument } from '../check/document';
import { lineFilesIn } from '../lines/folders';
import { sameNames, type Named } from '../lines/sameNames';
import { ownPort } from '../server/ownPort';
import { template, type NewLine } from './template';
import { capital, namesOf, usual, type Names } from './usual';

interface Host {
  readonly root: string;
  /** The first is written to; names are taken in all of them. */
  readonly folders: readonly [string, ...string[]];
  /** Asks in a terminal; without one, what no flag says is as usual. */
  readonly ask?: (question: string) => Promise<string>;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}
/** Something was said that cannot be. */
class Wrong extends Error {}

interface Question {
  readonly text: string;
  readonly usual: (name: string) => string;
  readonly wrong?: (answer: string) => string | undefined;
}
const siteNames = sites.map(({ name }) => name);
const questions = {
  title: { text: 'What is it called?', usual: (name) => usual(name).title },
  covers: { text: 'What does it cover, in a sentence?', usual: (name) => usual(name).covers },
  price: {
    text: 'What does the smaller plan cost a month, in dollars?', usual: (name) => String(usual(name).price),
    wrong: (answer) =>
      (/^\d{1,6}(\.\d{1,2})?$/.test(answer) && Number(answer) > 0 ? undefined : `"${answer}" is no price. Write it like 12 or 12.50.`),
  },
  site: {
    text: `Which site sells it? (${siteNames.join(', ')})`, usual: (name) => usual(name).site,
    wrong: (answer) => (siteNames.includes(answer) ? undefined : `No site is named "${answer}". ${hint(answer, siteNames) ?? ''}`.trim()),
  },
} satisfies Readonly<Record<string, Question>>;
type Flag = keyof typeof questions;
const flags = Object.keys(questions) as readonly Flag[];
/** Characters of a name. */
const longest = 40;
const usage = `npm run new-line NAME [-- ${flags.map((flag) => `--${flag} …`).join(' ')}]`;
/** Answers on standard input are not read: a question that is asked twice would take the answer to the next. */
const unasked = `This is no terminal, so nothing was asked, and the usual answers count. Give yours as flags: ${usage}`;

/** `npm run new-line NAME`: writes a line that sells. 0 when it is written, 2 when it was asked for something that cannot be. */
export async function newLine(asked: readonly string[], { root, folders, ask, print, complain }: Host): Promise<0 | 2> {
  try {
    const { name, given } = read(asked);
    const named = namesOf(name);
    const file = join(folders[0], name, 'line.yaml');
    const shown = (path: string): string => (relative(root, path).startsWith('..') ? path : relative(root, path));
    const isThere = existsSync(dirname(file));
    if (isThere) throw new Wrong(`${shown(dirname(file))} is there already: choose another name, or change the line there.`);
    checkFree(named, folders);
    const answers = await answersOf(name, given, given.size === 0 ? ask : undefined, complain);
    const schema = relative(dirname(file), join(root, 'schemas/line.schema.json')).replaceAll('\\', '/');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, template({ ...named, ...answers, schema }));
    for (const line of [
      `Written: ${shown(file)}`, ...(ask || given.size > 0 ? [] : [unasked]), '',
      `npm run check ${name}   what is wrong with it: nothing yet`,
      `npm run prove ${name}   every way through it`,
      `npm start ${' '.repeat(name.length + 4)}   the shop; then open http://${answers.site}.localhost:${ownPort(process.env)}/${named.base}`,
    ]) print(line);
    return 0;
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    complain(error.message);
    return 2;
  }
}

function read(asked: readonly string[]): { readonly name: string; readonly given: ReadonlyMap<Flag, string> } {
  const given = new Map<Flag, string>();
  const names: string[] = [];
  for (let at = 0; at < asked.length; at += 1) {
    const word = asked[at] as string;
    if (!word.startsWith('--')) { names.push(word); continue; }
    const [, flag = '', value] = /^--([^=]*)(?:=(.*))?$/.exec(word) ?? [];
    if (!isFlag(flag)) throw new Wrong(`There is no option "${word}". ${usage}`);
    const said = value ?? asked[(at += 1)];
    if (said === undefined || said.trim() === '') throw new Wrong(`--${flag} needs an answer. ${usage}`);
    given.set(flag, said);
  }
  const [name, ...more] = names;
  if (name === undefined || more.length > 0) throw new Wrong(`A line has one name. ${usage}`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > longest) {
    const how = `small letters, digits and single hyphens, at most ${longest}, beginning with a letter, like pet or rental-car`;
    throw new Wrong(`"${name}" cannot be the name of a line: ${how}.`);
  }
  return { name, given };
}
const isFlag = (word: string): word is Flag => Object.hasOwn(questions, word);

/** No other line, in a file or in code, and no page of the shop has one of its names. */
function checkFree(named: Names, folders: readonly string[]): void {
  const inFiles = lineFilesIn(folders).flatMap((file): readonly Named[] => {
    const { value } = readDocument(readFileSync(file, 'utf8'), file, true);
    if (!isObject(value)) return [];
    const aliases = Array.isArray(value.aliases) ? value.aliases.map(String) : [];
    return [{ id: String(value.id), code: String(value.code), base: String(value.base), aliases }];
  });
  const [shared] = sameNames([named], [...catalogue, ...inFiles])[0] ?? [];
  if (shared) throw new Wrong(`${capital(shared.message)} Choose another name.`);
}

async function answersOf(
  name: string, given: ReadonlyMap<Flag, string>, ask: Host['ask'], complain: Host['complain'],
): Promise<Pick<NewLine, 'title' | 'covers' | 'price' | 'site'>> {
  const answers: Partial<Record<Flag, string>> = {};
  for (const flag of flags) {
    const { text, usual, wrong }: Question = questions[flag];
    let answer = given.get(flag) ?? (ask ? await ask(`${text} [${usual(name)}] `) : '');
    for (let why = wrongly(answer, wrong); why !== undefined; why = wrongly(answer, wrong)) {
      if (!ask) throw new Wrong(why);
      complain(why);
      answer = await ask(`${text} [${usual(name)}] `);
    }
    answers[flag] = answer.trim().replaceAll(/\s+/g, ' ') || usual(name);
  }
  const { title = '', covers = '', price = '', site = '' } = answers;
  return { title, covers, price: Number(price), site };
}
/** A blank answer is the usual one. */
const wrongly = (answer: string,
  wrong: Question['wrong']): string | undefined => (answer.trim() === '' ? undefined : wrong?.(answer.trim()));

import { isCollection, isScalar, parseDocument, visit, type CST, type Node, type YAMLError } from 'yaml';
import { lineBelow, wholeLine, wrongColumn } from './yamlColumns';
import { lineAt, type Reading, type Slip, type Stop } from './yamlStop';

/** The parser's words help nobody who does not know its grammar: the slip behind them, the first that fits. */
export function slipIn(text: string, error: YAMLError): Slip | undefined {
  const offset = Math.min(error.pos[0], text.length);
  const stop: Stop = { text, error, offset, line: lineAt(text, offset) };
  for (const read of readings[error.code] ?? []) {
    const slip = read(stop);
    if (slip !== undefined) return typeof slip === 'string' ? { offset, words: slip } : slip;
  }
  return undefined;
}

/** A text with ": " is read as a name and its value. */
const colonInText: Reading = ({ line: { number, written } }) => {
  const inBraces = written.includes('{');
  const parts = inBraces ? written.split(/[{},]/) : [written];
  const [, name, value] = parts.map((part) => /^[\s-]*([\w.-]+): +([^\s"'[|>&*!#].*?: .*?)\s*$/.exec(part)).find(Boolean) ?? [];
  if (name === undefined || value === undefined) return undefined;
  const [, next] = inBraces ? /\s([a-z]\w*): /.exec(value) ?? [] : [];
  const comma = next === undefined ? '' : `; or a comma is missing before "${next}"`;
  return `the text of "${name}" in line ${number} has ": " in it and needs quotes: ${name}: ${JSON.stringify(value)}${comma}`;
};
/** Signs that mean something to YAML at the beginning of a text. */
const unquotedBeginning: Reading = ({ text, offset, line: { start, written } }) => {
  const [, before = '', value = ''] = /^(\s*(?:- +)*(?:[\w.-]+: +)?)(\S.*)$/.exec(written) ?? [];
  const isSign = /^(?:[@`%*!|>?-]|&(?!\w))/;
  const inBraces = /^[^,}\]\n]*/.exec(text.slice(offset))?.[0].trimEnd() ?? '';
  const [at, own] = isSign.test(value) ? [start + before.length, value] : [offset, inBraces];
  return isSign.test(own) ? { offset: at, words: `a text that begins with "${own[0]}" needs quotes: ${JSON.stringify(own)}` } : undefined;
};
/** Within braces, a text has braces of its own. */
const bracesInText: Reading = ({ offset, line: { start, written } }) => {
  const [, name, before = ''] = /([\w.-]+): +([^\s{}[\],"'][^{}[\],"']*)$/.exec(written.slice(0, offset - start)) ?? [];
  if (name === undefined || written[offset - start] !== '{') return undefined;
  const [rest = ''] = /^(?:\{[^{}]*\}|[^{}[\],])*/.exec(written.slice(offset - start)) ?? [];
  const whole = JSON.stringify(`${before}${rest}`.trim());
  return { offset: offset - before.length, words: `the text of "${name}" has braces in it and needs quotes: ${name}: ${whole}` };
};
const spaceMissing: Reading = ({ line: { written, start }, offset }) => {
  const own = written.slice(offset - start);
  const [, name] = /^([\w.-]+):\S/.exec(own) ?? [];
  if (name !== undefined) return { offset: offset + name.length + 1, words: `a space is missing after "${name}:"` };
  return /^-[^\s-]/.test(own) ? { offset: offset + 1, words: 'a space is missing after the dash "-"' } : undefined;
};
const colonMissing: Reading = ({ line: { written, start }, offset }) => {
  const own = written.slice(offset - start);
  const [, name, value = ''] = /^([\w.-]+) *=? *(\S+)?$/.exec(own) ?? [];
  if (name === undefined) {
    return 'this line is no name with its value: a colon is missing, or the line belongs to the text above and must stand further right';
  }
  return `a colon is missing after "${name}"${value === '' ? '' : `: write ${name}: ${value}`}`;
};

/** What is written in brackets or quotes and has no end, innermost first. */
function openIn(text: string, before: number): Node & { readonly srcToken: CST.Token } | undefined {
  let found: Node | undefined;
  visit(parseDocument(text, { uniqueKeys: false, keepSourceTokens: true, prettyErrors: false }), { Node: (_, node) => {
    const token = node.srcToken;
    if (!token || token.offset >= before) return;
    const isOpen = isCollection(node) ? token.type === 'flow-collection' && !token.end.some(({ type }) => /^flow-(map|seq)-end$/.test(type))
      : isScalar(node) && 'source' in token && /^["']/.test(token.source) && !/^(["'])[^]*\1$/.test(token.source);
    if (isOpen) found = node;
  } });
  return found as Node & { readonly srcToken: CST.Token };
}
const neverClosed: Reading = ({ text, offset }) => {
  const node = openIn(text, offset + 1);
  if (!node) return undefined;
  const at = node.srcToken.offset;
  const sign = text[at] as string;
  const { start, written } = lineAt(text, at);
  const hash = /[{[]/.test(sign) ? written.slice(at - start).search(/\s#/) : -1;
  if (hash >= 0) {
    return { offset: at + hash + 1, words: 'the rest of the line behind "#" is a comment: a text with " #" in it needs quotes' };
  }
  const end = { '{': '}', '[': ']' }[sign];
  return end === undefined ? { offset: at, words: `this text has no ${sign} at its end: write one where the text ends` }
    : { offset: at, words: `this "${sign}" is never closed: write "${end}" where it ends` };
};

/** Something stands behind the end of a value. */
const behindValue: Reading = ({ text, offset, line: { start, written } }) => {
  const rest = written.slice(offset - start);
  const last = text.slice(start, offset).trimEnd().at(-1) ?? '';
  if (/^,\s*$/.test(rest)) return 'this comma separates nothing: leave it out, lines need none';
  const [, next] = written.includes('{') ? /^([\w.-]+): /.exec(rest) ?? [] : [];
  if (next !== undefined) return `a comma is missing before "${next}"`;
  if (last === '\'') {
    const words = 'the text in \'…\' ends here, and something stands behind it: an apostrophe inside \'…\' is written twice, as in '
      + '\'the pet\'\'s age\'';
    return { offset: start + text.slice(start, offset).lastIndexOf('\''), words };
  }
  const over = `the value has ended with ${last}, and something stands behind it`;
  if (last === '"') return `${over}: put the whole text in "…", with \\" for a " inside it`;
  if (/[}\]]/.test(last)) return `${over}: move it inside, or, where all of it is one text, put it in quotes`;
  return undefined;
};
const strayBracket: Reading = ({ text, offset }) => {
  const sign = text[offset] ?? '';
  const begin = { '}': '{', ']': '[' }[sign];
  return begin && `this "${sign}" closes nothing: leave it out, or write the "${begin}" that it closes`;
};
const strayComma: Reading = ({ error: { message } }) =>
  (/Unexpected ,|Unexpected empty item/.test(message) ? 'nothing stands before this comma: leave it out' : undefined);
const commaMissing: Reading = ({ error: { message } }) =>
  (message.startsWith('Missing ,') ? 'a comma is missing before this, or a quote where the text before it ends' : undefined);
const commentInText: Reading = ({ error: { message } }) =>
  (message.startsWith('Comments must') ? 'a comment begins with " #": write a space before "#", or put it inside the quotes' : undefined);

const tab: Reading = () => 'a tab stands here: write spaces instead';
const escape: Reading = ({ error: { message } }) =>
  `"${message.split(' ').at(-1)}" means nothing inside "…": write \\\\ for a backslash, or put the text in '…'`;
const second: Reading = () => 'a second document begins here, and a line is one: leave "---" out';

const readings: Partial<Readonly<Record<YAMLError['code'], readonly Reading[]>>> = {
  BAD_INDENT: [neverClosed, colonInText, wrongColumn],
  BAD_SCALAR_START: [unquotedBeginning],
  BAD_ALIAS: [unquotedBeginning],
  BAD_DQ_ESCAPE: [escape],
  BLOCK_AS_IMPLICIT_KEY: [colonInText, unquotedBeginning, lineBelow, wrongColumn],
  BLOCK_IN_FLOW: [colonInText, neverClosed],
  MISSING_CHAR: [commentInText, commaMissing, neverClosed, spaceMissing, wholeLine, colonMissing],
  MULTILINE_IMPLICIT_KEY: [spaceMissing, wholeLine, colonMissing],
  MULTIPLE_DOCS: [second],
  TAB_AS_INDENT: [tab],
  TAG_RESOLVE_FAILED: [unquotedBeginning],
  UNEXPECTED_TOKEN: [strayComma, strayBracket, bracesInText, unquotedBeginning, behindValue, neverClosed],
};

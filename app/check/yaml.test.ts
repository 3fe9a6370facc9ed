import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readYaml } from './yaml';

const line = `id: pet
title: Pet insurance
theme: { primary: blue, accent: red }
facts: [From $10, 3 minutes]
steps: &steps
  home:
    path: home
    title: 'Where are they?'
    content: { lead: "At home", text: 'A word' }
    form:
      - usAddress
      - name: { title: Name, optional: true }
rules: *steps
`;
/** Line and column of what is found, and its words. */
function said(text: string): readonly string[] {
  const { findings, locate } = readYaml(text);
  return findings.map(({ path, key, message, suggestion }) => {
    const { line: row, column } = locate(path, key);
    return [`${row}:${column}`, message.replace('this is not YAML: ', ''), suggestion].filter(Boolean).join(' ');
  });
}

it('nothing is wrong with the line as it stands', () => expect(said(line)).toEqual([]));
it.each([
  ['an unclosed brace', 'accent: red }', 'accent: red', '3:8 this "{" is never closed: write "}" where it ends.'],
  ['an unclosed brace before a list', "'A word' }", "'A word'", '9:14 this "{" is never closed: write "}" where it ends.'],
  ['an unclosed bracket', '3 minutes]', '3 minutes', '4:8 this "[" is never closed: write "]" where it ends.'],
  ['a brace too many', 'accent: red }', 'accent: red }}',
    '3:38 this "}" closes nothing: leave it out, or write the "{" that it closes.'],
  ['two commas', 'blue,', 'blue,,', '3:24 nothing stands before this comma: leave it out.'],
  ['a comma behind braces', 'accent: red }', 'accent: red },', '3:38 this comma separates nothing: leave it out, lines need none.'],
  ['braces in a text in braces', 'lead: "At home"', 'lead: At {home} in {city|lower}, now',
    '9:22 the text of "lead" has braces in it and needs quotes: lead: "At {home} in {city|lower}".'],
  ['a text in braces alone', "'Where are they?'", '{pet.name|lower}', '8:12 a text that begins with "{" needs quotes: "{pet.name|lower}".'],
  ['a text in braces alone, in braces', "'A word'", '{pet.name}', '9:39 a text that begins with "{" needs quotes: "{pet.name}".'],
  ['a comma in a text in braces', "'A word'", 'You, or a friend, is ill', '9:39 in braces a comma ends a value: '
    + 'a text with a comma needs quotes, "You, or a friend, is ill"; several values need brackets, [You, or a friend, is ill].'],
  ['a comma at the end of a line', 'path: home', 'path: home,', '7:11 a comma ends "home,": leave it out, lines need none.'],
  ['no comma between texts', 'blue, accent', 'blue accent', '3:19 the text of "primary" in line 3 has ": " in it and needs quotes: '
    + 'primary: "blue accent: red"; or a comma is missing before "accent".'],
  ['no comma behind quotes', '"At home",', '"At home"', '9:32 a comma is missing before "text".'],
  ['an apostrophe in single quotes', "'Where are", "'Where're",
    "8:18 the text in '…' ends here, and something stands behind it: an apostrophe inside '…' is written twice, as in 'the pet''s age'."],
  ['no quote at the end', "they?'", 'they?', '8:12 this text has no \' at its end: write one where the text ends.'],
  ['no double quote at the end', '"At home"', '"At home', '9:22 this text has no " at its end: write one where the text ends.'],
  ['a quoted word first', 'title: Pet insurance', 'title: "Pet" insurance',
    '2:14 the value has ended with ", and something stands behind it: put the whole text in "…", with \\" for a " inside it.'],
  ['a brace first', 'title: Pet insurance', 'title: {name} insurance',
    '2:15 the value has ended with }, and something stands behind it: move it inside, or, where all of it is one text, put it in quotes.'],
  ['a sign first', 'title: Pet insurance', 'title: @home', '2:8 a text that begins with "@" needs quotes: "@home".'],
  ['a sign first, in braces', 'title: Name', 'title: @home', '12:24 a text that begins with "@" needs quotes: "@home".'],
  ['a star first', 'title: Pet insurance', 'title: *Pet* insurance', '2:8 a text that begins with "*" needs quotes: "*Pet* insurance".'],
  ['an exclamation mark first', 'title: Pet insurance', 'title: !Pet insurance',
    '2:8 a text that begins with "!" needs quotes: "!Pet insurance".'],
  ['a dash first', 'title: Pet insurance', 'title: - Pet insurance', '2:8 a text that begins with "-" needs quotes: "- Pet insurance".'],
  ['a number sign in a text', 'Pet insurance', 'Your #1 insurance',
    '2:8 the text ends before "#", and a comment begins: write "Your #1 insurance", or for a comment "# 1 insurance".'],
  ['a number sign in braces', 'primary: blue', 'primary: blue #1',
    '3:24 the rest of the line behind "#" is a comment: a text with " #" in it needs quotes.'],
  ['a number sign close behind quotes', "they?'", "they?'#1",
    '8:29 a comment begins with " #": write a space before "#", or put it inside the quotes.'],
  ['a line too far right', '    title:', '      title:',
    '8:7 this line stands further right than line 7, which has a value already: begin it in column 5, or leave that value out.'],
  ['a line as far left as its block', '    title:', '  title:',
    '8:3 this line stands further left than the lines around it: begin it in column 5.'],
  ['a line as far left as its block, in front of a list', '    content: {', '  content: {',
    '9:3 this line stands further left than the lines around it: begin it in column 5.'],
  ['the first line of a block as far left as its name', '    path: home', '  path: home',
    '7:3 this line stands further left than the lines around it: begin it in column 5.'],
  ['a line behind a list as far left as its block', '{ title: Name, optional: true }',
    '{ title: Name }\n  save: details\n    calls: [save]\n    next: more', '13:3 this line stands further left than the lines around it: begin it in column 5.'],
  ['a name too far right, with what belongs to it below', 'rules: *steps', 'more:\n    one: 1\nlast: x\n    two:\n    three: 3',
    '16:5 this line stands further right than line 15, which has a value already: begin it in column 1, or leave that value out.'],
  ['a line too far left', '    title:', '   title:', '8:4 this line begins in column 4, and the lines that it belongs to do not: '
    + 'begin it in column 5 as line 7 does or in column 3 as line 6 does.'],
  ['an item too far left', '      - name', '     - name', '12:6 this line begins in column 6, and the lines that it belongs to do not: '
    + 'begin it in column 7 as line 11 does or in column 5 as line 10 does.'],
  ['a tab', '    title:', '\ttitle:', '8:1 a tab stands here: write spaces instead.'],
  ['a colon in a text', 'Pet insurance', 'Pets: insurance',
    '2:8 the text of "title" in line 2 has ": " in it and needs quotes: title: "Pets: insurance".'],
  ['a colon in a list', '3 minutes', 'In time: 3 minutes', '4:19 this text has ": " in it and needs quotes: "In time: 3 minutes".'],
  ['no space behind a colon', 'title: \'', 'title:\'', '8:11 a space is missing after "title:".'],
  ['no space behind a colon in braces', 'optional: true', 'optional:true', '12:30 a space is missing after "optional:".'],
  ['no space behind a dash', '- usAddress', '-usAddress', '11:8 a space is missing after the dash "-".'],
  ['no colon', 'path: home', 'path home', '7:5 a colon is missing after "path": write path: home.'],
  ['no colon behind the name of a block', 'form:', 'form', '10:5 a colon is missing after "form".'],
  ['a second line of a text', 'Pet insurance', 'Pet insurance\nfor all of them', '3:1 this line is no name with its value: '
    + 'a colon is missing, or the line belongs to the text above and must stand further right.'],
  ['a backslash in double quotes', 'At home', 'At \\Home', '9:26 "\\H" means nothing inside "…": '
    + 'write \\\\ for a backslash, or put the text in \'…\'.'],
  ['a line of dashes', 'theme:', '---\ntheme:', '3:1 a second document begins here, and a line is one: leave "---" out.'],
  ['a name twice', 'id: pet', 'id: pet\nid: dog',
    '2:1 "id" stands here twice, before in line 1, and only the last one counts. Remove one of them, or give it another name.'],
  ['a name twice in a line', 'id: pet', 'ids: { a: 1, a: 2 }',
    '1:14 "a" stands here twice, and only the last one counts. Remove one of them, or give it another name.'],
  ['an unknown name behind a star', '*steps', '*stepps',
    '13:8 "*stepps" repeats nothing, for no "&stepps" stands above it. Did you mean "*steps"?'],
  ['a star before a word', 'Pet insurance', '*Pet*', '2:8 "*Pet*" repeats nothing, for no "&Pet*" stands above it. '
    + 'A text that begins with "*" needs quotes.'],
  ['a part that repeats itself', 'path: home', 'path: *steps',
    '7:5 "*steps" stands inside of what it repeats, and would have no end: leave it out.'],
  ['a comma in a number in braces', 'optional: true', 'minimum: 0,5', '12:39 in braces a comma ends a value: write 0.5 instead of 0,5.'],
  ['a comma in a number, before others', 'title: Name,', 'maximum: 1,000,000, title: Name,',
    '12:26 in braces a comma ends a value: write 1000000 instead of 1,000,000.'],
  ['a comma in an amount in braces', 'primary: blue', 'primary: CHF 1,000',
    '3:19 in braces a comma ends a value: write "CHF 1,000" instead of CHF 1,000.'],
])('%s is told in one plain sentence, where it stands', (_what, right, wrong, words) => {
  expect(line).toContain(right);
  expect(said(line.replace(right, () => wrong))).toEqual([words]);
});

it.each([
  ['as the question before it does, not as a closed block above', '        b: {}\n          c: {}', '10:11', 'in column 9 as line 9 does'],
  ['or one block further out', '        b: {}\n      c: {}', '10:7', 'in column 9 as line 9 does or in column 5 as line 7 does'],
  ['as the question before it does, where its value stands on one line', '        b: { c: 1 }\n       d: { e: 1 }', '10:8',
    'in column 9 as line 9 does or in column 5 as line 7 does'],
  ['behind the dash', '          b: {}', '9:11', 'in column 9 as line 8 does'],
  ['as a dash does', '        b: {}\n     - c: {}', '10:6', 'in column 7 as line 8 does or in column 5 as line 7 does'],
])('a line that is in no column of its blocks may begin %s', (_what, wrong, place, words) => {
  const above = 'quote:\n  plans:\n    - fields:\n            a: {}\nsteps:\n  home:\n    form:\n      - a: {}\n';
  expect(said(`${above}${wrong}\n`)).toEqual([
    `${place} this line begins in column ${place.split(':')[1]}, and the lines that it belongs to do not: begin it ${words}.`]);
});
it('a list whose first item slipped to the left is told at the second, not as a colon that is missing', () =>
  expect(said('form:\n - usAddress\n  - day: { title: Day }\n')).toEqual(['3:3 this line stands further right than line 2, '
    + 'which has a value already: begin it in column 2, or leave that value out.']));
it('a comma between the numbers of a list, and one in quotes, ends no value', () =>
  expect(said("range: { upTo: [70,80], is: 'CHF 1,000', \"1\": 2, of: 3 }\n")).toEqual([]));
it('a comment behind a value is none of it', () => expect(said('id: pet # 1\nstart: home # the first\n')).toEqual([]));
it('a name with spaces is no slip where names may have them', () =>
  expect(said(readFileSync(resolve(import.meta.dirname, '../../flows/pet/line.yaml'), 'utf8'))).toEqual([]));

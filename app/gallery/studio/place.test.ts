import { jsonLanguage } from '@codemirror/lang-json';
import { yamlLanguage } from '@codemirror/lang-yaml';
import { describe, expect, it } from 'vitest';
import { placeAt, type Place } from './place';

/** `|` stands where the cursor is. */
const inYaml = (text: string): Place => placeAt(yamlLanguage.parser.parse(text.replace('|', '')), text.replace('|', ''), text.indexOf('|'));
const inJson = (text: string): Place => placeAt(jsonLanguage.parser.parse(text.replace('|', '')), text.replace('|', ''), text.indexOf('|'));

describe('where a position of a YAML text is', () => {
  it.each([
    ['a name at the top', 'id: pet\nti|', [], true],
    ['a line that is still empty', 'steps:\n  home:\n    path: home\n    |', ['steps', 'home'], true],
    ['a name in a map', 'steps:\n  home:\n    scr|een: form', ['steps', 'home'], true],
    ['a value in a map', 'steps:\n  home:\n    screen: fo|rm', ['steps', 'home', 'screen'], false],
    ['a name in braces', 'steps:\n  home: { path: home, scr| }', ['steps', 'home'], true],
    ['a value in braces', 'steps:\n  home: { path: home, screen: fo| }', ['steps', 'home', 'screen'], false],
    ['a name in an entry of a list', 'form:\n  - card\n  - dob: { title: Born }\n    na|', ['form', '1'], true],
    ['a name in braces in a list', 'next: [{ to: a }, { wh| }]', ['next', '1'], true],
    ['an entry of a list', 'next:\n  - a\n  - b|', ['next', '0'], true],
  ])('%s', (_, text, path, isName) => expect(inYaml(text)).toEqual({ path, isName }));
});

describe('where a position of a JSON text is', () => {
  it.each([
    ['a name', '{ "steps": { "home": { "scr|een": "form" } } }', ['steps', 'home'], true],
    ['a value', '{ "steps": { "home": { "screen": "fo|rm" } } }', ['steps', 'home', 'screen'], false],
    ['a place without a name yet', '{ "steps": { "home": { | } } }', ['steps', 'home'], true],
    ['a name in a list', '{ "next": [{ "to": "a" }, { "wh|en": 1 }] }', ['next', '1'], true],
  ])('%s', (_, text, path, isName) => expect(inJson(text)).toEqual({ path, isName }));
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Finding } from '#engine/check';
import { placedOnce, type Found } from './found';
import { checkLineFile } from './lineFile';

const pet = readFileSync(resolve(import.meta.dirname, '../../flows/pet/line.yaml'), 'utf8');
const species = 'choices: { dog: A dog, cat: A cat }';
/** What is found in the pet line with other words in it. */
const found = async (words: string, others: string): Promise<readonly string[]> =>
  (await checkLineFile(pet.replace(words, () => others), 'line.yaml', ['everything'])).found.map(({ code, text }) => `${code} ${text}`);

it.each(['form', 'plans', 'payment', 'confirmation'])('the misspelt screen of a step (%s) is told where it stands', async (screen) => {
  const [, step = ''] = new RegExp(String.raw`^  (\w+):\n    path: [^\n]*\n    screen: ${screen}$`, 'mu').exec(pet) ?? [];
  expect(await found(`screen: ${screen}\n`, `scren: ${screen}\n`))
    .toEqual([`unknown-word pet › ${step}: there is no "scren" here. Did you mean "screen"?`]);
});

const ofQuotes = ['updateQuote', 'quotePlans', 'checkout', 'saveEntry', 'removeEntry', 'createPaymentMethod', 'attachMethod', 'purchase'];
it.each(ofQuotes)('the misspelt call %s is one mistake, told where it stands', async (call) => {
  const slip = call.slice(0, -1);
  const wrong = pet.replaceAll(new RegExp(String.raw`(calls: \[[^\]]*)\b${call}\b`, 'gu'), `$1${slip}`);
  const { found: all } = await checkLineFile(wrong, 'line.yaml', ['everything']);
  expect(all.map(({ code, text }) => `${code} ${text}`))
    .toEqual([expect.stringMatching(new RegExp(`^unknown-call .*no call is named "${slip}"\\. Did you mean "${call}"\\?$`, 'u'))]);
  expect(all[0]?.consequences.every(({ code }) => code === 'unknown-call')).toBe(true);
});

describe('choices that are written as', () => {
  const said = (what: string): readonly string[] => ['wrong-value pet › pet › form[0].species.choices: '
    + `a choice is written \`{ value, title }\`, but this is ${what}. Values without words of their own stand in \`enum\` instead.`];
  it.each([
    ['plain words', '[dog, cat]', said('"dog"')],
    ['values without titles', '[{ value: dog, title: A dog }, { value: cat }]', said('{"value":"cat"}')],
    ['values with titles', '[{ value: dog, title: A dog }, { value: cat, title: A cat }]', []],
  ])('%s', async (_what, choices, findings) => expect(await found(species, `choices: ${choices}`)).toEqual(findings));
  it('plain words in the rows of a list', async () => {
    const rows = 'owners: { title: Owners, rows: [{ kind: { title: Kind, choices: [none, amateur, pro] } }] }\n        breed: { title';
    expect(await found('breed: { title', rows))
      .toEqual([expect.stringContaining('form[0].owners.rows[0].kind.choices: a choice is written')]);
  });
});

describe('a word of a question', () => {
  const name = "title: Name, maxLength: 40, examples: [Rex, Mia], 'ui:width': half";
  it.each([
    ['that asks for an answer', `required: true, ${name}`,
      'name.required: a question must be answered unless it says `optional: true`. Leave `required` out.'],
    ['that asks for none', `required: false, ${name}`,
      'name.required: a question must be answered unless it says `optional: true`. Write `optional: true`.'],
    ['that stands in the step', `showIf: { species: true }, ${name}`,
      'name.showIf: a question has no word "showIf". Say in the step’s `asks` when it is asked: { question: rule }.'],
    ['without its `ui:`', name.replace("'ui:width'", 'width'), 'name.width: a question has no word "width". Did you mean "ui:width"?'],
  ])('%s is told with what to write instead', async (_what, words, said) =>
    expect(await found(name, words)).toEqual([`unknown-word pet › pet › form[0].${said}`]));
});

it('a Yes that must be said is no mistake, whatever it is asked with: the author wrote no choices', async () => {
  const sworn = (more: string): string => `sworn: { title: This is true, type: boolean, const: true${more} }\n        breed: { title`;
  expect(await found('breed: { title', sworn(''))).toEqual([expect.stringMatching(/^unread-answer /u)]);
  expect(await found('breed: { title', sworn(", 'ui:widget': checkbox"))).toEqual([expect.stringMatching(/^unread-answer /u)]);
});

it('a question beside headings is told, for nobody would be asked', async () => {
  const form = 'form: [personName, contact]';
  expect(await found(form, 'form: [{ section: You, ask: [personName] }, contact]')).toEqual([
    'wrong-value pet › owner › form[1]: this is not asked: headings are for all questions of a page or for none. '
    + 'Put it below a heading: { section, ask }.',
  ]);
  expect(await found(form, 'form: [{ section: You, ask: [personName] }, { section: How we reach you, ask: [contact] }]')).toEqual([]);
});

it('a question without a title is told, and one that nobody sees needs none', async () => {
  const neutered = 'neutered: { title: Is it spayed or neutered?, type: boolean }';
  expect(await found(neutered, 'neutered: { type: boolean }'))
    .toEqual(['missing-word pet › pet › form[0].neutered: "title" is missing: the question, or what stands over its box.']);
  expect(await found(neutered, "neutered: { type: boolean, default: true, optional: true, 'ui:widget': hidden }")).toEqual([]);
});

describe('an answer', () => {
  it('of which nothing becomes is told, with the name that is read instead, although a change gives that', async () =>
    expect(await found('- reimbursement: { title', '- reimbursment: { title')).toEqual([
      'unread-answer pet › plans › form.schema.properties.reimbursment: nothing becomes of "options.reimbursment": '
      + 'it is not sent, not shown, and no rule asks for it. Did you mean "reimbursement"?',
    ]));
  it('of an entry is read where its list is sent', async () =>
    expect((await found('dob: dob, neutered: neutered', 'dob: dob')).at(-1)).toContain('nothing becomes of "pet.neutered"'));
  it('that is sent belongs to the order', async () => {
    const sold = (words: string): Promise<readonly string[]> => found('sells: [details, pets, options, selectedPlan]', `sells: [${words}]`);
    expect(await sold('details')).toEqual([
      'unsold-answer pet › calls.purchase › sells.of: the quote service is told "selectedPlan", "options", "pets", '
      + 'and `sells` does not name it: with other answers it would be the same order.',
    ]);
    // Other pets empty the plans, and with them the one that was chosen.
    expect(await sold('details, selectedPlan, options')).toEqual([]);
    expect(await sold('details.email, pets, options, selectedPlan')).toEqual([]);
  });
  it('that is sent belongs to the order although others beside it do', async () => {
    const sells = pet.replace('sells: [details, pets, options, selectedPlan]', 'sells: [details.email, pets, options, selectedPlan]');
    const kept = sells.replace('of: [details, pets, options]', 'of: [details.region, details.postal, pets, options]');
    const { found: all } = await checkLineFile(kept, 'line.yaml', ['everything']);
    expect(all.map(({ code, text }) => `${code} ${text}`)).toEqual([
      expect.stringMatching(/^unsold-answer .*: the quote service is told .*"details\.policyStartDate".*, and `sells` does not name it/u),
    ]);
    expect(all[0]?.text).not.toMatch(/"details\.(?:email|region|postal)"/u);
  });
});

describe('a file', () => {
  it.each([
    ['with a currency that there is not', 'currency: USD', 'currency: USX', 'currency: no currency has the code "USX".'],
    ['with a currency in small letters', 'currency: USD', 'currency: usd', '"usd" is not written as it must be here, as in "USD".'],
    ['with a colour by its name', "'#9a4322'", 'red', 'theme › primary: "red" is not written as it must be here, as in "#9a4322".'],
    ['with a part of an address that there is not', 'breed: { title: Breed,',
      "breed: { title: Breed, 'ui:widget': address, 'ui:fills': { name: zip },",
      'ui:fills.name: "zip" is none of the values here. There are: streetAddress, unit, city, region, postal, country.'],
    ['with a percent sign', 'add: -5 }', 'add: -5% }', 'this must be a number, but it is "-5%". Write the number alone: -5.'],
    ['with a comma in a price', 'least: 10', "least: '12,50'", 'but it is "12,50". Write the number alone: 12.50.'],
    ['with a name in the first sentence', 'headline: When your', 'headline: When {name} your', 'headline: nothing is filled in here'],
    ['with a list of steps', 'calls: [updateQuote]\n    next: pets', 'calls: [updateQuote]\n    next: [pets]',
      'home › next[0]: this must be an object, but it is "pets". Write { "to": "pets" }.'],
    ['with a document that there is not', '/documents/pet-accident.pdf', '/documents/pet-acident.pdf',
      'there is no document "pet-acident": each plan has one, called by its id. Did you mean "/documents/pet-accident.pdf"?'],
    ['with an error code of its own', 'code: pet_dob_ineligible', 'code: pet_too_young',
      'rating › refuses[0].code: the page has no words for the error code "pet_too_young"'],
  ])('%s', async (_what, words, others, said) => expect(await found(words, others)).toEqual([expect.stringContaining(said)]));
});

it('a word that a question says twice is told where it stands', async () => {
  const twice = pet.replace('name: { title: Name,', 'name: { title: Name, title: Name,');
  const { found: all } = await checkLineFile(twice, 'line.yaml', ['everything']);
  const row = pet.split('\n').findIndex((one) => one.includes('name: { title: Name,')) + 1;
  expect(all.map(({ code, line }) => [code, line])).toEqual([['duplicate-key', row]]);
});

describe('a line in JSON', () => {
  const asJson = (change: (text: string) => string): string => change(JSON.stringify(parse(pet), null, 1));
  const told = async (text: string): Promise<readonly Found[]> => (await checkLineFile(text, 'line.json', ['everything'])).found;
  it('that says a word twice is told so with both lines', async () => {
    const text = asJson((json) => json.replace('"code": "pet",', '"code": "dog",\n "code": "pet",'));
    expect((await told(text)).map(({ line, text: said }) => [line, said])).toEqual([[4, 'pet › code: "code" stands here twice, before in '
      + 'line 3, and only the last one counts. Remove one of them, or give it another name.']]);
  });
  it('of which a step is lost is told so, and beneath it what follows', async () => {
    const again = '"owner": { "path": "more", "screen": "form", "title": "More", "form": ["acknowledged"], "next": "plans" },\n';
    const found = await told(asJson((json) => json.replace('"plans": {\n   "path"', `${again}"plans": {\n   "path"`)));
    expect(found.map(({ code, consequences }) => [code, consequences.length > 0])).toEqual([['duplicate-key', true]]);
  });
});

it('two mistakes at one place, in the same words, are told both', () => {
  const place = ({ path }: Finding): Found =>
    ({ file: 'line.yaml', line: 1, column: 1, code: 'unused-call', text: path.join(), consequences: [] });
  const unused = (call: string): Finding => ({ code: 'unused-call', path: ['calls', call], message: 'is never used.' });
  expect(placedOnce([unused('quote'), unused('pay'), unused('pay')], place).map(({ text }) => text)).toEqual(['calls,quote', 'calls,pay']);
});

describe('a mistake that an alias repeats is told once', () => {
  it('where the findings stand side by side', async () =>
    expect(await found('owner_email: details.email', 'owner_email: details.emial'))
      .toEqual([expect.stringContaining('quote › create.plan_applications[0].fields.owner_email: nothing gives "details.emial"')]));
  it('where one finding follows from the other', async () => {
    const wrong = pet.replace('{selectedPlan.information.title}', '{selectdPlan.information.title}');
    const { found: all } = await checkLineFile(wrong, 'line.yaml', ['everything']);
    expect(all.map(({ code, consequences }) => [code, consequences.length])).toEqual([['unknown-path', 0]]);
  });
});

describe('a table of the rating', () => {
  const bySpecies = 'add: { lookup: species, in: { dog: 18.5, cat: 11 } }';
  const byPlan = '{ lookup: plan, in: { pet-accident: 1, pet-complete: 2.4 } }';
  const byBack = 'in: { 70: 0.85, 80: 1, 90: 1.2 }';
  it.each([
    ['without a number for a choice', bySpecies, 'add: { lookup: species, in: { dog: 18.5 } }',
      'unrated-choice pet › rating › price[0].add.in: "species" may be "cat", and no number stands for that: '
      + 'who answers so gets no price. Add it, or say what counts for all others: `else`.'],
    ['with a slip in a choice', bySpecies, 'add: { lookup: species, in: { dog: 18.5, cta: 11 } }',
      /rating › price\[0\]\.add\.in\.cta: "species" may be "cat".*Is "cat" meant by "cta"\?/],
    ['without a number for a plan', byPlan, '{ lookup: plan, in: { pet-accident: 1 } }',
      /price\[0\]\.times\[0\]\.in: "plan" may be "pet-complete"/],
    ['without a number for an input with a default', byBack, 'in: { 70: 0.85, 90: 1.2 }', /price\[1\]\.times\[0\]\.in: "back" may be "80"/],
    ['with a plan that there is not', byPlan, '{ lookup: plan, in: { pet-accident: 1, pet-complte: 3 }, else: 2.4 }',
      /impossible-value .*times\[0\]\.in\.pet-complte: "plan" can never be "pet-complte"\. Did you mean "pet-complete"\?/],
  ])('%s', async (_what, words, others, said) => {
    const all = await found(words, others);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatch(said);
  });
  it.each([
    ['is complete with `else`', byBack, 'in: { 70: 0.85 }, else: 1'],
    ['needs no number for what its row leaves out', `- times: [{ lookup: back, ${byBack} }]`,
      '- { when: { back: { not: { const: 80 } } }, times: [{ lookup: back, in: { 70: 0.85, 90: 1.2 } }] }'],
    ['may have more than the choices where something else may answer', byBack, 'in: { 60: 0.8, 70: 0.85, 80: 1, 90: 1.2 }'],
  ])('%s', async (_what, words, others) => expect(await found(words, others)).toEqual([]));
  it('needs no number for what is refused', async () => {
    const refused = pet.replace(byBack, 'in: { 70: 0.85, 90: 1.2 }')
      .replace('enum: [70, 80, 90] } } }, field', 'enum: [70, 90] } } }, field');
    expect((await checkLineFile(refused, 'line.yaml', ['everything'])).found).toEqual([]);
  });
});

describe('a range of the rating', () => {
  const question = 'name: { title: Name, maxLength: 40';
  const row = 'add: { lookup: species, in: { dog: 18.5, cat: 11 } }';
  /** The pet line that asks for the weight as well, and rates it up to 50. */
  const weighed = (weight: string, range = 'in: [{ upTo: 10, is: 1 }, { upTo: 50, is: 2 }]', words = row, others = words) => pet
    .replace(question, () => `weight: { title: Weight, ${weight} }\n        ${question}`)
    .replace('name: name, species: species', 'name: name, weight: weight, species: species')
    .replace('        - { lookup: plan', () => `        - { range: weight, ${range} }\n        - { lookup: plan`)
    .replace(words, () => others);
  const judged = async (text: string): Promise<readonly string[]> =>
    (await checkLineFile(text, 'line.yaml', ['everything'])).found.map(({ code, text: said }) => `${code} ${said}`);
  it.each([
    ['before the most that may be answered', 'type: integer, minimum: 1, maximum: 90, examples: [9, 60]', '90'],
    ['where any number may be answered', 'type: number, examples: [9]', 'any number'],
    ['before the largest choice', 'type: integer, choices: { 9: Small, 50: Large, 80: Very large }', '80'],
  ])('that ends %s is told', async (_what, weight, most) => expect(await judged(weighed(weight))).toEqual([
    `unrated-choice pet › rating › price[0].times[0].in: "weight" may be ${most}, and the last row goes up to 50: who answers more gets no `
    + 'price. Say what counts for all others, `else`, or limit the question by `maximum`.']));
  it.each([
    ['goes as far as the answers', 'type: integer, maximum: 50, examples: [9]'],
    ['goes as far as the answers below a limit', 'type: integer, exclusiveMaximum: 51, examples: [9]'],
    ['goes as far as the largest multiple', 'type: integer, maximum: 55, multipleOf: 10, examples: [20]'],
  ])('that %s is not', async (_what, weight) => expect(await judged(weighed(weight))).toEqual([]));
  it('that is of a text is told as what it is', async () =>
    expect(await judged(weighed('maxLength: 9, examples: [heavy]'))).toEqual([
      'impossible-value pet › rating › price[0].times[0].range: "weight" is a text, and a number must stand here: there would be no price. '
      + 'Say a number for each answer: `lookup`, or `percent` with rules.']));
  const any = 'type: integer, minimum: 1, maximum: 90, examples: [9, 60]';
  it.each([
    ['says what counts for all others', 'in: [{ upTo: 50, is: 1 }], else: 2', row, row],
    ['leaves out what is refused', undefined, '  refuses:\n',
      '  refuses:\n    - { each: pets, when: { weight: { minimum: 51 } }, message: Too heavy. }\n'],
    ['leaves out what gets no offer', undefined, '  noOffers: [',
      '  noOffers: [{ each: pets, when: { weight: { exclusiveMinimum: 50 } } }, '],
    ['leaves out what the list refuses', undefined, 'removed: removed, id: reference_id }',
      'removed: removed, id: reference_id, refuses: [{ when: { pet.weight: { minimum: 51 } }, code: pet_already_on_quote }] }'],
  ])('that %s is not', async (_what, range, words, others) => expect(await judged(weighed(any, range, words, others))).toEqual([]));
  it('that ends before answers with which nobody comes to the purchase is not', async () => {
    const asked = (next: string): string => pet
      .replace('      - policyStartDate:', `      - value: { title: Value, ${any} }\n      - policyStartDate:`)
      .replace('reimbursement: options', 'value: details.value\n          reimbursement: options')
      .replace('  inputs:\n', '  inputs:\n    value: plan_applications.0.value\n')
      .replace('    - times: [{ lookup: back', '    - times: [{ range: value, in: [{ upTo: 50, is: 1 }] }, { lookup: back')
      .replace('start: home', 'modals: { dear: { type: info, title: Please call us } }\nstart: home').replace('next: pets', () => next);
    expect(await judged(asked('next: [{ when: { details.value: { maximum: 9 } }, modal: dear }, { to: pets }]')))
      .toEqual([expect.stringMatching(/^unrated-choice .*"value" may be 90/u)]);
    expect(await judged(asked('next: [{ when: { details.value: { minimum: 51 } }, modal: dear }, { to: pets }]'))).toEqual([]);
  });
});

it.each([
  ['a word', 'in: { 70: 0.85, 80: 1, 90: 1.2 }', 'inn: { 70: 0.85, 80: 1, 90: 1.2 }',
    'unknown-word pet › rating › price[1].times[0]: there is no "inn" here. Did you mean "in"?'],
  ['a number', '{ least: 10 }', "{ add: { range: count, in: [{ upTo: 2, is: '1,5' }], else: 2 } }",
    'wrong-value pet › rating › price[3].add.in[0].is: this must be a number, but it is "1,5". Write the number alone: 1.5.'],
])('one slip in %s of a figure is one finding', async (_what, words, others, said) =>
  expect(await found(words, others)).toEqual([said]));

it('what a call sends wrong is told beneath the name in `quote` that nothing gives', async () => {
  const wrong = pet.replace('firstName: details.firstName, lastName', 'firstName: details.fristName, lastName')
    .replace('lastName: details.lastName, phone', 'lastName: details.lsatName, phone');
  const { found: all } = await checkLineFile(wrong, 'line.yaml', ['everything']);
  expect(all.map(({ text, consequences }) => [/"[^"]+"/.exec(text)?.[0], ...consequences.map(({ code }) => code)]))
    .toEqual([['"details.fristName"', 'adapter-breach'], ['"details.lsatName"']]);
});

describe('what a screen shows of a list', () => {
  const where = 'unknown-path pet › pets › content.entry.text: ';
  it.each([
    ['names an entry’s own fields', '{breed}', '{bred}', [`${where}an entry of "pets" has no "bred". Did you mean "breed"?`]],
    ['may be what nobody must answer', '{name}', '{breed}', []],
    ['names what a plan has', 'title: information.title', 'title: information.titel', ['unknown-path pet › plans › content.plan.title: '
      + 'an entry of "plans" has no "information.titel". Did you mean "information.title"?']],
    ['names the figures of the rating', 'path: details.coverage_amounts.illness', 'path: details.coverage_amounts.ilness',
      [expect.stringContaining('content.amounts[1].path: an entry of "plans" has no "details.coverage_amounts.ilness"')]],
    ['is told once where the list is misspelt', '      plans: plans', '      plans: palns',
      [expect.stringContaining('content.plans: nothing gives "palns"')]],
  ])('%s', async (_what, words, others, said) => expect(await found(words, others)).toEqual(said));
});

describe('a call that no step makes any more', () => {
  const told = async (words: string): Promise<readonly string[]> => {
    const { found: all } = await checkLineFile(pet.replace(words, ''), 'line.yaml', ['everything']);
    return all.map(({ code, text }) => `${code} ${text.replace(/^.*?: /u, '')}`);
  };
  it.each([
    ['and gave the price', '    enter: { calls: [updateQuote, checkout] }\n',
      ['unknown-path nothing gives "checkout": no step makes the call "checkout". Add it to the `calls` of a step.']],
    ['and kept the entries', '    calls: [saveEntry]\n', ['unused-call no step makes the call "saveEntry": no entry would be kept.']],
    ['and removed entries', ', calls: [removeEntry]', ['unused-call no step makes the call "removeEntry": no entry would be removed.']],
    ['and bought', '    calls: [createPaymentMethod, attachMethod, purchase]\n', [
      'no-purchase this step takes money, but none of its calls `sells`. Add the call "purchase" to its `calls`.',
    ]],
  ])('%s', async (_what, words, said) => expect(await told(words)).toEqual(said));
});
it('a control that leads nowhere is told before all that follows from it', async () => {
  const { found: all } = await checkLineFile(pet.replace(/ {4}on: \{ CHOOSE: .*\n/u, ''), 'line.yaml', ['everything']);
  expect(all.map(({ code, text }) => `${code} ${text}`))
    .toEqual(['screen-event pet › plans: the screen "plans" sends CHOOSE, and the step\'s `on` does not say where it leads.']);
  expect(all[0]?.consequences.map(({ code }) => code)).toEqual(['unknown-path', 'unreached-step', 'unreached-step']);
});

describe('a step without `next` is told before the steps behind it', () => {
  it.each([
    ['where it is a form', '    calls: [updateQuote]\n    next: plans\n', '    calls: [updateQuote]\n', 'owner'],
    ['where a choice leads on', ', track: plan selected, next: payment', '', 'plans › on.CHOOSE'],
  ])('%s', async (_what, words, others, place) => {
    const { found: all } = await checkLineFile(pet.replace(words, others), 'line.yaml', ['everything']);
    expect(all.map(({ code, text }) => `${code} ${text}`))
      .toEqual([`leads-nowhere pet › ${place}: leads nowhere: it has no \`next\`. Say which step follows.`]);
    expect(new Set(all[0]?.consequences.map(({ code }) => code))).toEqual(new Set(['unreached-step']));
  });
});

it('a payment after which nothing follows is told as such, not by what its calls then do', async () => {
  const { found: all } = await checkLineFile(pet.replace('    next: confirmation\n', ''), 'line.yaml', ['everything']);
  expect(all.map(({ code, text }) => `${code} ${text}`))
    .toEqual(['leads-nowhere pet › payment: leads nowhere: it has no `next`. Say which step follows.']);
});

it('what is sold and empty when somebody buys is told, not what the purchase then lacks', async () => {
  const { found: all } = await checkLineFile(pet.replace('sells: [details, pets,', 'sells: [details, pet,'), 'line.yaml', ['everything']);
  expect(all.map(({ code, text }) => `${code} ${text}`)).toEqual(['sold-on-some-ways pet › calls.purchase › sells.of[1]: '
    + '"pet" is blank whenever somebody buys; an order has no key then, and nobody can buy. Did you mean "pets"?']);
});

describe('an object where a list is shown or chosen from is told, for nothing of it would be shown or taken', () => {
  it.each([
    ['an entry', '      list: pets\n', '      list: pet\n',
      'pets › content.list: "pet" is no list, and its entries are shown here. Did you mean "pets"?'],
    ['a choice', '      plans: plans\n', '      plans: selectedPlan\n',
      'plans › content.plans: "selectedPlan" is no list, and its entries are shown here.'],
    ['what a choice is taken from', 'CHOOSE: { from: plans,', 'CHOOSE: { from: options,',
      'plans › on.CHOOSE.from: "options" is no list, and its entries are offered here.'],
    ['what is edited', 'EDIT: { from: pets,', 'EDIT: { from: details,',
      'pets › on.EDIT.from: "details" is no list, and its entries are offered here.'],
  ])('%s', async (_what, words, others, said) => {
    const { found: all } = await checkLineFile(pet.replace(words, others), 'line.yaml', ['everything']);
    expect(all.map(({ code, text }) => `${code} ${text}`)).toEqual([`unknown-path pet › ${said}`]);
  });
});

describe('an entry that is kept elsewhere than its call reads it is told once, where the slip is', () => {
  const slip = 'misspelt-name pet › ';
  it.each([
    ['by its own step', '    save: pet\n', '    save: pte\n',
      `${slip}pet › save: "saveEntry" reads "pet", and this is kept at "pte". Did you mean "pet"?`],
    ['by the event that changes it', 'save: pet, next: pet', 'save: pte, next: pet',
      `${slip}pets › on.EDIT.save: "saveEntry" reads "pet", and this is kept at "pte". Did you mean "pet"?`],
    ['by the event that removes it', 'save: removed,', 'save: remove,', `${slip}pets › on.REMOVE.save: "removeEntry" reads "removed", `
      + 'and this is kept at "remove". Write the same name here and in `entries` of `quote`.'],
    ['by the quote service', 'entry: pet,', 'entry: pte,',
      `${slip}quote › entries.entry: "saveEntry" reads "pte", and the steps keep it at "pet". Did you mean "pet"?`],
  ])('%s', async (_what, words, others, said) => {
    const { found: all } = await checkLineFile(pet.replace(words, others), 'line.yaml', ['everything']);
    expect(all.map(({ code, text }) => `${code} ${text}`)).toEqual([said]);
  });
});

describe('a list that the quote service knows by another name than the steps is told once, where the slip is', () => {
  it.each(['crew', 'petz'])('as "%s"', async (list) => {
    const line = pet.replace('entries: { list: pets,', `entries: { list: ${list},`);
    const { found: all } = await checkLineFile(line, 'line.yaml', ['everything']);
    expect(all.map(({ code, text }) => `${code} ${text}`)).toEqual(['misspelt-name pet › quote › entries.list: '
      + `"saveEntry" adds to "${list}", and the steps show and change "pets". Did you mean "pets"?`]);
    // A fix of what follows would write the wrong name.
    expect(JSON.stringify(all[0]?.consequences)).not.toMatch(/Did you mean|"edit"/u);
  });
  it('unless one of the steps has it', async () => {
    const { found: all } = await checkLineFile(pet.replace('EDIT: { from: pets,', 'EDIT: { from: petz,'), 'line.yaml', ['everything']);
    expect(all.map(({ text }) => text)).toEqual([expect.stringContaining('on.EDIT.from: nothing gives "petz"')]);
  });
});

describe('a name that is misspelt where it is given is told there, and no fix is offered elsewhere', () => {
  it.each([
    ['a field that the quote service is told of', '- policyStartDate:', '- policyStartDat:',
      /^pet › home › .*policyStartDat: nothing speaks of "policyStartDat", but 3 .* Did you mean "policyStartDate"\?$/],
    ['what a choice keeps', 'save: selectedPlan', 'save: selectPlan',
      /^pet › plans › on\.CHOOSE\.save: nothing speaks of "selectPlan", but 7 .* Did you mean "selectedPlan"\?$/],
  ])('%s', async (_what, words, others, said) => {
    const { found: all } = await checkLineFile(pet.replace(words, others), 'line.yaml', ['everything']);
    expect(all.map(({ text }) => text)).toEqual([expect.stringMatching(said)]);
    expect(all[0]?.consequences.filter(({ edit }) => edit)).toEqual([]);
  });
});

it('a path without its group is told where it is kept', async () => {
  const said = 'Did you mean "details.policyStartDate"?';
  expect(await found('policy_effective_date: details.policyStartDate', 'policy_effective_date: policyStartDate'))
    .toEqual([expect.stringContaining(said)]);
  expect(await found('always: { pets: { minItems: 1 } }', 'always: { policyStartDate: true }')).toEqual([expect.stringContaining(said)]);
});

describe('what of a rating can never count is told:', () => {
  const back = '{ lookup: back, in: { 70: 0.85, 80: 1, 90: 1.2 } }';
  it.each([
    ['a value that no answer has', 'neutered: { const: true }', "neutered: { const: 'yes' }",
      /^impossible-value .*times\[1\]\.percent\[0\]\.when\.neutered\.const: "neutered" can never be "yes"\. Did you mean true\?$/u],
    ['one of several values', 'state: { enum: [AK, HI] }', 'state: { enum: [Alaska, HI] }',
      /noOffers\[0\]\.when\.state\.enum\[0\]: .*"Alaska"\. Did you mean "AK"\?$/u],
    ['a birth that lies ahead', '- { each: pets, repeats',
      '- { each: pets, when: { dob: { window: { from: today, years: 6 } } }, message: too young }\n    - { each: pets, repeats',
      /refuses\[1\]\.when\.dob\.window: this never holds: no day that "dob" may have is so late\. .*"years":-6\}\.$/u],
    ['the words of a choice for its value', 'lookup: species, in: { dog: 18.5, cat: 11 }', 'lookup: state, in: { Alaska: 18.5 }, else: 11',
      /in\.Alaska: .*can never be "Alaska"\. Did you mean "AK"\?$/u],
    ['a value that no entry of a list has', '{ each: pets, repeats: [name, species, dob],',
      '{ each: pets, when: { species: { const: dgo } }, repeats: [name, species, dob],', /refuses\[1\]\.when\.species\.const: .*Did you mean "dog"/u],
    ['a row that no number comes to', back, '{ range: back, in: [{ upTo: 80, is: 1 }, { upTo: 70, is: 0.85 }], else: 1.2 }',
      /^unused-row .*times\[0\]\.in\[1\]\.upTo: no number comes to this row: one before it goes up to 80\. Put the rows in order\.$/u],
    ['a first row that adds nothing', 'price:\n    - each: pets', 'price:\n    - times: [2]\n    - each: pets',
      /^unused-row pet › rating › price\[0\]: the first row adds nothing/u],
    ['two plans of one id', '{ plan_id: pet-complete, policy', '{ plan_id: pet-accident, policy',
      /^same-plan pet › rating › plans\[1\]\.plan_id: "pet-accident" is the id of another plan already\.$/u],
  ])('%s', async (_what, words, others, said) => expect((await found(words, others)).join('\n')).toMatch(said));
  it.each([
    ['a keyword that is none', 'count: { minimum: 2 }', 'count: { min: 2 }',
      /^unknown-keyword .*price\[2\]\.when\.count\.min: .*Did you mean "minimum"\?$/u],
    ['a limit that is a text', 'count: { minimum: 2 }', "count: { minimum: '2' }",
      /^wrong-value .*`minimum` is a number, but this is "2"/u],
    ['a limit of a list as if it were a number', '{ when: { count: { minimum: 2 } }', '{ when: { pets: { minimum: 2 } }',
      /^impossible-value .*price\[2\]\.when\.pets\.minimum: .* "pets", which is a list: .* Its entries are counted by `minItems`\.$/u],
    ['a limit of a number as if it were a list', 'count: { minimum: 2 }', 'count: { minItems: 2 }',
      /^impossible-value .*count\.minItems: `minItems` says nothing of "count", which is a number: this always holds\.$/u],
    ['a limit of a day as if it were a number', '{ dob: { window: { from: today, years: -8 } } }', '{ dob: { minimum: 8 } }',
      /^impossible-value .*when\.dob\.minimum: `minimum` says nothing of "dob", which is a text: this always holds\.$/u],
    ['a yes that No is as well', 'neutered: { const: true }', 'neutered: true',
      /^answered-or-yes .*when\.neutered: .*`\{ const: true \}` for Yes/u],
  ])('%s', async (_what, words, others, said) => expect((await found(words, others)).join('\n')).toMatch(said));
  it('but for what something else may answer', async () =>
    expect(await found('back: { not: { enum: [70, 80, 90] } }', 'back: { not: { enum: [60, 70, 80, 90] } }')).toEqual([]));
});

describe('a figure of the rating that reads what is no number is told:', () => {
  it.each([
    ['a list that is added', '{ least: 10 }', '{ add: pets }', 'price[3].add: "pets" is a list, and a number must stand here: '
      + 'there would be no price. Count it: an input with `count`.'],
    ['a list by its size', '- times: [{ lookup: back, in: { 70: 0.85, 80: 1, 90: 1.2 } }]', '- times: [{ range: pets, in: [], else: 2 }]',
      'price[1].times[0].range: "pets" is a list, and a number must stand here: there would be no price. Count it: an input with `count`.'],
    ['a list in a table', 'lookup: back,', 'lookup: pets,', 'price[1].times[0].lookup: "pets" is a list, and no key of a table is that: '
      + 'there would be no price. Count it: an input with `count`.'],
    ['a choice that is added', 'add: { lookup: species, in: { dog: 18.5, cat: 11 } }', 'add: species', 'price[0].add: "species" is a text, '
      + 'and a number must stand here: there would be no price. Say a number for each answer: `lookup`, or `percent` with rules.'],
  ])('%s', async (_what, words, others, said) =>
    expect(await found(words, others)).toEqual([`impossible-value pet › rating › ${said}`]));
});

it('a text that differs by a letter from an example of its field is told in the rating', async () => {
  const rule = 'when: { neutered: { const: true } }';
  expect(await found(rule, 'when: { breed: { const: Labrado } }')).toEqual(['other-spelling pet › rating › '
    + 'price[0].times[1].percent[0].when.breed.const: "Labrado" differs by a slip from an example of "breed". '
    + 'Did you mean "Labrador"? If it is another one, add it to the `examples` of the field.']);
  expect(await found(rule, 'when: { breed: { const: Poodle } }')).toEqual([]);
});
it('a branch that asks more entries than the page of the list takes is told: nobody would go on', async () => {
  expect(await found('{ when: { pets: { minItems: 1 } }, to: owner }', '{ when: { pets: { minItems: 9 } }, to: owner }')).toEqual(
    [expect.stringContaining('pets.minItems: this never holds: the `most` of "pets" is 8.')]);
});
it('an amount of a list’s entries that is no number is told: nothing would stand there', async () => {
  expect(await found("entry: { title: '{name}'", "entry: { title: '{name}', amount: breed")).toEqual(
    ['shows-nothing pet › pets › content.entry.amount: an amount is a number, but "breed" is a text.']);
});
it('a sum of texts is told, in the rating and in the quote', async () => {
  const count = 'count: { count: plan_applications.0.pets }';
  const summed = (field: string): Promise<readonly string[]> => found(count, `count: { sum: [plan_applications.0.pets.*.${field}] }`);
  expect(await summed('name')).toEqual(['impossible-value pet › rating › inputs.count.sum[0]: "plan_applications.0.pets.*.name" is a text, '
    + 'and only numbers are added up: it would count for nothing.']);
  const back = 'reimbursement: options.reimbursement';
  expect(await found(back, 'reimbursement: { sum: [pets.*.name, options.reimbursement] }')).toEqual(['impossible-value pet › quote › '
    + 'create.plan_applications[0].fields.reimbursement.sum[0]: "pets.*.name" is a text, and only numbers are added up: '
    + 'it would count for nothing.']);
});

describe('days and years that are counted are told', () => {
  const start = 'start: plan_applications.0.policy_effective_date';
  const counted = (word: string, from: string, to: string): string => `start: { ${word}: { from: ${from}, to: ${to} } }`;
  it('where they are counted to what is no date, in the rating and in the quote', async () => {
    const owner = 'plan_applications.0.owner_email';
    expect(await found(start, counted('days', 'plan_applications.0.policy_effective_date', owner))).toEqual(['impossible-value pet › '
      + `rating › inputs.start.days.to: "${owner}" is a text, and days are counted between dates alone. `
      + 'Name a question with `format: date`.']);
    expect(await found('reimbursement: options.reimbursement',
      'reimbursement: { years: { from: options.reimbursement, to: details.policyStartDate } }')).toContainEqual(expect.stringMatching(
      /^impossible-value pet › quote › create\.plan_applications\[0\]\.fields\.reimbursement\.years\.from: .* is a whole number,/u));
  });
  it('where nothing sends a date of that name, and where another word stands beside', async () => {
    expect(await found(start, counted('days', 'plan_applications.0.policy_effective_day', 'plan_applications.0.policy_effective_date')))
      .toContainEqual(expect.stringMatching(/^unknown-path pet › rating › inputs\.start\.days\.from: .*policy_effective_date/u));
    expect((await found(start, counted('days', 'plan_applications.0.policy_effective_date', 'plan_applications.0.policy_effective_date')
      .replace(' } }', ' }, newId: true }'))).join()).toMatch(/derivation .*inputs\.start: says days and newId: it takes one of /u);
  });
});

describe('a price that is not the one charged is told:', () => {
  it.each([
    ['another figure of a plan', 'price: information.pricing_title', 'price: details.coverage_amounts.illness',
      'plans › content.plan.price: "details.coverage_amounts.illness" is one of the rating\'s `amounts`: '
      + 'visitors would read it as the price, and are charged another. The price is at "information.pricing_title".'],
    ['the name of a plan', 'price: information.pricing_title', 'price: information.title',
      'plans › content.plan.price: "information.title" is not the price of a plan: '
      + 'visitors would read it as the price, and are charged another. The price is at "information.pricing_title".'],
    ['words without the price', 'title: ${price}/month', 'title: $12/month', 'rating › title: the price is not named, '
      + 'so every plan would read the same: visitors are charged what `price` makes. Name it in braces: {price}.'],
  ])('%s', async (_what, words, others, said) => expect(await found(words, others)).toEqual([`other-price pet › ${said}`]));
});

it.each([
  ['ADD', 'ADD: { next: pet }', 'ADD: {}', 'pets', 'entries'],
  ['EDIT', 'EDIT: { from: pets, save: pet, next: pet }', 'EDIT: { from: pets, save: pet }', 'pets', 'entries'],
  ['DISMISS', 'on: { DISMISS: { next: pets } }', 'on: { DISMISS: {} }', 'pet', 'entry'],
])('a button over a list that leads nowhere is told: %s', async (event, words, others, step, screen) =>
  expect((await found(words, others))[0]).toBe(`screen-event pet › ${step} › on.${event}: the screen "${screen}" sends ${event}, and the `
    + 'step\'s `on` does not say where it leads.'));

describe('a consent that nobody can give is told:', () => {
  const place = 'screen-needs pet › payment › form.schema.properties.acknowledged: the purchase waits for "acknowledged", and';
  const more = 'nobody could buy. '
    + 'Name it in `content`, and let ACCEPT of `on` open a modal of the type component with `save: acknowledged`.';
  const asking = 'form: [card, acknowledged]';
  it('one that the page has no box for', async () =>
    expect(await found('form: [card]', asking)).toEqual([`${place} its page has no box for it: ${more}`]));
  const box = "note: You pay this amount every month, until you cancel.\n      acknowledgment: { label: 'I agree.', save: acknowledged }\n";
  const asked = (text: string): string => text.replace(/note: You pay this .*\n/u, box);
  it('one whose box opens nothing', async () => {
    const { found: all } = await checkLineFile(asked(pet.replace('form: [card]', asking)), 'line.yaml', ['everything']);
    expect(all.map(({ code, text }) => `${code} ${text}`)).toEqual([`${place} no dialog keeps it: ${more}`]);
  });
  it('but none that a dialog keeps', async () => {
    const terms = 'type: component, title: The terms, message: You pay., button: I agree, save: acknowledged';
    const opened = pet.replace('form: [card]', `${asking}\n    on: { ACCEPT: { next: [{ modal: terms }] } }`);
    const whole = asked(opened).replace('start: home', `modals: { terms: { ${terms} } }\nstart: home`);
    expect((await checkLineFile(whole, 'line.yaml', ['everything'])).found.map(({ text }) => text)).toEqual([]);
  });
});

describe('a name that a refusal or a row of the rating reads is told:', () => {
  it.each([
    ['in the words of a refusal', '{name} is already', '{nmae} is already',
      /refuses\[1\]\.message: nothing gives "nmae": neither an input nor an entry of "pets" has this name\. Did you mean "name"\?/u],
    ['among what an entry repeats', 'repeats: [name, species', 'repeats: [name, spezies',
      /refuses\[1\]\.repeats\[1\].*Did you mean "species"\?/u],
    ['in the rule of an entry', 'each: pets, when: { dob:', 'each: pets, when: { dbo:', /refuses\[0\]\.when\.dbo.*Did you mean "dob"\?/u],
    ['as the field that is refused', 'field: plan_applications.0.reimbursement', 'field: plan_applications.0.reimbursment',
      /refuses\[2\]\.field.*the application that is sent has no such field.*Did you mean "plan_applications\.0\.reimbursement"\?/u],
    ['as the table of an entry', 'lookup: species', 'lookup: specie',
      /price\[0\]\.add\.lookup: nothing gives "specie".*Did you mean "species"\?/u],
  ])('%s', async (_what, words, others, finding) => expect(await found(words, others)).toEqual([expect.stringMatching(finding)]));
  it('where an input has it, and an entry too', async () => {
    const input = '    start: plan_applications';
    const said = 'is an input and a field of the entries of "pets". The input is read. '
      + 'Give the input another name where the entry is meant.';
    expect(await found(input, `    species: plan_applications.0.reimbursement\n${input}`)).toEqual(
      ['refuses[1].repeats[1]', 'price[0].add.lookup'].map((place) => `name-of-two pet › rating › ${place}: "species" ${said}`));
  });
});

describe('what follows from a slip is told beneath it:', () => {
  /** Each finding with its line, and whether something stands beneath it. */
  const told = async (text: string): Promise<readonly (readonly [string, boolean])[]> =>
    (await checkLineFile(text, 'line.yaml', ['everything'])).found.map(({ code, text: said, line, consequences }) =>
      [`${line} ${code} ${said}`, consequences.length > 0] as const);
  const lineOf = (text: string, words: string): number => text.slice(0, text.lastIndexOf(words)).split('\n').length;
  const again = '  owner:\n    path: more\n    screen: form\n    title: More\n    form: [acknowledged]\n    next: plans\n';
  it.each([
    ['an answer that is kept nowhere', 'save: details\n    back', 'saves: details\n    back', 'saves: details', 'Did you mean "save"?'],
    ['a form that is not asked', 'form: [personName, contact]', 'from: [personName, contact]', 'from: [p', 'Did you mean "form"?'],
    ['a step that leads nowhere', '    next: plans\n', '    nxt: plans\n', 'nxt: plans', 'Did you mean "next"?'],
    ['a control that does nothing', 'on: { CHOOSE:', 'on: { CHOSE:', 'CHOSE:', 'Did you mean "CHOOSE"?'],
    ['a text that is no day', 'Start date, format: date,', 'Start date, format: Date,', 'format: Date', 'Did you mean "date"?'],
    ['a text that is no day, of a format that is like none', 'Start date, format: date,', 'Start date, format: dd/mm/yyyy,',
      'format: dd/mm/yyyy', 'no format is named "dd/mm/yyyy"'],
    ['a step whose name stands twice', '  plans:\n    path: plans', `${again}  plans:\n    path: plans`, '  owner:\n    path: more',
      '"owner" stands here twice'],
  ])('%s', async (_what, words, others, place, said) => {
    const text = pet.replace(words, () => others);
    expect(await told(text)).toEqual([[expect.stringContaining(said), true]]);
    expect((await told(text))[0]?.[0]).toMatch(new RegExp(`^${lineOf(text, place)} `, 'u'));
  });
  it('a dialog that leads on, where its name is misspelt', async () => {
    const dialog = 'modals: { sure: { type: info, title: Sure? }, agree: { type: component, title: Agree?, save: sure, next: plans } }\n';
    const text = pet.replace('start: home', `${dialog}start: home`).replace('    next: plans\n', '    next: [{ modal: agre }]\n');
    expect(await told(text.replace('agre }', 'nope }'))).toEqual(expect.arrayContaining([
      [expect.stringContaining('unknown-modal'), false], [expect.stringContaining('plans: nothing leads to this step'), true]]));
    const said = await told(text.replace('sure: { type: info, title: Sure? }, ', ''));
    expect(said).toEqual([[expect.stringMatching(/unknown-modal .*Did you mean "agree"\?$/u), true]]);
  });
  it('but not what is wrong besides', async () => {
    const text = pet.replace('save: details\n    back', 'saves: details\n    back')
      .replace('{selectedPlan.information.title}', '{selectdPlan.information.title}');
    const said = (await told(text)).map(([one]) => one.split(' ')[1]);
    expect(said.toSorted()).toEqual(['unknown-path', 'unknown-word']);
  });
  it('and a question that stands twice is told at its own line', async () => {
    const text = pet.replace('        breed: { title: Breed,', '        name: { title: Breed,');
    expect((await told(text))[0]?.[0]).toMatch(new RegExp(`^${lineOf(text, 'name: { title: Breed')} duplicate-key`, 'u'));
  });
});

describe('a slip is one finding that says what to write:', () => {
  it.each([
    ['the title of a question, misspelt', 'breed: { title: Breed', 'breed: { titel: Breed',
      /^unknown-word .*breed\.titel: a question has no word "titel"\. Did you mean "title"\?$/u],
    ['the sign of another currency before the price', 'currency: USD', 'currency: EUR',
      /^wrong-value pet › rating › title: "\$" stands before the price, and the price is in EUR\. Write "€\{price\}\/month"\.$/u],
    ['a type that there is not, beside choices', 'What kind of pet is it?,', 'What kind of pet is it?, type: select,',
      /^unknown-type .*species\.type: no type is named "select"/u],
    ['a branch that is a text', 'next: [{ when: { pets: { minItems: 1 } }, to: owner }]', 'next: [to owner]',
      /^wrong-value .*next\[0\]: .* Write \{ "to": "owner" \}\.$/u],
    ['a document without the name of the line', '/documents/pet-accident.pdf', '/documents/accident.pdf',
      /^unknown-document .*: there is no document "accident": .* Did you mean "\/documents\/pet-accident\.pdf"\?$/u],
    ['a document that is called otherwise', '/documents/pet-accident.pdf', '/documents/pet-accident-wording.pdf',
      /^unknown-document .* Did you mean "\/documents\/pet-accident\.pdf"\?$/u],
    ['a question whose name has a space', '        breed: { title', '        kind of breed: { title',
      /^wrong-value pet › pet › form\[0\]\.kind of breed: the name "kind of breed" cannot stand here: .* Did you mean "kindOfBreed"\?$/u],
    ['questions without a dash', '    form:\n      - usAddress\n      - policyStartDate', '    form:\n        policyStartDate',
      /^wrong-value pet › home › form: `form` is a list: a dash stands before its first question, `- policyStartDate: …`; in JSON/u],
    ['a format that is like none, with those there are', 'Start date, format: date,', 'Start date, format: calendar,',
      /^unknown-format .* There are: date, phone, email, /u],
    ['a widget that is like none, with those that fit', 'type: boolean }', "type: boolean, 'ui:widget': switch }",
      /^unknown-widget .*no widget is named "switch"\. There are: select, search, radio, yesNo, checkbox\.$/u],
    ['a step without lines', 'steps:\n', 'steps:\n  extra:\n',
      /^wrong-value pet › extra: nothing is written below this name, and it must be an object\.$/u],
    ['nothing but a comment', pet, '# nothing\n', /^not-a-definition line: nothing is written here yet\.$/u],
  ])('%s', async (_what, words, others, said) => expect(await found(words, others)).toEqual([expect.stringMatching(said)]));
  it('a document of another line may be meant', async () =>
    expect(await found('/documents/pet-accident.pdf', '/documents/landlord-basic.pdf')).toEqual([]));
  it('an empty file is called as its folder', async () =>
    expect((await checkLineFile('', 'flows/dog/line.yaml', [])).found.map(({ text }) => text)).toEqual([
      'dog: this is not YAML: the file is empty.']));
});

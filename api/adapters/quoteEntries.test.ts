import { describe, expect, it } from 'vitest';
import { quoteAdapters, type QuoteService } from './quoteService';
import { tools } from './testing';

const pet = { type: 'object', properties: { name: { type: 'string' }, worth: { type: 'number' } }, required: ['name'] };
const application = { type: 'object', properties: { pets: { type: 'array', items: pet }, owner: { type: 'string' } } };
const line: QuoteService = {
  vertical: 'pet', currency: 'USD', application, buyer: { firstName: 'first', lastName: 'last', phoneNumber: 'phone', email: 'email' },
  create: {}, update: { pets: { list: 'pets', fields: { name: 'name', worth: 'worth' } } }, plans: { category: 'kind' },
  entries: {
    list: 'pets', entry: 'pet', removed: 'removed', id: 'id',
    refuses: [{ when: { 'pet.name': { pattern: '^[0-9]+$' } }, code: 'pet_name_invalid' }],
    answer: { list: 'pets', fields: { id: 'name', name: 'name', worth: 'worth' } },
  },
};
type Saved = { readonly saveEntry: Call; readonly removeEntry: Call };
type Call = (context: object, made: object) => Promise<Readonly<Record<string, unknown>>>;
const adaptersOf = (of: QuoteService = line) => quoteAdapters(of) as unknown as Saved & { readonly quotePlans: Call };
const quoteOf = (pets: unknown) => ({ quote_id: 'q', application: { owner: 'Ines', pets } });
const unanswered: QuoteService = { ...line, entries: { list: 'pets', entry: 'pet', removed: 'removed', id: 'id' } };
const rex = { id: 'rex', name: 'Rex' };
const mia = { id: 'mia', name: 'Mia' };

describe('a list of answers that is kept an entry at a time (CL-009, CL-010)', () => {
  it('is sent whole with each new entry, which gets an id of its own', async () => {
    const { made, sent } = tools(quoteOf([]));
    const patch = await adaptersOf(unanswered).saveEntry({ quote: quoteOf([]), pets: [rex], pet: { name: 'Mia' } }, made);
    expect(sent[0]?.body).toEqual({ application: { owner: 'Ines', pets: [{ name: 'Rex' }, { name: 'Mia' }] } });
    expect(patch).toEqual({ quote: quoteOf([]), pets: [rex, { id: 'id', name: 'Mia' }] });
  });
  it('begins with its first entry', async () => {
    const patch = await adaptersOf(unanswered).saveEntry({ quote: quoteOf([]), pet: rex }, tools(quoteOf([])).made);
    expect(patch.pets).toEqual([rex]);
  });
  it('keeps the place of an entry that is changed', async () => {
    const visit = { quote: quoteOf([]), pets: [rex, mia], pet: { ...rex, worth: 7 } };
    const patch = await adaptersOf(unanswered).saveEntry(visit, tools(quoteOf([])).made);
    expect(patch.pets).toEqual([{ ...rex, worth: 7 }, mia]);
  });
  it('loses the one that is to go, and forgets that it was to go', async () => {
    const { made, sent } = tools(quoteOf([]));
    const patch = await adaptersOf(unanswered).removeEntry({ quote: quoteOf([]), pets: [rex, mia], removed: rex }, made);
    expect([patch.pets, 'removed' in patch, patch.removed]).toEqual([[mia], true, undefined]);
    expect(sent[0]?.body).toMatchObject({ application: { pets: [{ name: 'Mia' }] } });
  });
  it('is what the partner answered, and what was sent where the answer has no such list (CL-021)', async () => {
    const saved = async (pets: unknown) =>
      (await adaptersOf().saveEntry({ quote: quoteOf([]), pets: [], pet: rex }, tools(quoteOf(pets)).made)).pets;
    expect(await saved([{ name: 'Rex II', worth: 9 }])).toEqual([{ id: 'Rex II', name: 'Rex II', worth: 9 }]);
    for (const none of [undefined, 'none', [{ worth: 'much' }]]) expect(await saved(none)).toEqual([rex]);
  });
  it('is not sent with an entry that the line refuses', async () => {
    const { made, sent } = tools(quoteOf([]));
    await expect(adaptersOf().saveEntry({ quote: quoteOf([]), pets: [], pet: { name: '77' } }, made))
      .rejects.toMatchObject({ code: 'pet_name_invalid', outcome: 'refused' });
    expect(sent).toEqual([]);
  });
  it('is asked for where the visitor is, as soon as that is known (S-54)', async () => {
    const there = { lat: 1, lng: 2 };
    const adapters = adaptersOf({ ...line, place: 'home' });
    const [saving, asking] = [tools(quoteOf([])), tools({ plans: [{ plan_id: 'p' }] })];
    await adapters.saveEntry({ quote: quoteOf([]), pets: [], pet: rex, home: there }, saving.made);
    await adapters.quotePlans({ quote: quoteOf([]), home: there }, asking.made);
    expect([...saving.places, ...asking.places]).toEqual([there, there]);
  });
  it('is not there in a line without entries', () => {
    const { entries: _entries, ...plain } = line;
    expect(Object.keys(adaptersOf(plain))).not.toContain('saveEntry');
  });
});

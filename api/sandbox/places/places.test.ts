import { describe, expect, it } from 'vitest';
import { geocode, suggest } from '../../contracts/places';
import { fieldErrors } from '../http/check';
import { countryOf } from './handlers';
import { geocodeText } from './geocode';
import { suggestAddresses } from './suggest';

const place = async (text: string) => (await geocodeText(text)).place;

describe('the geocoder on real places (WG-007)', () => {
  it('takes a joined address apart', async () => {
    const found = await geocodeText('48 Alder Street, Unit 3B, Columbus, OH, 43215, US');
    expect(found).toMatchObject({ status: 'OK', place: {
      streetAddress: '48 Alder Street', unit: 'Unit 3B', city: 'Columbus', region: 'OH', postal: '43215', country: 'US', county: 'Franklin',
    } });
    expect([found.place?.lat, found.place?.lng].map((degrees) => Math.round(degrees ?? 0))).toEqual([40, -83]);
    expect(fieldErrors(geocode.answer, found)).toBeUndefined();
  });
  it.each([
    ['350 Fifth Avenue, New York, NY 10118', 'NY', '10118'],
    ['9 Rodeo Drive, Beverly Hills, California, 90210-1234, USA', 'CA', '90210'],
    ['12345 Main Street, Los Angeles, CA', 'CA', '90001'],
    ['1 Elm Street, Florence, SC', 'SC', '29501'],
    ['48 Alder Street|43215', 'OH', '43215'],
    ['43215', 'OH', '43215'],
    ['Columbus, OH', 'OH', '43085'],
    ['5 High Street Apt 4, Unity, ME, 04988', 'ME', '04988'],
  ])('understands %s', async (text, region, postal) => {
    expect(await place(text)).toMatchObject({ region, postal, country: 'US' });
  });
  it('finds units however they are written', async () => {
    expect((await place('48 Alder Street #12, Columbus, OH 43215'))?.unit).toBe('#12');
    expect((await place('48 Alder Street, 3B, Columbus, OH, 43215, US'))?.unit).toBe('3B');
    expect((await place('48 Alder Street, Flat Rock, MI'))?.unit).toBeUndefined();
  });
  it('knows South Africa and other countries', async () => {
    expect(await place('12 Long Street, Cape Town, Western Cape, 8001, South Africa'))
      .toMatchObject({ city: 'Cape Town', country: 'ZA', postal: '8001' });
    expect(await place('7 Church Street, Paarl, Western Cape, 7646, ZA'))
      .toMatchObject({ city: 'Paarl', region: 'Western Cape', postal: '7646', country: 'ZA' });
    expect(await place('100 Queen Street, Toronto, ON, M5H 2N2, CA')).toMatchObject({ city: 'Toronto', country: 'CA' });
    expect(await place('1 Unter den Linden, Berlin, 10115, DE')).toMatchObject({ city: 'Berlin', country: 'DE' });
  });
  it.each([
    '1 Main Street, Nowhere, ZZ, 00001, US', '1 Main Street, Columbus, OH, 99999, US', 'somewhere', '1 Main Street', '09012',
    '48 ZERO Street, Columbus, OH, 43215',
  ])(
    'finds nothing for %s (WG-008)', async (text) => {
      expect(await geocodeText(text)).toEqual({ status: 'ZERO_RESULTS' });
    },
  );
  it('gives the provider’s limit on demand', async () => {
    expect(await geocodeText('1 OVERLIMIT Street, Columbus, OH, 43215')).toEqual({ status: 'OVER_QUERY_LIMIT' });
  });
});

describe('address suggestions', () => {
  it('begin with what was typed, at most five, and the geocoder knows each', async () => {
    const suggestions = await suggestAddresses('48 Al');
    expect(suggestions[0]).toEqual({ id: '48 Alder Street|43215', label: '48 Alder Street', detail: 'Columbus, OH 43215' });
    expect(suggestions.length).toBe(5);
    expect(fieldErrors(suggest.answer, { suggestions })).toBeUndefined();
    for (const { id, label } of suggestions) expect((await geocodeText(id)).place?.streetAddress).toBe(label);
  });
  it('keep a street name nobody knows, and a town that was typed', async () => {
    expect((await suggestAddresses('7 zebra crossing'))[0]?.label).toBe('7 Zebra Crossing');
    expect((await suggestAddresses('48 Alder Street, Chic')).map(({ detail }) => detail)).toEqual(['Chicago, IL 60601']);
    expect((await suggestAddresses('48 Alder Street, Akron, OH'))[0]?.detail).toMatch(/^Akron, OH 443/);
  });
  it('are of the country asked for', async () => {
    const [first] = await suggestAddresses('12 Lo', 'ZA');
    expect(first?.detail).toBe('Cape Town, Western Cape 8001');
    expect((await geocodeText(first?.id ?? '')).place).toMatchObject({ country: 'ZA', city: 'Cape Town' });
  });
  it('wait for a street', async () => {
    expect([await suggestAddresses(''), await suggestAddresses('48'), await suggestAddresses('  ')]).toEqual([[], [], []]);
  });
});

describe('South African addresses', () => {
  it.each([
    ['12 Loop Street, Flat 4, Cape Town, Western Cape, 8001, ZA', 'Cape Town', 'Western Cape', '8001'],
    ['3 Rivonia Road, Sandton, Gauteng, 2196, ZA', 'Sandton', 'Gauteng', '2196'],
    ['12 Loop Street, Cape Town 8001, South Africa', 'Cape Town', 'Western Cape', '8001'],
    ['5 Beach Road, Umhlanga, 4320, ZA', 'Umhlanga', 'KwaZulu-Natal', '4320'],
    ['1 Kerk Street, Sasolburg, 1947, ZA', 'Sasolburg', 'Free State', '1947'],
    ['9 Church Street, 0002, ZA', 'Pretoria', 'Gauteng', '0002'],
    ['9 Church Street, Cape Town, Gauteng, 0002, ZA', 'Pretoria', 'Gauteng', '0002'],
    ['9 Church Street, Upington, ZA', 'Upington', 'Northern Cape', '8801'],
  ])('%s lies where its postal code says (VC-030)', async (text, city, region, postal) => {
    expect(await place(text)).toMatchObject({ city, region, postal, country: 'ZA' });
  });
  it.each([
    '12 Loop Street, Cape Town, 9100, ZA', '12 Loop Street, Cape Town, 0000, ZA', '12 Loop Street, Cape Town, 80011, ZA',
  ])('%s is nowhere: no province has that code (WG-008)', async (text) => {
    expect(await geocodeText(text)).toEqual({ status: 'ZERO_RESULTS' });
  });
  it('over the border are found by their town, whatever country and code were typed (VC-022, VC-031, C-56)', async () => {
    expect(await place('5 Independence Avenue, Windhoek, 8001, ZA')).toMatchObject({ country: 'NA', city: 'Windhoek' });
    expect(await place('5 Independence Avenue, Windhoek, Khomas, NA')).toMatchObject({ country: 'NA' });
  });
  it('are offered in the town that was typed', async () => {
    expect((await suggestAddresses('12 Long Street, Stell', 'ZA')).map(({ detail }) => detail))
      .toEqual(['Stellenbosch, Western Cape 7600']);
  });
});

describe('the country of a connection (WG-013)', () => {
  it('is what the CDN says, else the address’s, else unknown', async () => {
    expect(await countryOf(new Headers({ 'cf-ipcountry': 'gb' }), '8.8.8.8')).toBe('GB');
    expect(await countryOf(new Headers({ 'cf-ipcountry': 'XX' }), '8.8.8.8')).toBe('US');
    expect(await countryOf(new Headers(), '::ffff:196.25.1.1')).toBe('ZA');
    expect([await countryOf(new Headers(), '127.0.0.1'), await countryOf(new Headers(), '::1'), await countryOf(new Headers(), undefined)])
      .toEqual([null, null, null]);
  });
});

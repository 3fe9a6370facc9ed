import { describe, expect, it } from 'vitest';
import type { CallFault } from '#engine';
import { faultText, refusalText, trackedName } from './catalogue';

const refused = (code: string, more: Partial<CallFault> = {}): CallFault =>
  ({ code, outcome: 'refused', status: 400, call: 'plans', ...more });
const titles = [
  ['no_offers_found', 'Almost ready to go'], ['rating_address_rejected', 'Almost ready to go'],
  ['property_address_invalid', 'Invalid address'],
  ['ZERO_RESULTS', 'Invalid address'], ['physical_address_required', 'Invalid address'], ['quote_request_rejected', 'Coverage unavailable'],
  ['ineligible_for_plan', 'Coverage unavailable'], ['service_already_active', 'Service already active'],
  ['collectibles_policy_pending', 'Policy pending approval'],
  ['pet_dob_ineligible', 'Pet ineligible'], ['pet_already_on_quote', 'Pet already added'],
  ['landlord_lease_address_ineligible', 'Lease ineligible'],
  ['payment_method_rejected_by_service', 'Payment error'], ['invalid_input', 'We could not accept your request'],
  ['jewelry_exit_ramp', 'Almost done...'],
  ['policy_holder_already_exists', 'Policy holder already exists'], ['landlord_duplicate_tenant_name', 'Duplicate tenant name'],
  ['total_collection_value_is_above_limit', 'Collection value above limit'],
] as const;

/** What the rows ask for, in our own words. */
const texts = [
  ['no_offers_found', /not yet available in your location/], ['rating_address_rejected', /not yet available in your location/],
  ['property_address_invalid', /problem verifying.*check.*again/], ['ZERO_RESULTS', /problem verifying.*check.*again/],
  ['physical_address_required', /physical address.*P\.O\. Box/], ['service_already_active', /already has a policy/],
  ['policy_holder_already_exists', /not purchase this policy more than once/],
  ['collectibles_policy_pending', /cannot add another.*until.*approved/],
  ['total_collection_value_is_above_limit', /above the allowed limit/],
  ['pet_dob_ineligible', /at least 8 weeks old/], ['landlord_duplicate_tenant_name', /already added as a tenant.*different name/],
  ['landlord_lease_address_ineligible', /Only leases in the United States/],
  ['jewelry_exit_ramp', /VIP team must review.*call.*not been processed/],
] as const;

describe('faultText', () => {
  it.each(texts)(
    'explains %s in the words that the specification asks for (ME-009, ME-010, ME-011, ME-013, ME-014, ME-015, ME-017, OL-005, OL-007, OL-008, OL-009, OL-010)', (code, words) => expect(faultText(refused(code)).paragraphs.join(' ')).toMatch(words));
  it.each(titles)(
    'titles %s "%s" (ME-004, ME-009, ME-010, ME-011, ME-012, ME-013, ME-014, ME-015, ME-016, ME-017, ME-018, OL-005, OL-006, OL-007, OL-008, OL-009, S-59)', (code, title) => expect(faultText(refused(code)).title).toBe(title));

  it.each(['teapot', 'timeout', 'malformed', 'unauthorized', '__proto__', 'constructor', 'OVER_QUERY_LIMIT',
    'GOOGLE_LIBRARY_MISSING'])(
    'asks to try again, and names support, when the code is %s (ME-019, S-65, S-84)', (code) => {
      expect(faultText(refused(code, { message: 'at Object.<anonymous> (/srv/app.js:1:1)' })))
        .toEqual({ title: 'Something went wrong', paragraphs: ['Please try again.'], support: true });
    });
  it.each(['quote_request_rejected', 'ineligible_for_plan', 'payment_method_rejected_by_service', 'pet_already_on_quote',
    'jewelry_exit_ramp'])('shows the partner’s message for %s (ME-012, ME-016, OL-006, OL-009, S-60)', (code) => {
    expect(faultText(refused(code, { message: 'Because of the hail.' })).paragraphs).toEqual(['Because of the hail.']);
  });
  it('says that the responses are the reason when the partner gives none (ME-012)', () => {
    expect(faultText(refused('ineligible_for_plan')).paragraphs[0]).toMatch(/unable to provide insurance due to your responses/u);
  });
  it('keeps to its own words where the row has them, whatever the server says (S20)', () => {
    expect(faultText(refused('no_offers_found', { message: 'SELECT * FROM offers' })).paragraphs)
      .toEqual(['This policy is not yet available in your location.']);
  });
  it('lists both fields of invalid_input (ME-018)', () => {
    expect(faultText(refused('invalid_input', { fields: { a: ['is short'], b: ['is long'] } })).list).toEqual(['A is short', 'B is long']);
  });
  it('names the first field of a refusal without a code of ours (ME-005, F05 S4)', () => {
    expect(faultText(refused('default', { fields: { zip_code: ['is too short'], city: ['is odd'] } })))
      .toEqual({ title: 'Something went wrong', paragraphs: ['Zip code is too short'], support: true });
  });
  it('gives the site’s phone number where the server gives none (OL-009, S-60)', () => {
    const phone = '(555) 010-0142';
    expect(faultText(refused('jewelry_exit_ramp'), { phone }).phone).toBe(phone);
    expect(faultText(refused('jewelry_exit_ramp', { message: 'Call 555-010-0199.' }), { purchase: true, phone }))
      .toMatchObject({ paragraphs: ['Call 555-010-0199.'], phone: undefined });
    expect(faultText(refused('no_offers_found'), { phone }).phone).toBeUndefined();
  });
  it('offers no login where there is no main site to log in at, but support (ME-013, C-45)', () => {
    expect(faultText(refused('service_already_active'), { noLogin: true }))
      .toEqual({ title: 'Service already active', paragraphs: ['This e-mail address already has a policy.'], support: true });
  });
  it('leads to /login when the service is active (ME-013)', () =>
    expect(faultText(refused('service_already_active')).link?.href).toBe('/login'));
});

describe('faultText of a purchase', () => {
  it.each([{ outcome: 'unknown', code: 'network' }, { outcome: 'unknown', code: 'malformed' },
    { outcome: 'refused', code: 'purchase_in_progress', status: 409 }] as const)(
    'says that $code left the order unconfirmed and that pressing again is safe (F01, F07, F10, F12)', (fault) => {
      const text = faultText({ ...fault, call: 'purchase' }, { purchase: true });
      expect(text.title).toBe('Something went wrong');
      expect(text.paragraphs.join(' ')).toMatch(/not yet confirmed.*again is safe/u);
    });
  it('shows the message of the error body (RC-075, ME-006)', () => {
    expect(faultText(refused('odd', { status: 402, message: 'The card is blocked.' }), { purchase: true }).paragraphs)
      .toEqual(['The card is blocked.']);
  });
  it('asks for another card when one was refused', () => {
    expect(faultText(refused('payment_method_rejected_by_service', { status: 402 }), { purchase: true }).paragraphs[0])
      .toMatch(/another card/u);
  });
});

describe('trackedName (ME-008, C-25)', () => {
  it.each([['no_offers_found', 'No Offers Found'], ['property_address_invalid', 'Invalid Address'], ['ZERO_RESULTS', 'Invalid Address'],
    ['quote_request_rejected', 'Quote Ineligible']])(
    'counts %s as %s', (code, name) => expect(trackedName(code)).toBe(name));
  it('does not count the codes that only share a modal', () =>
    expect([trackedName('rating_address_rejected'), trackedName('ineligible_for_plan'), trackedName('toString')])
    .toEqual([undefined, undefined, undefined]));
});

describe('faultText of an answer to a question of the server', () => {
  it('says the error’s own title and message, whatever its code (SV-068)', () => {
    expect(faultText(refused('invalid_response', { status: 422, title: 'Check the year', message: 'The year cannot be in the future.' }),
      { survey: true })).toEqual({ title: 'Check the year', paragraphs: ['The year cannot be in the future.'] });
  });
  it('is headed by the error’s own title, also where it lists fields (SV-068, C-24)', () => {
    const fields = { year_built: ['is in the future'] };
    expect(faultText(refused('invalid_input', { status: 422, title: 'Check the year', fields }), { survey: true }))
      .toMatchObject({ title: 'Check the year', list: ['Year built is in the future'] });
  });
  it('says what every call says when there was no answer (F10)', () => {
    expect(faultText({ code: 'network', outcome: 'unknown', call: 'saveAnswers' }, { survey: true }).title).toBe('Something went wrong');
  });
});

it('keeps on the page what was refused until an answer changes, and nothing that another try may mend', () => {
  expect(refusalText(refused('no_offers_found'))).toEqual(faultText(refused('no_offers_found')));
  expect(refusalText(refused('invalid_input', { status: 422, fields: { unit: ['is too long'] } }))?.list).toEqual(['Unit is too long']);
  for (const fault of [refused('network', { status: undefined, outcome: 'unknown' }), refused('no_offers_found', { status: 503 }),
    refused('quote_not_found', { status: 404 }), refused('no_offers_found', { status: 429 }), refused('made_up')])
    expect(refusalText(fault), fault.code).toBeUndefined();
});

import { addSpan } from '#engine';
import { yearOf } from '../../survey/days';
import { questionsOf, type Questions } from '../../survey/form';
import { address, anyOf, ask, day, decline, dollars, group, moment, oneOf, rows, text, wholeNumber, yesNo, type Asked } from '../../survey/fields';

/** What asking depends on: where the home is, and today. */
export interface Asking { readonly isCoastal: boolean; readonly today: string }

const alarms = { smoke: 'Smoke detectors', fire_station: { title: 'Fire alarm', help_text: 'Connected to the fire department or to a monitoring company.' }, burglar: 'Burglar alarm', sprinklers: 'Sprinklers', none: 'None of these' };

/** The screens everybody sees, in order; each leads to the next. */
export const mainTrail = ({ isCoastal, today }: Asking): Readonly<Record<string, Asked>> => ({
  personal: ask('Who is this policy for?', [
    text('pni_first_name', 'First name'), text('pni_middle_name', 'Middle name', { required: false }), text('pni_last_name', 'Last name'), text('pni_suffix', 'Suffix', { required: false }),
    text('pni_phone_number', 'Phone number'), text('pni_email', 'E-mail'),
  ]),
  birthday: ask('When were you born?', [text('pni_dob', 'Date of birth')], { help_text: 'The person who is named on the policy must be at least 18 years old.' }),
  home: ask('What kind of home do you rent?', [oneOf('home_type', 'Kind of home', {
    apartment: 'Apartment', condo: 'Condominium', townhouse: 'Townhouse', house: 'House', room: { title: 'A room', help_text: 'You share a kitchen or bathroom with people who have their own lease.' },
  })]),
  construction: ask('What is the building made of?', [oneOf('construction', 'Construction', {
    frame: { title: 'Wood frame', help_text: 'Most houses, and most buildings with up to three floors.' }, masonry: { title: 'Brick or stone', help_text: 'The outer walls hold up the building.' },
    concrete: 'Concrete or steel', unknown: 'I do not know',
  })], { help_text: 'Look at the outer walls: siding usually means wood frame. If you are not sure, choose “I do not know”; it does not change your price.' }),
  year: ask('When was the building built?', [wholeNumber('year_built', 'Year built', 1700, yearOf(today) + 1)], { help_text: 'See your lease, or ask your landlord. An estimate is fine.' }),
  stories: ask('How many floors does the building have?', [wholeNumber('stories', 'Number of floors', 1, 120), wholeNumber('floor', 'Your floor', 0, 120, { required: false })]),
  roof: ask('What kind of roof does the building have?', [oneOf('roof', 'Roof', { shingle: 'Shingles', tile: 'Tiles', metal: 'Metal', flat: 'Flat roof', unknown: 'I do not know' })]),
  ...(isCoastal ? { coast: ask('How far is your home from the sea?', [oneOf('coast_distance', 'Distance to the coast', {
    under_1: 'Less than 1 mile', under_5: '1 to 5 miles', over_5: 'More than 5 miles',
  })], { help_text: 'In a straight line to the nearest salt water. It affects the price of your hurricane deductible.' }) } : {}),
  alarms: ask('What protects your home from fire and theft?', [anyOf('alarms', 'Protection', alarms, { settings: { min_choices: 1 } })], { help_text: 'Include only what works today.' }),
  household: ask('Does anybody else live with you?', [yesNo('lives_with_others', 'Others in the home', 'occupants')]),
  pets: ask('Do you have pets?', [yesNo('has_pets', 'Pets', 'breeds')], { help_text: 'Liability cover pays when a pet hurts somebody, so please include every pet.' }),
  outdoors: ask('Do you have any of these at your home?', [anyOf('outdoors', 'Outdoors', {
    pool: { title: 'Swimming pool', next_screen_id: 'pool_fence' }, trampoline: 'Trampoline', none: 'None of these',
  }, { settings: { min_choices: 1 } })]),
  business: ask('Do customers visit a business in your home?', [yesNo('business_on_premises', 'Business at home', 'declined_business')], { help_text: 'Working from home at a desk does not count.' }),
  claims: ask('Have you had claims in the last 5 years?', [yesNo('has_claims', 'Claims', 'claim_list')], { help_text: 'Claims with any insurer for your belongings or your liability, paid or not.' }),
  insured_before: ask('Do you have renters insurance now?', [yesNo('has_prior_insurance', 'Insurance now', 'prior_policy')]),
  jewellery: ask('What is your jewelry worth?', [dollars('jewellery_value', 'Value of all jewelry', 25_000, { required: false })], {
    help_text: 'Rings, watches and similar items, all together. If you have none, leave this blank.', bottom_text: 'Every policy covers up to $1,500 of jewelry. We can also cover more than that.',
  }),
  keys: ask('When do you get the keys?', [moment('keys_at', 'Day and time', { date_after: today }, { required: false })], { help_text: 'If you already live there, leave this blank.' }),
  lease: ask('Tell us about your lease', [
    text('lease_number', 'Lease number', { required: false, help_text: 'Two letters, a dash and four to six digits, like OH-20415.', settings: { regex: '^[A-Za-z]{2}-[0-9]{4,6}$' } }),
    group('landlord', 'Landlord', [text('landlord_name', 'Name'), text('landlord_city', 'City')], { min_choices: 1, max_choices: 1, row_item_name: 'Landlord' }),
  ]),
  mailing: ask('Where shall we send your mail?', [yesNo('has_mailing_address', 'To a different address', 'mailing_address')]),
  interested: ask('Does anybody need proof of insurance?', [yesNo('has_interested_party', 'Proof of insurance', 'interested_party')], { help_text: 'Many landlords want to be told when a policy begins, changes or ends.' }),
  remarks: ask('Is there anything else we should know?', [text('remarks', 'Remarks', { required: false })], { bottom_text: 'What you write here does not change the price. We read it before we issue your policy.' }),
});

/** Screens that an answer opens; the trail goes on behind them. */
export const branches = ({ today }: Asking): Readonly<Record<string, Asked>> => ({
  renovations: ask('What has been updated since the building was built?', [anyOf('renovations', 'Updated in the last 30 years', { wiring: 'Wiring', plumbing: 'Plumbing', heating: 'Heating', roof: 'Roof', none: 'None of these' }, { settings: { min_choices: 1 } })], { help_text: 'Newer wiring lowers your price.' }),
  occupants: ask('Who lives with you?', [rows('occupants', 'People', [
    text('occupant_name', 'Full name'), text('occupant_dob', 'Date of birth', { required: false }), oneOf('relationship', 'Relationship', { partner: 'Spouse or partner', child: 'Child', parent: 'Parent', roommate: 'Roommate' }),
  ], { min_choices: 1, max_choices: 6, row_item_name: 'Person', add_button_caption: 'Add a person' })], { help_text: 'Your spouse or partner and family are covered with you. A roommate needs their own policy.' }),
  breeds: ask('Which pets do you have?', [anyOf('pet_breeds', 'Pets', {
    small_dog: { title: 'Dog, up to 25 pounds', next_screen_id: 'bites' }, large_dog: { title: 'Dog, over 25 pounds', next_screen_id: 'bites' }, guard_dog: { title: 'Guard dog', help_text: 'Rottweiler, Doberman, Akita, wolf hybrids and their mixes.', next_screen_id: 'bites' },
    cat: 'Cat', bird: 'Bird', other: 'Another animal',
  }, { settings: { min_choices: 1, max_choices: 4 } })]),
  bites: ask('Has one of your dogs ever bitten anybody?', [yesNo('pet_has_bitten', 'Bite history', 'declined_bite')], { help_text: 'Include any bite that needed a doctor or was reported.' }),
  declined_bite: decline('We are sorry: we cannot insure a home with a dog that has bitten somebody.'),
  pool_fence: ask('Does the pool have a fence with a locking gate?', [yesNo('pool_fence', 'Fence and gate')]),
  declined_business: decline('We are sorry: a home that customers visit needs business insurance.'),
  claim_list: ask('What happened?', [rows('claims', 'Claims', [
    day('claim_date', 'Date', { date_after: addSpan(today, { years: -5 }), date_before: today }), dollars('claim_amount', 'Amount paid', 250_000), text('claim_description', 'What happened', { required: false }),
  ], { min_choices: 1, max_choices: 5, row_item_name: 'Claim', add_button_caption: 'Add a claim' })]),
  large_claims: ask('Has everything been repaired since?', [yesNo('claims_repaired', 'All damage repaired')], { help_text: 'We ask because your claims came to more than $10,000.' }),
  prior_policy: ask('Who is your insurer now?', [
    text('prior_carrier', 'Insurer'), day('prior_expiry', 'Expiration date', { date_after: addSpan(today, { years: -1 }), date_before: addSpan(today, { years: 1 }) }),
  ]),
  jewellery_safe: ask('Where do you keep your jewelry?', [oneOf('jewellery_storage', 'Where it is kept', { safe: 'In a safe', bank: 'At a bank', home: 'At home, not locked away' })]),
  mailing_address: ask('What is your mailing address?', [
    address('mailing_address', 'Mailing address', ['street_address', 'unit', 'city', 'region', 'postal', 'country']),
  ]),
  interested_party: ask('Who needs proof of insurance?', [
    text('interested_party_name', 'Name or company'), text('interested_party_street', 'Street address'), text('interested_party_city', 'City'),
    text('interested_party_region', 'State', { settings: { regex: '^[A-Z]{2}$' }, help_text: 'Two letters, like OH.' }), text('interested_party_postal', 'ZIP code'),
  ]),
});

/** RN-074 */
export const questions = (asking: Asking): Questions => questionsOf(mainTrail(asking), branches(asking));

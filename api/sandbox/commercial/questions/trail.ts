import { addDays, addSpan } from '#engine';
import { cooks, servesAlcohol, worksOnSites } from '../classes';
import { yearOf } from '../../survey/days';
import { questionsOf, type Questions } from '../../survey/form';
import { address, anyOf, ask, day, decline, dollars, group, moment, oneOf, rows, text, wholeNumber, yesNo, type Asked } from '../../survey/fields';

/** What asking depends on: the kind of business, and today. Without a kind, all that anybody is asked. */
export interface Asking { readonly code?: number; readonly today: string }
type Screens = Readonly<Record<string, Asked>>;

const name = (key: string, label: string) => text(key, label, { settings: { regex: '^.{1,40}$' } });
const none = { none: 'None of these' };
const atLeastOne = { settings: { min_choices: 1 } };
/** More is a case for the VIP team (SV-056). */
const most = { revenue: 5_000_000, payroll: 2_500_000, contractors: 1_000_000, claim: 1_000_000 };

/** The screens in order; each leads to the next. */
export const mainTrail = ({ code, today }: Asking): Screens => ({
  legal: ask('How is your business organized?', [oneOf('business_legal_nature', 'Legal entity', {
    sole_proprietor: { title: 'Sole proprietor', help_text: 'You and the business are the same legal person.' }, partnership: 'Partnership', llc: { title: 'LLC', help_text: 'Limited liability company.' },
    corporation: 'Corporation', nonprofit: 'Nonprofit organization', other: 'Something else',
  })], { help_text: 'See your registration papers. If you have not registered the business, you are a sole proprietor.' }),
  owner: ask('What are your name and the name of your business?', [
    text('business_name', 'Business name', { settings: { regex: '^.{1,80}$' } }), name('pni_first_name', 'First name'), name('pni_last_name', 'Last name'),
    text('pni_phone_number', 'Phone number', { field_type: 'phone' }), text('pni_email', 'E-mail', { field_type: 'email' }),
  ], { help_text: 'The name on your registration, and the person to contact about the policy.' }),
  other_names: ask('Do customers know you by another name?', [yesNo('has_other_names', 'Other names', 'dba')], { help_text: 'Also called “doing business as” (DBA). The policy lists them all.' }),
  owners: ask('Who owns the business?', [group('owners', 'Owners', [
    text('owner_name', 'Full name'), wholeNumber('owner_share', 'Share in percent', 1, 100), text('owner_dob', 'Date of birth', { required: false }),
  ], { min_choices: 1, max_choices: 4, row_item_name: 'Owner', add_button_caption: 'Add an owner' })], { help_text: 'List everybody who owns 25 percent or more.' }),
  years: ask('When did the business begin?', [wholeNumber('year_started', 'Year', 1800, yearOf(today) + 1)]),
  employees: ask('How many people work for you?', [wholeNumber('full_time', 'Full time', 0, 500), wholeNumber('part_time', 'Part time', 0, 500, { required: false })], { help_text: 'Do not count yourself and other owners.' }),
  revenue: ask('What is your yearly revenue?', [dollars('annual_revenue', 'Yearly revenue', most.revenue)], { help_text: 'Before expenses and taxes. If the business is new, enter what you expect for the next 12 months.' }),
  location: ask('Where do you work?', [oneOf('location_type', 'Place of business', {
    owned: 'A place we own', leased: { title: 'A place we lease', next_screen_id: 'landlord' }, home: { title: 'My home', next_screen_id: 'home_business' }, none: 'Only at our customers’ locations',
  })]),
  premises: ask('Tell us about your premises', [wholeNumber('square_feet', 'Square feet', 1, 100_000), wholeNumber('premises_year', 'Year built', 1700, yearOf(today), { required: false })], {
    help_text: 'Only the part you use. If you work at your customers’ locations, the place where you keep your tools and papers.',
  }),
  protection: ask('What protects your premises from fire and theft?', [anyOf('protection', 'Protection', {
    sprinklers: 'Sprinklers', burglar: { title: 'Burglar alarm', help_text: 'Connected to a monitoring company.' }, fire: 'Fire alarm', cameras: 'Cameras', ...none,
  }, atLeastOne)]),
  property: ask('What would it cost to replace your equipment and stock?', [dollars('property_value', 'Value of equipment and stock', 75_000)], { help_text: 'Furniture, machines, computers, tools and goods for sale, at the price of new ones. Do not include the building.' }),
  contractors: ask('Do you hire contractors?', [yesNo('hires_contractors', 'Contractors', 'contractor_cost')], { help_text: 'People or companies who do part of your work and send you a bill.' }),
  professional: ask('Do customers pay you for advice or designs?', [yesNo('gives_advice', 'Advice or designs', 'advice')]),
  ...(code === undefined || servesAlcohol(code) ? { alcohol: ask('Do you sell or serve alcohol?', [yesNo('sells_alcohol', 'Alcohol', 'alcohol_share')]) } : {}),
  ...(code === undefined || cooks(code) ? { cooking: ask('How do you cook on your premises?', [anyOf('cooking', 'Cooking', { fryer: { title: 'With a deep fryer', next_screen_id: 'fryer' }, grill: 'On a grill or an open flame', oven: 'In an oven', ...none }, atLeastOne)]) } : {}),
  ...(code === undefined || worksOnSites(code) ? { heights: ask('How high above the ground do you work?', [oneOf('work_height', 'Height', { ground: 'On the ground', ladder: 'On ladders, up to 3 stories', high: 'Higher than 3 stories' })]) } : {}),
  website: ask('Does the business have a website?', [yesNo('has_website', 'Website', 'website_address')]),
  data: ask('What customer data do you keep?', [anyOf('data_kept', 'Kept on your computers', {
    cards: { title: 'Card numbers', next_screen_id: 'cyber' }, health: { title: 'Health records', next_screen_id: 'cyber' }, identity: { title: 'Social Security or passport numbers', next_screen_id: 'cyber' }, contact: 'Names and addresses only', ...none,
  }, atLeastOne)], { help_text: 'The Platinum plan’s data breach cover pays if this data is stolen or lost.' }),
  vehicles: ask('Does anybody use their own car for work?', [yesNo('drives_own_cars', 'Own cars at work', 'driving')]),
  claims: ask('Have you had claims in the last 5 years?', [yesNo('has_claims', 'Claims', 'claim_list')], { help_text: 'Claims for property or liability with any insurer, paid or not.' }),
  prior_cover: ask('Is the business insured now?', [yesNo('is_insured', 'Insured now', 'prior_policy')]),
  bankruptcy: ask('Is the business going through bankruptcy?', [yesNo('in_bankruptcy', 'Bankruptcy', 'declined_bankruptcy')]),
  additional_insured: ask('Does anybody else want to be named on the policy?', [yesNo('has_additional_insured', 'Additional insured', 'additional_insureds')], { help_text: 'Landlords and customers often ask for this. They are then covered for claims that result from your work.' }),
  mailing: ask('Where shall we send your mail?', [yesNo('has_mailing_address', 'To a different address', 'mailing_address')]),
  call: ask('When may we call you?', [moment('call_at', 'Day and time', { date_after: addDays(today, 1) }, { required: false })], { help_text: 'We may have a question about your premises. If you leave this blank, we will e-mail you.' }),
  remarks: ask('Is there anything else we should know?', [text('remarks', 'Remarks', { required: false })], { bottom_text: 'What you write here does not change the price. We read it before we issue your policy.' }),
});

/** Screens that an answer opens; the trail goes on behind them. */
export const branches = ({ today }: Asking): Screens => ({
  dba: ask('What are the other names?', [rows('dba_names', 'Names', [], { min_choices: 1, max_choices: 5, row_item_name: 'Name', add_button_caption: 'Add a name' })]),
  experience: ask('How long have you been in this line of work?', [wholeNumber('years_of_experience', 'Years', 0, 70)], { help_text: 'Include the time you worked for others.' }),
  payroll: ask('What do you pay your employees in a year?', [dollars('annual_payroll', 'Yearly payroll', most.payroll)], { help_text: 'Wages before taxes, for everybody together.' }),
  landlord: ask('Who is your landlord?', [text('landlord_name', 'Name'), yesNo('landlord_named', 'The lease requires the landlord to be on the policy')]),
  home_business: ask('Do customers come to your home?', [yesNo('customers_at_home', 'Customers at home')]),
  contractor_cost: ask('What do you pay contractors in a year?', [dollars('contractor_cost', 'Yearly cost', most.contractors), yesNo('contractors_insured', 'All of them gave you a certificate of insurance')]),
  advice: ask('What kind of advice or designs?', [anyOf('advice_kind', 'Kind', { consulting: 'Consulting', design: 'Design or engineering', technology: 'Software or technology', care: 'Health or beauty care', other: 'Something else' }, atLeastOne)], {
    help_text: 'This policy covers accidents, not mistakes in advice. Professional liability is a separate policy.',
  }),
  alcohol_share: ask('How much of your revenue is alcohol?', [oneOf('alcohol_share', 'Share of alcohol', { under_25: 'Less than a quarter', under_50: 'A quarter to a half', over_50: { title: 'More than a half', next_screen_id: 'declined_alcohol' } })]),
  declined_alcohol: decline('We are sorry: a business that mostly sells alcohol needs liquor liability insurance.'),
  fryer: ask('Is there a fire suppression system above the fryer?', [yesNo('fire_suppression', 'Fire suppression')]),
  website_address: ask('What is the address of your website?', [
    text('website', 'Website', { help_text: 'Like example.com.', settings: { regex: '^(https?://)?([A-Za-z0-9-]+\\.)+[A-Za-z]{2,}(/\\S*)?$' } }), yesNo('sells_online', 'We sell on this website'),
  ]),
  cyber: ask('How do you protect customer data?', [anyOf('cyber_protection', 'Protection of data', { two_factor: { title: 'Two-factor sign-in', help_text: 'A code or an app in addition to the password.' }, backups: 'Backups kept off site', encryption: 'Encryption', training: 'Training of employees', ...none }, atLeastOne),
    yesNo('had_breach', 'We had a data breach in the last 3 years')]),
  driving: ask('How often do they drive for work?', [oneOf('driving', 'Own cars', { daily: 'Every day', weekly: 'Every week', rarely: 'Occasionally' })], { help_text: 'Hired and non-owned auto cover is part of the Gold and Platinum plans.' }),
  claim_list: ask('What happened?', [rows('claims', 'Claims', [
    day('claim_date', 'Date', { date_after: addSpan(today, { years: -5 }), date_before: today }), dollars('claim_amount', 'Amount paid', most.claim),
    oneOf('claim_kind', 'Kind', { injury: 'Somebody was hurt', damage: 'Somebody’s property was damaged', fire: 'Fire or water', theft: 'Theft', other: 'Something else' }), text('claim_description', 'What happened', { required: false }),
  ], { min_choices: 1, max_choices: 5, row_item_name: 'Claim', add_button_caption: 'Add a claim' })]),
  large_claims: ask('What have you changed since these claims?', [text('claim_changes', 'Changes')], { help_text: 'We ask because your claims came to more than $25,000.' }),
  prior_policy: ask('Who insures the business now?', [text('prior_carrier', 'Insurer'), day('prior_expiry', 'Expiration date', { date_after: addSpan(today, { years: -1 }), date_before: addSpan(today, { years: 1 }) })]),
  declined_bankruptcy: decline('We are sorry: we cannot insure a business during bankruptcy.'),
  declined_size: decline('We are sorry: this policy is for businesses with at most 100 people.'),
  additional_insureds: ask('Who should be named on the policy?', [rows('additional_insureds', 'Additional insured', [
    text('additional_insured_name', 'Name or company'), oneOf('additional_insured_kind', 'Relation', { landlord: 'Landlord', customer: 'Customer', lender: 'Lender', other: 'Somebody else' }),
  ], { min_choices: 1, max_choices: 6, row_item_name: 'Additional insured', add_button_caption: 'Add another one' })]),
  mailing_address: ask('What is your mailing address?', [address('mailing_address', 'Mailing address', ['street_address', 'unit', 'city', 'region', 'postal', 'country'])]),
});

/** S-38 */
export const questions = (asking: Asking): Questions => questionsOf(mainTrail(asking), branches(asking));

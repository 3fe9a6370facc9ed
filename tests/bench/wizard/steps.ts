import { isDay, isEmail, isPhone, isZip, type Answers } from './validate';

type Option = readonly [value: string, text: string];
/** A field as the wizard's author thinks of it. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'tel' | 'email' | 'select' | 'radio';
  readonly options?: readonly Option[];
  readonly optional?: boolean;
  readonly most?: number;
  readonly check?: (text: string) => boolean;
  readonly when?: (answers: Answers) => boolean;
}
interface Step { readonly title: string; readonly fields: readonly Field[]; readonly calls: readonly string[] }

const same = (text: string): readonly Option[] => text.split(', ').map((one) => [one, one]);
const agencies =
  'Ace, Advantage, Airport Van, Alamo, Atwest, Avis, Black & White Rent A Car, Budget, Dollar, Enterprise, E-Z Rent-A-Car, Fox, Hertz, Midway, National, NU Car, Payless, Priceless, Renty, Silvercar, Sixt, State Van Rental, Super Cheap, Surprise Agency, Thrifty, U-Save, Yesaway, Other';
const states =
  'Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, District of Columbia, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming';

declare global { interface Window { readonly steps?: readonly [Step, ...Step[]] } }

/** The four steps of the rental car flow that are measured; or the survey that the page was given. */
export const steps: readonly [Step, ...Step[]] = window.steps ?? [
  { title: 'When do you rent?', calls: [], fields: [
    { name: 'pickUpDate', label: 'Pick-up date', type: 'text', check: isDay },
    { name: 'returnDate', label: 'Return date', type: 'text', check: isDay },
    { name: 'rentalAgency', label: 'Rental agency', type: 'select', options: same(agencies) },
    { name: 'otherAgency', label: 'Agency name', type: 'text', most: 40, when: ({ rentalAgency }) => rentalAgency === 'Other' },
  ] },
  { title: 'What do you use the car for?', calls: [],
    fields: [{ name: 'use', label: 'Use of the car', type: 'radio', options: same('Personal, Business') }] },
  { title: 'Who drives?', calls: ['/api/geocode', '/api/plans'], fields: [
    { name: 'firstName', label: 'First name', type: 'text', most: 40 },
    { name: 'lastName', label: 'Last name', type: 'text', most: 40 },
    { name: 'phoneNumber', label: 'Phone number', type: 'tel', check: isPhone },
    { name: 'email', label: 'E-mail', type: 'email', check: isEmail },
    { name: 'streetAddress', label: 'Street address', type: 'text', most: 30 },
    { name: 'unit', label: 'Unit', type: 'text', most: 30, optional: true },
    { name: 'city', label: 'City', type: 'text', most: 30 },
    { name: 'region', label: 'State', type: 'select', options: same(states) },
    { name: 'postal', label: 'ZIP code', type: 'text', check: isZip },
  ] },
  { title: 'Does anybody else drive?', calls: [],
    fields: [{ name: 'others', label: 'Additional drivers', type: 'radio', options: same('Yes, No') }] },
];

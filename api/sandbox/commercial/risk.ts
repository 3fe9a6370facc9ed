import type { Tier } from '../../contracts/commercial';
import type { Details } from '../../contracts/survey';
import { yearOf } from '../survey/days';
import { reject } from '../survey/refusal';
import { listIn, numberIn } from '../survey/answers';
import { levelOf } from './classes';
import { mostPeople, people } from './questions/branch';

const mostClaims = 3;
/** Businesses that cannot be insured, whatever the page showed (S21). */
export function checkRisk(details: Details): void {
  const { in_bankruptcy: bankrupt, alcohol_share: alcohol, claims } = details;
  if (bankrupt === 'yes') reject('We cannot insure a business during bankruptcy.');
  if (alcohol === 'over_50') reject('A business that mostly sells alcohol needs liquor liability insurance.');
  if (people(details) > mostPeople) reject(`This policy is for businesses with at most ${mostPeople} people.`);
  if (listIn(claims).length > mostClaims) reject(`We cannot insure a business with more than ${mostClaims} claims in the last 5 years.`);
}

/** S-39: some tiers cannot be had by everybody. */
export function isOffered(tier: Tier, code: number, { had_breach: breach, work_height: height }: Details): boolean {
  if (tier === 'platinum') return breach !== 'yes' && levelOf(code) < 150;
  return tier === 'silver' || height !== 'high';
}

const has = (list: unknown, value: string): number => (listIn(list).includes(value) ? 1 : 0);
const by = (table: Readonly<Record<string, number>>, value: unknown): number =>
  (typeof value === 'string' && Object.hasOwn(table, value) ? table[value] ?? 0 : 0);

/** What the answers do to the price, in percent of it. */
export function riskPercent(details: Details, today: string): number {
  const {
    year_started: year, years_of_experience: experience, protection, location_type: location, contractors_insured: contractors,
    alcohol_share: alcohol, cooking, fire_suppression: suppression, work_height: height,
    data_kept: data, cyber_protection: cyber, driving, claims, is_insured: insured } = details;
  const age = yearOf(today) - numberIn(year);
  return 100
    + (age < 3 ? 10 : age >= 10 ? -4 : 0) - (numberIn(experience) >= 5 ? 5 : 0)
    - 4 * has(protection, 'sprinklers') - 3 * has(protection, 'burglar') - 2 * has(protection, 'fire') + 5 * has(protection, 'none')
    + by({ owned: 5, home: -10, none: -8 }, location) + by({ no: 10 }, contractors) + by({ under_25: 5, under_50: 12 }, alcohol)
    + 4 * has(cooking, 'grill') + has(cooking, 'fryer') * (suppression === 'yes' ? 6 : 20) + by({ ladder: 8, high: 25 }, height)
    + 3 * (has(data, 'cards') + has(data, 'health') + has(data, 'identity')) - 2 * (has(cyber, 'two_factor') + has(cyber, 'backups'))
    + by({ daily: 8, weekly: 4 }, driving) + 12 * listIn(claims).length + by({ yes: -5 }, insured);
}

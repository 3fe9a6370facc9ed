import type { BusinessDetails } from '../../contracts/commercial';
import type { Clock } from '#engine';
import { reject } from '../survey/refusal';
import { validateScreen } from './questions/validateScreen';
import { mainTrail, questions } from './questions/trail';
import { checkRisk } from './risk';

const zone = 'America/New_York';
export const todayOf = (clock: Clock): string => clock.today(zone);
/** The questions of every kind of business: an answer is judged by its screen alone. */
export const allQuestions = (clock: Clock) => questions({ today: todayOf(clock) }).screens;

/** S21: nothing but answers that the screens let through, to all that this kind of business is asked. */
export function checkDetails(details: BusinessDetails, clock: Clock): void {
  const today = todayOf(clock);
  const main = mainTrail({ code: details.business_class_code, today });
  for (const [id, screen] of Object.entries(allQuestions(clock))) {
    const isAnswered = screen.fields?.some(({ key_name: key }) => Object.hasOwn(details, key));
    const objection = isAnswered || Object.hasOwn(main, id) ? validateScreen(screen, details, today) : undefined;
    if (objection) reject(objection.message);
  }
  checkRisk(details);
}

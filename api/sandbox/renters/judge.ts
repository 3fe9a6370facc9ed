import type { DynamicScreen } from '#engine/survey';
import type { Details } from '../../contracts/survey';
import { dayAway } from '../survey/days';
import { check, isDay, judgeFields } from '../survey/judge';
import type { Objection } from '../survey/refusal';

const adult = 18;
/** What no field can say of itself. */
function judgeTogether({ year_built: year, pni_dob: born, stories, floor, alarms, outdoors, renovations }: Details, today: string): Objection | undefined {
  if (typeof year === 'number' && year > Number(today.slice(0, 4))) return check('Please check the year', 'A home cannot have been built in the future.');
  if (isDay(born) && born > dayAway(today, { years: -adult })) return check('You must be 18 or older', 'The person who is named on the policy must be at least 18 years old.');
  if (typeof stories === 'number' && typeof floor === 'number' && floor > stories) return check('Please check the floor', `A building of ${stories} floors has no floor ${floor}.`);
  const contradicts = [alarms, outdoors, renovations].some((chosen) => Array.isArray(chosen) && chosen.includes('none') && chosen.length > 1);
  return contradicts ? check('Please choose again', '“None of these” cannot be chosen together with something else.') : undefined;
}

/** Why the answers to one screen cannot be taken, if so. Only its own fields are judged. */
export function judgeScreen({ fields = [] }: DynamicScreen, details: Details, today: string): Objection | undefined {
  const own = Object.fromEntries(Object.entries(details).filter(([key]) => fields.some(({ key_name }) => key_name === key)));
  // Two fields that judge each other stand on one screen.
  return judgeFields(fields, details, today) ?? judgeTogether(own, today);
}

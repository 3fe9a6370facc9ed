import { addSpan, isDay } from '#engine';
import type { Details } from '../../contracts/survey';
import { check, contradiction, screenValidator } from '../survey/validateFields';
import type { Objection } from '../survey/refusal';

const adult = 18;
/** Objections that depend on several fields, or on today. */
function validateTogether(
  { year_built: year, pni_dob: born, stories, floor, alarms, outdoors, renovations }: Details, today: string,
): Objection | undefined {
  if (typeof year === 'number' && year > Number(today.slice(0, 4))) {
    return check('Please check the year', 'A home cannot have been built in the future.');
  }
  if (isDay(born) && born > addSpan(today, { years: -adult })) {
    return check('You must be 18 or older', 'The person who is named on the policy must be at least 18 years old.');
  }
  if (typeof stories === 'number' && typeof floor === 'number' && floor > stories) {
    return check('Please check the floor', `A building of ${stories} floors has no floor ${floor}.`);
  }
  return contradiction([alarms, outdoors, renovations]);
}

export const validateScreen = screenValidator(validateTogether);

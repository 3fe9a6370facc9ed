import type { Details } from '../../../contracts/survey';
import { yearOf } from '../../survey/days';
import { check, contradiction, screenValidator } from '../../survey/validateFields';
import { listIn, numberIn } from '../../survey/answers';
import type { Objection } from '../../survey/refusal';

const whole = 100;
/** Objections that depend on several fields, or on today. */
function validateTogether({ year_started: year, owners, ...lists }: Details, today: string): Objection | undefined {
  if (typeof year === 'number' && year > yearOf(today)) {
    return check('Please check the year', 'A business cannot have begun in the future.');
  }
  const shares = listIn(owners).reduce((sum: number, owner) => sum + numberIn((owner as Details | null)?.['owner_share']), 0);
  if (shares > whole) return check('Please check the shares', `The owners’ shares come to ${shares} percent.`);
  return contradiction(Object.values(lists));
}

export const validateScreen = screenValidator(validateTogether);

import type { DynamicScreen } from '#engine/survey';
import type { Details } from '../../../contracts/survey';
import { yearOf } from '../../survey/days';
import { check, judgeFields } from '../../survey/judge';
import type { Objection } from '../../survey/refusal';
import { listIn, numberIn } from '../answers';

const whole = 100;
/** What no field can say of itself. */
function judgeTogether({ year_started: year, owners, ...lists }: Details, today: string): Objection | undefined {
  if (typeof year === 'number' && year > yearOf(today)) return check('Please check the year', 'A business cannot have begun in the future.');
  const shares = listIn(owners).reduce((sum: number, owner) => sum + numberIn((owner as Details | null)?.['owner_share']), 0);
  if (shares > whole) return check('Please check the shares', `The owners’ shares come to ${shares} percent.`);
  const contradicts = Object.values(lists).some((chosen) => listIn(chosen).includes('none') && listIn(chosen).length > 1);
  return contradicts ? check('Please choose again', '“None of these” cannot be chosen together with something else.') : undefined;
}

/** Why the answers to one screen cannot be taken, if so. Only its own fields are judged. */
export function judgeScreen({ fields = [] }: DynamicScreen, details: Details, today: string): Objection | undefined {
  const own = Object.fromEntries(Object.entries(details).filter(([key]) => fields.some(({ key_name }) => key_name === key)));
  return judgeFields(fields, details, today) ?? judgeTogether(own, today);
}

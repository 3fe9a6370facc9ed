import { createClock, createRules, type Clock } from '#engine';
import type { ServiceApplication } from '../../contracts/quotes';
import { invalidInput } from '../http/refuse';
import type { Rating } from './rating';

const day = 86_400_000;

/** Refuses what the line's form takes in no calendar: a visitor's may be a day behind the server's, or ahead. */
export function createLimits({ limits }: Rating, clock: Clock): (application: ServiceApplication) => void {
  const rulesAt = (days: number) => createRules({ clock: createClock(() => clock.now() + days * day) });
  const today = rulesAt(0);
  const calendars = [today, rulesAt(-1), rulesAt(1)];
  return (application) => {
    if (!limits || calendars.some((rules) => rules.valid(limits, application))) return;
    invalidInput(Object.fromEntries(today.errors(limits, application).map(({ path, keyword }) =>
      [`application.${path.join('.')}`, [`is no answer of the form (${keyword})`]])));
  };
}

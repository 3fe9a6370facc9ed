import type { Clock } from '#engine';
import { create, update, type ServiceApplication } from '../../contracts/quotes';
import type { Contract } from '../../contracts/contract';
import type { SendOptions } from '../../types';
import { Refused } from '../http/refuse';
import { createLine } from './line';
import { withOtherDays } from './otherDays';
import type { Rating } from './rating';

/** Why nobody gets a price, and where the rating says so. */
interface Unpriced { readonly reason: string; readonly at: readonly string[] }
/** The applications that were sent while a flow was explored, rated as the sandbox rates them. */
export interface Tried {
  /** Sees what is sent. */
  onSend(contract: Pick<Contract, 'id'>, options: SendOptions<unknown>): void;
  /** Nothing when some application got a price, or when none was sent. */
  unpriced(): Unpriced | undefined;
}

/** The contracts answer with examples, whatever is sent. This says whether the rating would ever answer with a price. */
export function createTried(rating: Rating, clock: Clock): Tried {
  const line = createLine(rating, clock);
  const applications = new Set<string>();
  const missing = new Set(rating.checkout.needs);
  const refusals = new Map<string, number>();
  let isPriced = false;
  /** Why an application that lacks nothing gets no price. */
  const refusalOf = (application: ServiceApplication): string | undefined => {
    try {
      line.price(application);
      isPriced = true;
      return undefined;
    } catch (error) {
      return wordsOf(error);
    }
  };
  const rate = (application: ServiceApplication): void => {
    const lacking = line.lacking(application);
    for (const path of missing) if (!lacking.includes(path)) missing.delete(path);
    const words = lacking.length > 0 ? undefined : refusalOf(application);
    if (words !== undefined) refusals.set(words, (refusals.get(words) ?? 0) + 1);
  };
  /**
   * Where no rule of the flow tells days apart, an exploration takes one day of those that the form takes; the rating may tell them apart.
   * What the form would not take gets no price: `limits`.
   */
  const tryOtherDays = (): void => {
    const refused = [...applications].map((text) => JSON.parse(text) as ServiceApplication)
      .filter((application) => rating.limits !== undefined && line.lacking(application).length === 0).slice(0, mostMoved);
    for (const application of refused) for (const moved of withOtherDays(application)) {
      if (isPriced) return;
      refusalOf(moved);
    }
  };
  return {
    onSend({ id }, { body }) {
      const { application } = (body ?? {}) as { readonly application?: ServiceApplication };
      if (isPriced || application === undefined || ![create.id, update.id].includes(id)) return;
      const text = JSON.stringify(application);
      if (applications.size < applications.add(text).size) rate(application);
    },
    unpriced() {
      if (!isPriced) tryOtherDays();
      if (isPriced || applications.size === 0) return undefined;
      if (refusals.size > 0) return { at: ['rating'], reason: `none of the answers that were tried gets one: ${mostOf(refusals)}` };
      const lacking = missing.size > 0 ? `: ${[...missing].join(', ')} is never sent` : ' at once';
      return { at: ['rating', 'checkout', 'needs'], reason: `no application has all that the price needs${lacking}` };
    },
  };
}
/** So many applications are tried with other days. */
const mostMoved = 50;
const mostReasons = 3;
/** What was said most often, first. */
const mostOf = (refusals: ReadonlyMap<string, number>): string =>
  [...refusals].toSorted(([, one], [, other]) => other - one).slice(0, mostReasons)
    .map(([words, count]) => `${count} × “${words}”`).join(', ');

function wordsOf(error: unknown): string {
  if (!(error instanceof Refused)) return error instanceof Error ? error.message : String(error);
  const { message, fields = {}, code } = error.error;
  return message ?? Object.values(fields).flat()[0] ?? code ?? String(error.status);
}

import type { Rating } from '#api/sandbox/quotes/rating';
import { getPath, isObject } from '#engine';
import { certain, type Finding, type Trail } from '#engine/check';

/** An add-on of a plan, as the price reads it, and where it stands in the rating. */
interface AddOn { readonly addOn: Readonly<Record<string, unknown>>; readonly at: Trail }
export const addOnsOf = (plans: Rating['plans']): readonly AddOn[] => plans.flatMap((plan, index) => {
  const offered = getPath(plan, 'details.plan_add_ons');
  return Object.entries(isObject(offered) ? offered : {}).flatMap(([name, addOn]) =>
    (isObject(addOn) ? [{ addOn, at: ['plans', String(index), 'details', 'plan_add_ons', name] }] : []));
});

/** What the rows read of add-ons, and one of them spells otherwise than others: it would cost nothing. One without it may be free. */
export function misspeltInAddOns({ plans, inputs }: Rating, read: readonly string[]): readonly Finding[] {
  const all = addOnsOf(plans);
  const names = read.filter((name) => !Object.hasOwn(inputs, name) && all.some(({ addOn }) => Object.hasOwn(addOn, name)));
  return all.flatMap(({ addOn, at }) => Object.keys(addOn).flatMap((name): readonly Finding[] => {
    const meant = names.includes(name) ? undefined : certain(name, names.filter((one) => !Object.hasOwn(addOn, one)));
    return meant === undefined ? [] : [{
      code: 'misspelt-name', path: [...at, name], key: true,
      message: `the price reads "${meant}" of each add-on, and nothing reads "${name}": this one would cost nothing.`,
      suggestion: `Did you mean "${meant}"?`, fix: { rename: meant },
    }];
  }));
}

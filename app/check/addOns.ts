import type { Rating } from '#api/sandbox/quotes/rating';
import { getPath, isObject } from '#engine';
import { certain, hint, type Finding, type Trail } from '#engine/check';
import { sourceAt, type Rated } from './possible';
import { isList } from './quote';

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

/** What a page offers of a plan as an add-on, and `plan_add_ons` of the plan does not have: whoever chose it would be refused. */
export function checkOffered(line: Rated): readonly Finding[] {
  const { rating: { plans } } = line;
  return offersOf(line).flatMap(({ list, value }) => plans.flatMap((plan, index): readonly Finding[] => {
    const [offered, addOns] = [getPath(plan, list), getPath(plan, 'details.plan_add_ons')];
    const names = Object.keys(isObject(addOns) ? addOns : {});
    return (Array.isArray(offered) ? offered : []).flatMap((one: unknown, at): readonly Finding[] => {
      const name = getPath(one, value);
      return typeof name !== 'string' || names.includes(name) ? [] : [{
        code: 'misspelt-name', path: ['rating', 'plans', String(index), ...list.split('.'), String(at), value],
        message: `visitors may choose "${name}", and \`plan_add_ons\` of the plan has no such add-on: they would be refused.`,
        suggestion: hint(name, names),
      }];
    });
  }));
}
/** The lists of a plan from which add-ons are chosen, and the name of what is kept of a choice. */
function offersOf(line: Rated): readonly { readonly list: string; readonly value: string }[] {
  const { rating: { addOns }, flow } = line;
  const source = addOns === undefined ? undefined : sourceAt(line, addOns);
  const chosen = typeof source === 'object' && !isList(source) ? source.first ?? [] : [source];
  const plans = Object.values(flow.steps).flatMap(({ on }) => (on?.CHOOSE?.save === undefined ? [] : [`${on.CHOOSE.save}.`]));
  return Object.values(flow.steps).flatMap(({ save, choices = {} }) => Object.entries(choices).flatMap(([field, from]) => {
    const { list, value } = typeof from === 'string' ? { list: from, value: 'value' } : from;
    const plan = plans.find((place) => list.startsWith(place));
    const isSent = chosen.includes(save === undefined ? field : `${save}.${field}`);
    return isSent && plan !== undefined ? [{ list: list.slice(plan.length), value }] : [];
  }));
}

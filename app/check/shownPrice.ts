import { isObject } from '#engine';
import type { Finding } from '#engine/check';
import type { Rated } from './possible';
import { namesIn } from './quote';

/** Where a plan of the quote service has its price, as `title` of the rating words it. */
const pricePath = 'information.pricing_title';

/** A price that visitors read and that is not the one they are charged. */
export const checkShownPrice = (line: Rated): readonly Finding[] => [...pricelessTitle(line), ...otherPrices(line)];

function pricelessTitle({ rating: { title } }: Rated): readonly Finding[] {
  return namesIn(title).includes('price') ? [] : [{
    code: 'other-price', path: ['rating', 'title'],
    message: 'the price is not named, so every plan would read the same: visitors are charged what `price` makes.',
    suggestion: 'Name it in braces: {price}.',
  }];
}
/** Of a plan, everything but this path stands for something else. */
function otherPrices({ flow: { steps }, rating: { amounts = {} } }: Rated): readonly Finding[] {
  return Object.entries(steps).flatMap(([name, { screen, content }]): readonly Finding[] => {
    const { plans, plan } = content ?? {};
    const price = screen === 'plans' && plans === 'plans' && isObject(plan) ? plan.price : undefined;
    if (typeof price !== 'string' || price === pricePath) return [];
    const what = Object.hasOwn(amounts, price) ? `"${price}" is one of the rating's \`amounts\`` : `"${price}" is not the price of a plan`;
    return [{
      code: 'other-price', path: ['steps', name, 'content', 'plan', 'price'],
      message: `${what}: visitors would read it as the price, and are charged another.`, suggestion: `The price is at "${pricePath}".`,
      fix: { value: pricePath },
    }];
  });
}

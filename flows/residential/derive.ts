import { amountIn } from '#api/adapters/priceTitle';
import { getPath, type Context, type Derive } from '#engine';
import { money } from '#widgets/format/money';
import { holderDerive } from '../shared/holderDerive';

type AddOn = Readonly<Record<string, unknown>>;

/** CO-006 */
const homeCurrency = 'ZAR';
const rand = (amount: unknown, decimals = 0): string => money(amount, homeCurrency, decimals);
/** RS-041: the chosen plan's add-ons by their key. */
const addOnsOf = (context: Context): readonly (readonly [key: string, addOn: AddOn])[] =>
  Object.entries((getPath(context, 'selectedPlan.details.plan_add_ons') as Readonly<Record<string, AddOn>> | undefined) ?? {});

/** Those that were ticked. */
const chosenOf = (context: Context): readonly AddOn[] => {
  const chosen = getPath(context, 'details.addOns');
  return addOnsOf(context).filter(([key]) => Array.isArray(chosen) && chosen.includes(key)).map(([, addOn]) => addOn);
};

export const derive: Derive = {
  ...holderDerive,
  /** RS-009, RS-041: what the chosen plan can be extended by. */
  addOnChoices: (context) =>
    addOnsOf(context).map(([value, { display_title: title, coverage_amount: amount, price, policy_doc_url: document }]) =>
    ({ value, title, help: `Up to ${rand(amount)}, for ${rand(price, 2)} per month`, amount, price, document })),
  /** RS-034: those that were ticked, in one line. */
  chosenAddOns: (context) => chosenOf(context)
    .map((addOn) => `${String(addOn.display_title)} (${rand(addOn.coverage_amount)})`).join(', '),
  /** The plan and what it was extended by, as one price per month; nothing where the plan's title says none. */
  pricePerMonth: (context) => {
    const title = getPath(context, 'selectedPlan.information.pricing_title');
    const plan = typeof title === 'string' ? amountIn(title) : undefined;
    return plan === undefined ? undefined : `${rand(chosenOf(context).reduce((sum, { price }) => sum + Number(price), plan), 2)}/month`;
  },
};

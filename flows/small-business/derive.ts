import { getPath, type Context, type Derive } from '#engine';
import { yearAfter } from '#widgets/format/dates';
import { coverages } from './coverages';

type Row = Readonly<Record<string, unknown>>;

const rows = (list: unknown): readonly Row[] => (Array.isArray(list) ? (list as readonly Row[]) : []);
const tierOf = (plan: unknown): string => String(getPath({ plan }, 'plan.details.chubb_plan_code'));

/** The choices of a question that the server asked, wherever it stands in the form. */
function choicesOf(context: Context, key: string): readonly Row[] {
  const screens = Object.values((context.dynamicForm as { readonly screens?: Row } | undefined)?.screens ?? {}) as readonly Row[];
  const field = screens.flatMap((screen) => rows(screen.fields)).find(({ key_name }) => key_name === key);
  return rows(getPath({ field }, 'field.settings.choices'));
}

export const derive: Derive = {
  /** BO-018: the class as it is called. */
  businessType: (context) =>
    rows(context.businessClasses).find(({ code }) => code === getPath(context, 'business.business_class_code'))?.name,
  /** BO-018: the legal entity as the question called it. */
  legalEntity: (context) => {
    const entity = getPath(context, 'answers.business_legal_nature');
    return choicesOf(context, 'business_legal_nature').find(({ value }) => value === entity)?.title ?? entity;
  },
  /** BO-014, C-30, S-39: the plans in the order of the tiers, each with its price; a tier without one cannot be had. */
  offers: (context) => rows(context.plans).map((plan) => {
    const tier = tierOf(plan);
    return { plan, tier, title: getPath(plan, 'information.title'), price: getPath(context, `rates.${tier}`) };
  }),
  termEnd: (context) => yearAfter(context.policyStartDate),
  /** BO-019: what the chosen plan covers, by the key of the coverage. */
  coverage: (context) => {
    const tier = tierOf(context.selectedPlan);
    return Object.fromEntries(coverages.filter(({ cells }) => Object.hasOwn(cells, tier)).map(({ key, cells }) => [key, cells[tier]]));
  },
};

import { quoteAdapters } from '#api/adapters/quoteService';
import type { Refusal as ContractRefusal } from '#api/contracts/contract';
import { anyPlan, quoteCalls, type ServiceApplication, type ServicePlan } from '#api/contracts/quotes';
import type { Rating, Refusal } from '#api/sandbox/quotes/rating';
import { setPath } from '#engine';
import type { Product } from '../types';
import { flowOf } from './flow';
import { limitsOf } from './limits';
import type { LineFile } from './lineFile';

/** The line that a file stands for. */
export function productOf(file: LineFile): Product {
  const { code, currency, application } = file;
  const quote = { vertical: code, currency, ...(application ? { application } : {}), ...file.quote };
  const rating = ratingOf(file);
  const adapters = quoteAdapters(quote, rating && callsOf(rating));
  return { flow: flowOf(file), file, quote, ...(rating ? { rating } : {}), adapters, derive: {} };
}
export const ratingOf = (file: LineFile): Rating | undefined => {
  const { code, currency, application, rating } = file;
  return rating && { code, currency, ...(application ? { application } : {}), limits: limitsOf(file), ...rating };
};

/** The calls with what the rating may answer, for the prover and the fault table. */
const callsOf = ({
  application = { type: 'object' }, plans, title, amounts = {}, currency, prefix, agreements = 1, refuses = [], checkout, pending, deductibles,
}: Rating) =>
  quoteCalls<ServiceApplication, ServicePlan>({
    application, plan: anyPlan,
    created: [{ quote_id: 'quote_1', application: {} }], updated: [{ quote_id: 'quote_1', application: {} }],
    plans: plans.map((plan) => Object.keys(amounts).reduce<ServicePlan>((now, path) => setPath(now, path, 1000),
      { ...plan, information: { ...plan.information, pricing_title: examplePrice(title) } })),
    billing: {
      sub_total: 20, tax_total: 1, grand_total: 21, prices: [{ currency_code: currency }], ...(deductibles ? { plan_deductibles: deductibles } : {}),
    },
    policyNumbers: Array.from({ length: agreements }, (_, index) => `${prefix}-2026-${String(index + 1).padStart(7, '0')}`),
    incomplete: `application.${checkout.needs[0] ?? 'plan_applications'}`,
    rejections: unique([...refuses, ...checkout.refuses ?? []]).map(refusalOf),
    unsold: pending ? [{ status: 400, error: pending }] : [],
  });
const examplePrice = (title: string): string => title.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => (name === 'price' ? '20.00' : ''));
const unique = (refusals: readonly Refusal[]): readonly Refusal[] =>
  [...new Map(refusals.map((one) => [one.field ?? one.code ?? '', one])).values()];
const refusalOf = ({ field, code = 'quote_request_rejected', message }: Refusal): ContractRefusal => (field === undefined
  ? { status: 400, error: { code, message } }
  : { status: 422, error: { code: 'invalid_input', fields: { [`application.${field.replace('*', '0')}`]: [message] } } });

import type { Amounts, LimitSettings, RentersRates } from './contracts/renters';

/** RN-026, S-21: a whole number from a setting, which often comes as text. */
export const wholeNumber = (value: unknown): number | undefined => {
  const parsed = typeof value === 'number' ? Math.trunc(value) : Number.parseInt(typeof value === 'string' ? value.replaceAll(',', '') : '', 10);
  return Number.isFinite(parsed) ? parsed : undefined;
};

/** The rates as the flow keeps them: the two settings are numbers beside the rest. */
export interface KeptRates extends Omit<RentersRates, 'settings'> {
  readonly min_liability_limit?: number;
  readonly liability_limit?: number;
}
/** S-21: from the rates, else from the plan. */
export function keptRates({ settings, ...rates }: RentersRates, ofPlan: LimitSettings = {}): KeptRates {
  const least = wholeNumber(settings?.min_liability_limit ?? ofPlan.min_liability_limit);
  const limit = wholeNumber(settings?.liability_limit ?? ofPlan.liability_limit);
  return { ...rates, ...(least === undefined ? {} : { min_liability_limit: least }), ...(limit === undefined ? {} : { liability_limit: limit }) };
}

const once = (values: readonly (number | null | undefined)[]): readonly number[] => [...new Set(values.filter((value) => value !== undefined && value !== null))];
/** The first wish that can be had, else the first that is offered. */
const firstOf = (offered: readonly number[], ...wishes: readonly (number | undefined)[]): number | undefined =>
  wishes.find((wish) => wish !== undefined && offered.includes(wish)) ?? offered[0];

const extras = ['replacement_cost', 'water_backup', 'identity_fraud', 'earthquake'] as const;

/** S-20: what is selected stays while it is still offered; else the server's default, else the first. What is not offered is not selected. */
export function settledAmounts(rates: KeptRates, selected: Amounts = {}): Amounts {
  const { defaults = {}, personal_property: rows, liability, min_liability_limit: least = 0, liability_limit: preselected } = rates;
  const coverage = firstOf(once(rows.map((row) => row.personal_property_coverage)), selected.personal_property_coverage, defaults.personal_property_coverage);
  const ofCoverage = rows.filter((row) => row.personal_property_coverage === coverage);
  const allPeril = firstOf(once(ofCoverage.map((row) => row.all_peril_deductible)), selected.all_peril_deductible, defaults.all_peril_deductible);
  const hurricane = firstOf(once(ofCoverage.map((row) => row.hurricane_deductible)), selected.hurricane_deductible, defaults.hurricane_deductible);
  const limit = firstOf(once(liability.map(({ liability_limit }) => liability_limit)).filter((value) => value >= least), selected.liability_limit, preselected, defaults.liability_limit);
  const numbers = { personal_property_coverage: coverage, all_peril_deductible: allPeril, hurricane_deductible: hurricane, liability_limit: limit };
  const chosen = extras.filter((extra) => rates[`allow_${extra}`] === true)
    .map((extra) => [`include_${extra}`, selected[`include_${extra}`] ?? defaults[`include_${extra}`] ?? false] as const);
  return { ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined)), ...Object.fromEntries(chosen) };
}

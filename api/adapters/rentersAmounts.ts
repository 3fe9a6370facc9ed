import type { Amounts, LimitSettings, RentersRates } from '../contracts/renters';

/** RN-026, S-21: a whole number from a setting, which often comes as text. */
export const wholeNumber = (value: unknown): number | undefined => {
  const text = typeof value === 'string' ? value.replaceAll(',', '') : '';
  const parsed = typeof value === 'number' ? Math.trunc(value) : Number.parseInt(text, 10);
  return Number.isFinite(parsed) ? parsed : undefined;
};

/** The rates as they are stored: the two settings are numbers beside the rest. */
export interface KeptRates extends Omit<RentersRates, 'settings'> {
  readonly min_liability_limit?: number;
  readonly liability_limit?: number;
}
/** S-21: from the rates, else from the plan. */
export function keptRates({ settings, ...rates }: RentersRates, ofPlan: LimitSettings = {}): KeptRates {
  const least = wholeNumber(settings?.min_liability_limit ?? ofPlan.min_liability_limit);
  const limit = wholeNumber(settings?.liability_limit ?? ofPlan.liability_limit);
  return {
    ...rates,
    ...(least === undefined ? {} : { min_liability_limit: least }),
    ...(limit === undefined ? {} : { liability_limit: limit }),
  };
}

const isNumber = (value: number | null | undefined): value is number => value !== undefined && value !== null;
/** The first preference that is offered, else the first amount that is offered. */
const choose = (offered: readonly (number | null | undefined)[], ...preferences: readonly (number | undefined)[]): number | undefined =>
  preferences.find((preference) => isNumber(preference) && offered.includes(preference)) ?? offered.find(isNumber);

const extras = ['replacement_cost', 'water_backup', 'identity_fraud', 'earthquake'] as const;

/** S-20: what is selected stays while it is offered; else the server's default, else the first. What is not offered is not selected. */
export function settledAmounts(rates: KeptRates, selected: Amounts = {}): Amounts {
  const { defaults = {}, personal_property: rows, liability, min_liability_limit: least = 0, liability_limit: preselected } = rates;
  const coverage = choose(
    rows.map((row) => row.personal_property_coverage), selected.personal_property_coverage, defaults.personal_property_coverage,
  );
  const ofCoverage = rows.filter((row) => row.personal_property_coverage === coverage);
  const deductible = (name: 'all_peril_deductible' | 'hurricane_deductible') =>
    choose(ofCoverage.map((row) => row[name]), selected[name], defaults[name]);
  const limits = liability.map(({ liability_limit }) => liability_limit).filter((limit) => isNumber(limit) && limit >= least);
  const numbers = {
    personal_property_coverage: coverage, all_peril_deductible: deductible('all_peril_deductible'),
    hurricane_deductible: deductible('hurricane_deductible'),
    liability_limit: choose(limits, selected.liability_limit, preselected, defaults.liability_limit),
  };
  const chosen = extras.filter((extra) => rates[`allow_${extra}`] === true)
    .map((extra) => [`include_${extra}`, selected[`include_${extra}`] ?? defaults[`include_${extra}`] ?? false] as const);
  return Object.fromEntries([...Object.entries(numbers).filter(([, value]) => value !== undefined), ...chosen]);
}

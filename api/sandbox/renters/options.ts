import type { Amounts, RentersRates } from '../../contracts/renters';
import { invalidInput } from '../http/refuse';
import { allows, isCoastal, leastLiabilityOf } from './states';

const coverages = [10_000, 20_000, 30_000, 40_000, 50_000];
const allPerils = [250, 500, 1000];
const hurricanes = [1000, 2000, 5000];
const liabilities = [50_000, 100_000, 300_000, 500_000];
const usualLiability = 100_000;
/** RN-035: what the plan starts from. */
export const usualCoverage = 20_000;

const least = (state: string): number => Number(leastLiabilityOf(state) ?? 0);

/** RN-022 … RN-026: every combination; a hurricane deductible on the coast only. */
export function ratesIn(state: string): RentersRates {
  const minimum = leastLiabilityOf(state);
  const ofHurricane = isCoastal(state) ? hurricanes.map((hurricane_deductible) => ({ hurricane_deductible })) : [{}];
  const { replacement_cost, water_backup, identity_fraud, earthquake } = allows(state);
  return {
    personal_property: coverages.flatMap((personal_property_coverage) => allPerils.flatMap((all_peril_deductible) =>
      ofHurricane.map((hurricane) => ({ personal_property_coverage, all_peril_deductible, ...hurricane })))),
    liability: liabilities.map((liability_limit) => ({ liability_limit })),
    defaults: {
      personal_property_coverage: usualCoverage, all_peril_deductible: 500, ...(isCoastal(state) ? { hurricane_deductible: 2000 } : {}),
      liability_limit: Math.max(usualLiability, least(state)),
      include_replacement_cost: true, ...(water_backup ? { include_water_backup: false } : {}),
      ...(identity_fraud ? { include_identity_fraud: false } : {}), ...(earthquake ? { include_earthquake: false } : {}),
    },
    allow_replacement_cost: replacement_cost, allow_water_backup: water_backup, allow_identity_fraud: identity_fraud,
    allow_earthquake: earthquake,
    settings: {
      ...(minimum === undefined ? {} : { min_liability_limit: minimum }), liability_limit: String(Math.max(usualLiability, least(state))),
    },
  };
}

/** S21: nothing but what the rates offer can be bought. */
export function checkAmounts(amounts: Amounts, state: string): void {
  const notOffered = 'is not offered here';
  const problems = new Map<string, readonly string[]>();
  const among = (name: keyof Amounts, offered: readonly number[]): void => {
    if (!offered.includes(amounts[name] as number)) problems.set(`rates.${name}`, [notOffered]);
  };
  among('personal_property_coverage', coverages);
  among('all_peril_deductible', allPerils);
  among('liability_limit', liabilities.filter((limit) => limit >= least(state)));
  if (isCoastal(state)) among('hurricane_deductible', hurricanes);
  else if (amounts.hurricane_deductible !== undefined) problems.set('rates.hurricane_deductible', [notOffered]);
  for (const [extra, allowed] of Object.entries(allows(state))) {
    if (!allowed && amounts[`include_${extra}` as keyof Amounts] === true) problems.set(`rates.include_${extra}`, [notOffered]);
  }
  if (problems.size > 0) invalidInput(Object.fromEntries(problems));
}

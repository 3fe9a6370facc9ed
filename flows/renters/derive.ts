import { getPath, type Context, type Derive } from '#engine';

interface Choice { readonly value: unknown; readonly title: string }
type Row = Readonly<Record<string, unknown>>;

/** RN-058 … RN-061 */
const included: readonly Choice[] = [{ value: true, title: 'Included' }, { value: false, title: 'Not Included' }];
/** CO-005 */
const elevenPay = 'eleven_pay';

const rows = (context: Context, path: string): readonly Row[] => {
  const list = getPath(context, path);
  return Array.isArray(list) ? (list as readonly Row[]) : [];
};
const dollars = (value: unknown): string => (typeof value === 'number' ? `$${value.toLocaleString('en-US')}` : String(value));
/** The values of a column, once each, in the server's order. */
const column = (list: readonly Row[], name: string): readonly unknown[] =>
  [...new Set(list.map((row) => row[name]).filter((value) => value !== undefined && value !== null))];
const asChoices = (values: readonly unknown[]): readonly Choice[] => values.map((value) => ({ value, title: dollars(value) }));

/** RN-068: the rows that belong to the chosen coverage. */
const ofCoverage = (context: Context): readonly Row[] => {
  const chosen = getPath(context, 'amounts.personal_property_coverage');
  return rows(context, 'rates.personal_property').filter((row) => row.personal_property_coverage === chosen);
};
/** RN-055 */
const liabilities = (context: Context): readonly unknown[] => {
  const least = getPath(context, 'rates.min_liability_limit');
  return column(rows(context, 'rates.liability'), 'liability_limit').filter((limit) =>
    typeof least !== 'number' || (limit as number) >= least);
};
const offered = (context: Context, flag: string): readonly Choice[] => (getPath(context, `rates.allow_${flag}`) === true ? included : []);

/** PY-030, PY-031 */
const cycles: Readonly<Record<string, string>> = { annual: 'Annual', [elevenPay]: 'Monthly' };

export const derive: Derive = {
  billingCycle: (context) => {
    const cadence = getPath(context, 'checkout.cadence');
    return typeof cadence === 'string' ? cycles[cadence] ?? cadence : undefined;
  },
  firstAllPeril: (context) => column(ofCoverage(context), 'all_peril_deductible')[0],
  firstHurricane: (context) => column(ofCoverage(context), 'hurricane_deductible')[0],
  /** RN-022 … RN-025, RN-055 … RN-061: what may be chosen now. */
  coverageOptions: (context) => ({
    personal_property_coverage: asChoices(column(rows(context, 'rates.personal_property'), 'personal_property_coverage')),
    all_peril_deductible: asChoices(column(ofCoverage(context), 'all_peril_deductible')),
    hurricane_deductible: asChoices(column(ofCoverage(context), 'hurricane_deductible')),
    liability_limit: asChoices(liabilities(context)),
    include_replacement_cost: offered(context, 'replacement_cost'),
    include_water_backup: offered(context, 'water_backup'),
    include_identity_fraud: offered(context, 'identity_fraud'),
    include_earthquake: offered(context, 'earthquake'),
  }),
};

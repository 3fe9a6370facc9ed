/** Answers that an address brings along (S-13, SV-059 … SV-067). */
export type Prefill = Readonly<Partial<Record<keyof typeof params, string>>>;

const cut = (longest: number) => (text: string): string => text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '').trim();
/** SV-066, RN-051: the country code in front is left out. */
export const lastDigits = (text: string): string => text.replaceAll(/[^0-9]/g, '').slice(-10);

/** Fact → the parameters it may come in, each also with `pni_` before it, and what is kept of its text. */
const params = {
  streetAddress: { names: ['street_address'], keep: cut(60) },
  unit: { names: ['unit'], keep: cut(60) },
  city: { names: ['city'], keep: cut(30) },
  region: { names: ['region'], keep: cut(30) },
  postal: { names: ['postal'], keep: cut(30) },
  firstName: { names: ['first_name'], keep: cut(20) },
  middleName: { names: ['middle_name'], keep: cut(20) },
  lastName: { names: ['last_name'], keep: cut(20) },
  suffix: { names: ['suffix'], keep: cut(10) },
  phone: { names: ['phone_number', 'phone'], keep: lastDigits },
  email: { names: ['email'], keep: cut(50) },
} as const;
/** The facts that an address can bring. */
export const prefillNames: readonly string[] = Object.keys(params);

/** Reads the query of an address. The first parameter that says something counts; other names are not looked at (S4). */
export function readPrefill(query: URLSearchParams): Prefill {
  const found = Object.entries(params).map(([fact, { names, keep }]) => {
    const all = names.flatMap((name) => [name, `pni_${name}`]).flatMap((name) => query.getAll(name));
    return [fact, all.map((text) => keep(text.trim())).find((text) => text !== '')] as const;
  });
  return Object.fromEntries(found.filter(([, text]) => text !== undefined));
}

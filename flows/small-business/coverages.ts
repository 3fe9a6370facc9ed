interface Coverage {
  readonly key: string;
  readonly label: string;
  readonly help: string;
  /** Tier → what it covers, its small print after a line break; a tier that is left out does not cover it. */
  readonly cells: Readonly<Record<string, string>>;
}

const all = (text: string) => ({ silver: text, gold: text, platinum: text });
const liability = '$2 Million\nmax $1 Million per claim';
const property = (amount: string): string => `${amount}\n$500 deductible`;

/** What the three tiers cover, in the order of the table (BO-015, BO-043 … BO-050). */
export const coverages: readonly Coverage[] = [
  { key: 'generalLiability', label: 'General liability', cells: all(liability),
    help: 'Pays when you are responsible for an injury or for damage to somebody’s property.' },
  { key: 'businessPersonalProperty', label: 'Business personal property', cells: {
    silver: property('$15,000'), gold: property('$35,000'), platinum: property('$75,000'),
  },
    help: 'Your equipment, furniture and stock. The deductible is the part of a loss that you pay yourself.' },
  { key: 'additionalInsured', label: 'Additional insured', cells: { silver: 'Landlord', gold: 'Blanket', platinum: 'Blanket' },
    help: 'Who else the policy protects: your landlord, or with Blanket anybody your contracts require you to name.' },
  { key: 'lostBusinessIncome', label: 'Lost business income', cells: all('$250,000'),
    help: 'The income you lose while a covered loss keeps you closed.' },
  { key: 'dataBreachPrivacyLiability', label: 'Data breach privacy liability', cells: { platinum: '$50,000' },
    help: 'Claims by customers whose data was stolen or lost.' },
  { key: 'dataBreachAdditionalCosts', label: 'Data breach additional costs', cells: { platinum: '$10,000' },
    help: 'The cost of notifying customers and monitoring their accounts after a breach.' },
  { key: 'employeeLiability', label: 'Employee liability coverage', cells: { platinum: '$50,000' },
    help: 'Claims by employees about how they were hired, treated or let go.' },
  { key: 'hiredAndNonOwnedAuto', label: 'Hired and non-owned auto', cells: { gold: 'Included', platinum: 'Included' },
    help: 'Liability when somebody drives a rented car or their own car for the business.' },
];

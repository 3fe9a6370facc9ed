/**
 * The analytics events and their fields (S-57, S10). A field that is not listed is dropped, as is text that looks like personal
 * data. An event that is not listed is sent with the common fields only.
 */
export const commonFields = ['flow', 'step', 'product', 'path', 'embedded', 'progress'] as const;

export const plan = ['plan_id', 'plan_title'] as const;
export const money = ['revenue', 'total', 'currency'] as const;

/** By name; upper and lower case are the same. */
export const analyticsEvents: Readonly<Record<string, readonly string[]>> = {
  'landing started': [],
  'step completed': [],
  'checkout step viewed': ['checkout_step', ...plan, ...money],
  'plan selected': plan,
  'plans loaded': ['count'],
  'quote accepted': [],
  'holder given': [],
  'plans failed': ['code'],
  'checkout failed': ['code'],
  'order completed': ['order_id', 'affiliation', ...plan, ...money],
  'purchase completed': ['order_id', 'affiliation', ...plan, ...money],
  'purchase failed': ['code', 'affiliation', ...plan],
  'dormant account': ['account_id'],
  'country selected': ['country'],
  'country submitted': ['country'],
  'no offers modal shown': ['country'],
  'key information document clicked': plan,
  'business type searched': ['results'],
  'questionnaire opened': [],
  'No Offers Found': ['code'],
  'Invalid Address': ['code'],
  'Quote Ineligible': ['code'],
  'modal shown': ['modal', 'code'],
};

/** AN-003: purchase events name a seller. */
export const purchaseEvents = ['order completed', 'purchase completed', 'purchase failed'] as const;
export const defaultAffiliation = 'sure';

/** AN-002: the campaign a visit came from, and the partner. */
export const isCampaignField = (name: string): boolean => /^utm_[a-z]+$/.test(name) || name === 'gclid' || name === 'client_id';
/** A click's id may look like a token; an e-mail address does not belong there. */
export const isCampaignValue = (value: string): boolean => value.length <= 200 && !value.includes('@');

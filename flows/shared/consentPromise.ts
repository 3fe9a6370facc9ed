import type { LinePromise } from '#engine';

/** PY-017, in every line whose plans may come with an acknowledgment. */
export const consentPromise: LinePromise = {
  name: 'PY-017: who has something to confirm confirms it before the purchase', at: 'payment',
  when: { 'selectedPlan.information.acknowledgment_html': true }, leadsTo: { acknowledged: { const: true } },
};

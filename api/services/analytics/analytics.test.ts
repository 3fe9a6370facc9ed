import { describe, expect, it } from 'vitest';
import { createAnalytics, type AnalyticsMessage } from './index';

const collect = (metadata: Record<string, string> = {}) => {
  const sent: AnalyticsMessage[] = [];
  return { sent, analytics: createAnalytics((message) => { sent.push(message); }, () => ({ metadata }), () => 0) };
};
const person = {
  name: 'Ines Okafor', email: 'ines@example.com', phone: '6145550137', streetAddress: '48 Alder Street', birthday: '1990-02-03',
  id_number: '9001015009087',
};

describe('the events that analytics receives (S10)', () => {
  it('an event keeps its listed fields and no personal data', () => {
    const { sent, analytics } = collect();
    analytics.track('plan selected', { plan_id: 'rental-standard', flow: 'rental-car', ...person });
    expect(sent).toEqual([{ type: 'track', at: 0, name: 'plan selected', properties: { plan_id: 'rental-standard', flow: 'rental-car' } }]);
  });
  it('a listed field with personal data is dropped, too', () => {
    const { sent, analytics } = collect();
    for (const value of Object.values(person).slice(1)) {
      analytics.track('plan selected', { plan_title: value === '48 Alder Street' ? '+1 (614) 555-0137' : value });
    }
    analytics.track('plan selected', { plan_title: { deep: 'x' } });
    expect(sent.map((message) => (message.type === 'identify' ? {} : message.properties))).toEqual(Array.from({ length: 6 }, () => ({})));
  });
  it('an event that is not listed has only the common fields', () => {
    const { sent, analytics } = collect();
    analytics.track('toString', { step: 'driver', ...person });
    expect(sent[0]).toMatchObject({ properties: { step: 'driver' } });
  });
  it('the partner’s own identifiers pass', () => {
    const { sent, analytics } = collect();
    analytics.track('plan selected', { plan_id: 'plan_1234567', plan_title: '1234567' });
    expect(sent[0]).toMatchObject({ properties: { plan_id: 'plan_1234567' } });
    expect(JSON.stringify(sent[0])).not.toContain('plan_title');
  });
  it('a purchase names its seller, by default sure (AN-003)', () => {
    const { sent, analytics } = collect();
    analytics.track('Purchase Completed', { total: 89.3, order_id: '0e5b1b70-3f0b-4a53-8f33-0d6a3c2f9a10' });
    analytics.track('purchase completed', { affiliation: 'partner' });
    expect(sent[0]).toMatchObject({ properties: { affiliation: 'sure', total: 89.3, order_id: '0e5b1b70-3f0b-4a53-8f33-0d6a3c2f9a10' } });
    expect(sent[1]).toMatchObject({ properties: { affiliation: 'partner' } });
  });
  it('identify carries the campaign, and never an e-mail as the id (AN-002)', () => {
    const { sent, analytics } = collect({
      utm_source: 'news', gclid: 'Cj0KCQiA-long_click-id-0123456789-0123456789', other: 'x', utm_content: 'ines@example.com',
    });
    analytics.identify('ines@example.com', person);
    expect(sent).toEqual([{
      type: 'identify', at: 0, id: undefined, traits: { utm_source: 'news', gclid: 'Cj0KCQiA-long_click-id-0123456789-0123456789' },
    }]);
  });
});

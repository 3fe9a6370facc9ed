import { describe, expect, it } from 'vitest';
import { questionnaireUrl } from './PopupLanding';

const who = { client_id: 'a&b=1', name: 'Fern & Ladle, Ltd.' };

describe('the questionnaire of another company (BO-023, S-40)', () => {
  it('gets our client id and name, encoded (S19)', () => {
    expect(questionnaireUrl('https://quotes.example/start?line=bop', who))
      .toBe('https://quotes.example/start?line=bop&client_id=a%26b%3D1&partner_name=Fern+%26+Ladle%2C+Ltd.');
    expect(questionnaireUrl('/sandbox/questionnaire', { client_id: 'c', name: 'N' }))
      .toBe('/sandbox/questionnaire?client_id=c&partner_name=N');
  });
  it('is undefined without a configured address or a partner', () => {
    expect([questionnaireUrl(undefined, who), questionnaireUrl('https://quotes.example', undefined)])
      .toEqual([undefined, undefined]);
  });
  it('is never a javascript: address or one without TLS (S3)', () => {
    for (const address of ['javascript:alert(1)', 'data:text/html,x', 'http://quotes.example', '//',
      'https://me@quotes.example']) expect(questionnaireUrl(address, who)).toBeUndefined();
  });
});

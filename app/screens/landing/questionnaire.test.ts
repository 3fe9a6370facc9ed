import { describe, expect, it } from 'vitest';
import { questionnaireUrl } from './questionnaire';

const here = 'https://shop.example/small-business-owners-insurance';
const who = { client_id: 'a&b=1', name: 'Fern & Ladle, Ltd.' };

describe('the questionnaire of another company (BO-023, S-40)', () => {
  it('gets our client id and name, encoded (S19)', () => {
    expect(questionnaireUrl('https://quotes.example/start?line=bop', who, here))
      .toBe('https://quotes.example/start?line=bop&client_id=a%26b%3D1&partner_name=Fern+%26+Ladle%2C+Ltd.');
    expect(questionnaireUrl('/sandbox/questionnaire', { client_id: 'c', name: 'N' }, here))
      .toBe('https://shop.example/sandbox/questionnaire?client_id=c&partner_name=N');
  });
  it('is undefined without a configured address or a partner', () => {
    expect([questionnaireUrl(undefined, who, here), questionnaireUrl('https://quotes.example', undefined, here)])
      .toEqual([undefined, undefined]);
  });
  it('is never a javascript: address or one without TLS (S3)', () => {
    for (const address of ['javascript:alert(1)', 'data:text/html,x', 'http://quotes.example', '//',
      'https://me@quotes.example']) expect(questionnaireUrl(address, who, here)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { createPageTitle } from './title';

describe('the title of the page', () => {
  it('begins with "Error: " until no form shows errors (quality 7.3)', () => {
    const page = { title: 'Surefoot' };
    const { show, addErrors } = createPageTitle(page);
    const [first, second] = [addErrors(), addErrors()];
    expect(page.title).toBe('Error: Surefoot');
    show('Driver – Surefoot');
    first();
    expect(page.title).toBe('Error: Driver – Surefoot');
    second();
    expect(page.title).toBe('Driver – Surefoot');
  });
});

import { describe, expect, it } from 'vitest';
import { tabAfter } from './PlanTabs';

describe('tabAfter', () => {
  it('goes round with the arrow keys', () => expect([tabAfter('ArrowRight', 2, 3), tabAfter('ArrowLeft', 0, 3)]).toEqual([0, 2]));
  it('jumps to the ends', () => expect([tabAfter('Home', 2, 3), tabAfter('End', 0, 3)]).toEqual([0, 2]));
  it('leaves other keys to the browser', () => expect(tabAfter('Tab', 0, 3)).toBeUndefined());
});

import { expect, it } from 'vitest';
import { products } from './products';

it('claims can be made for ten products and not for two (OL-003, OL-004)', () => {
  const codes = (claimable: boolean): readonly string[] =>
    Object.entries(products).filter(([, product]) => product.claimable === claimable).map(([code]) => code);
  expect(codes(true))
    .toEqual(['baggage', 'collectibles', 'devices', 'flights', 'pet', 'rental_car', 'renters', 'taxi', 'commercial', 'landlord']);
  expect(codes(false)).toEqual(['carsafe', 'homesafe']);
});

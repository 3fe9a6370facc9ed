/**
 * The lines a partner can put into a page: code of the catalogue, first segment of the address
 * (flows/index.ts; `tests/catalogue.test.ts` compares them).
 */
export const lines = [
  { code: 'rental_car', flow: 'rental-car-insurance', title: 'Rental car' },
  { code: 'renters', flow: 'renters-insurance', title: 'Renters' },
  { code: 'commercial', flow: 'small-business-owners-insurance', title: 'Small business' },
  { code: 'carsafe', flow: 'vehicle-contents-insurance', title: 'Vehicle contents' },
  { code: 'homesafe', flow: 'residential-insurance', title: 'Residential' },
  { code: 'collectibles', flow: 'collectibles-insurance', title: 'Collectibles' },
] as const;

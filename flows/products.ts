/** The partner's product codes, and whether claims can be made for the product (OL-003, OL-004). Data alone: no page asks yet (S-79). */
export const products = {
  baggage: { claimable: true }, collectibles: { claimable: true }, devices: { claimable: true }, flights: { claimable: true }, pet: { claimable: true },
  rental_car: { claimable: true }, renters: { claimable: true }, taxi: { claimable: true }, commercial: { claimable: true }, landlord: { claimable: true },
  carsafe: { claimable: false }, homesafe: { claimable: false },
} as const;

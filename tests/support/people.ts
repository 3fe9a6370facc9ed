/** People and reservations the journeys are made with. */
export const ines = {
  firstName: 'Ines', lastName: 'Okafor', phoneNumber: '+16145550100', email: 'ines@example.com',
  streetAddress: '48 Alder Street', city: 'Columbus', region: 'OH', postal: '43215',
} as const;
export const jonah = { firstName: 'Jonah', lastName: 'Okafor' } as const;

/** A weekend from four days after the given New York day. */
export const hertzWeekend = { pickUpDate: '2026-03-14', returnDate: '2026-03-16', rentalAgency: 'Hertz' } as const;

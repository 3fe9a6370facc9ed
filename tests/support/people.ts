/** People and reservations the journeys are made with. */
export const ines = {
  firstName: 'Ines', lastName: 'Okafor', phoneNumber: '+16145550100', email: 'ines@example.com',
  streetAddress: '48 Alder Street', city: 'Columbus', region: 'OH', postal: '43215',
} as const;
export const jonah = { firstName: 'Jonah', lastName: 'Okafor' } as const;

/** A weekend from four days after the given New York day. */
export const hertzWeekend = { pickUpDate: '2026-03-14', returnDate: '2026-03-16', rentalAgency: 'Hertz' } as const;

/** A tenant in Columbus, by the keys of the renters line. */
export const tenant = {
  streetAddress: '48 Alder Street', city: 'Columbus', postal: '43215',
  pni_first_name: 'Ines', pni_last_name: 'Okafor', pni_phone_number: '6145550100', pni_email: 'ines@example.com',
} as const;
export const tenantsCard =
  { cardName: 'Ines Okafor', cardAddressLine1: '48 Alder Street', cardAddressCity: 'Columbus', cardAddressState: 'OH' } as const;

/** A collection of cards at home, as the dialog of the list asks for it. */
export const cards = {
  streetAddress: '48 Alder Street', city: 'Columbus', region: 'OH', postal: '43215', has_burglar_alarm: true, has_fire_alarm: true,
  collection_total_value: 25_000, highest_value_item: 5000, has_personal_safe: true, has_ul_rated_safe: false, has_ul_rate_vault: false,
} as const;

/**
 * Who buys each line, by step; what is not said is the first right answer. Everything that walks through all lines takes them from here.
 */
export const people: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>> = {
  renters: { propertyInfo: tenant, payment: tenantsCard },
  'rental-car': {
    rentalInfo: hertzWeekend, useType: { isForPersonalUse: true }, driver: ines, additionalDrivers: { hasAdditionalDrivers: false },
  },
  'small-business': {
    survey: { business_name: 'Alder Street Barbers', pni_first_name: 'Ines', pni_last_name: 'Okafor' },
    basicInfo: { business_class_code: 812111, streetAddress: '48 Alder Street', city: 'Columbus', region: 'OH', postal: '43215' },
  },
  'vehicle-contents': { policyHolder: { streetAddress: '12 Loop Street', city: 'Cape Town', postal: '8001', country: 'ZA' } },
  residential: {
    policyHolder: { streetAddress: '12 Loop Street', city: 'Cape Town', region: 'Western Cape', postal: '8001', country: 'ZA' },
    additionalQuestions: {
      has_two_or_more_claims: false, unoccupied_for_60_days: false, is_sublet_or_communed: false,
      has_insurance_refusal_or_cancellation: false,
    },
    additionalBenefits: { addOns: [] },
  },
  pet: { home: ines, owner: ines, pets: { species: 'dog', name: 'Rex', dob: '2021-05-01', neutered: true } },
  landlord: { address: ines, owner: ines },
  collectibles: {
    category: { category_code: 'comics_cards' },
    owner: { ...ines, claims_count: 0, is_felon: false, filed_bankruptcy: false, declined_insurance: false },
    collections: cards,
  },
};

import type { Failure } from '../failures/failures';

export const faultDescriptions: Readonly<Record<Failure['fault'], { readonly label: string; readonly help: string }>> = {
  status: { label: 'it answers an error', help: 'The call is not processed. It answers the status, with the code and message if given.' },
  slow: { label: 'it is slow', help: 'The answer is right, but it takes this long.' },
  cut: { label: 'the connection is cut before', help: 'Nothing is processed and no answer arrives.' },
  after: { label: 'the answer is lost', help: 'The call is processed (a policy may be issued), but no answer arrives.' },
  twice: { label: 'it is processed twice', help: 'As when a network repeats a request. The first answer arrives.' },
  empty: { label: 'the answer is empty', help: 'Status 200 and no body.' },
  html: { label: 'the answer is HTML', help: 'Status 200 and a web page, as a proxy in trouble sends it.' },
  malformed: { label: 'the answer breaks off', help: 'Status 200 and half of a JSON text.' },
  'wrong-shape': { label: 'the answer has another shape', help: 'Status 200 and JSON that nobody agreed on.' },
};

/** What a tester types in the shop, and what the sandbox makes of it. */
export const testInputs: readonly (readonly [type: string, happens: string])[] = [
  ['A street with ZERO or OVERLIMIT', 'The maps service finds nothing, or has had enough.'],
  ['A ZIP code in Hawaii', 'No offers.'],
  ['The last name Pending', 'Pending approval.'],
  ['Columbus 43215, Colombus 43215, Dublin 43215', 'Renters: no location to confirm, one that is applied, two to choose from.'],
  ['Year built before 1950, jewellery over $1,500', 'Renters: the server opens a branch.'],
  ['Year built next year, age under 18', 'Renters: the answer is refused with title and message.'],
  ['Jewellery over $25,000', 'Renters: a case for the VIP team.'],
  ['A home in Florida, California, Vermont', 'Renters: hurricane deductible, earthquake, by the year only.'],
  ['Gasoline Stations, Roofing Contractors, Taxi and Ridesharing Services', 'Small business: no offers for this kind.'],
  [
    'Full-Service Restaurants, or Painting and Wall Covering Contractors',
    'Small business: questions on alcohol and cooking, or on heights.',
  ],
  ['A year of beginning this or last year, any employees, claims over $25,000', 'Small business: the server opens a branch.'],
  ['Data in wrong hands, or work higher than 3 stories', 'Small business: a tier without a price.'],
  ['Revenue over $5,000,000', 'Small business: a case for the VIP team.'],
  ['More than 100 people, mostly alcohol, bankruptcy', 'Small business: no cover.'],
  ['The city Windhoek, Gaborone or Maseru', 'South African lines: the home lies abroad, no plans.'],
  ['The postal code 9100', 'South African lines: the maps service finds nothing.'],
  ['Yes to 2 or more claims, 60 days, sublet, or refusal', 'Residential: coverage unavailable, with the reason.'],
  ['Break-ins, no neighbors, no surveillance', 'Residential: dearer plans.'],
];

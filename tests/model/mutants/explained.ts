/** By line and mutant: why nobody has to notice it. */
export const explained: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pet: {
    'narrow enum changes.4.when.error.call.enum: without "checkout"':
      'A price is asked for behind the quote, so that the next try finds the quote gone, and begins another.',
  },
  landlord: {
    'narrow enum changes.3.when.error.call.enum: without "checkout"':
      'A price is asked for behind the quote, so that the next try finds the quote gone, and begins another.',
  },
  'vehicle-contents': {
    'drop change changes.0: details.beneficiaryInformationType: clear':
      'The one of number and birthdate that is not asked for is neither shown nor sent; it would only come back with its question.',
    'contradict steps.beneficiary.enter.calls.0.unless': 'The same list of relationships is only asked for once more.',
  },
  'rental-car': {
    'negate changes.1.unless': 'Which answers a change clears no state tells; the test of RC-044 does.',
    'contradict changes.1.unless': 'As above: a return that is near enough is kept (RC-044).',
    'drop change changes.0: pickUpDate: clear': 'As above: the two answers are asked for anew (RC-043).',
    'drop change changes.1: pickUpDate: clear, unless': 'As above: a return that is too far away is cleared (RC-044).',
    'drop change load.0: load: when, clear': 'The prover loads no page on a later day; the test of RC-045 does.',
    'drop change load.1: load: when, clear':
      'A return goes with its pick-up, which has passed as well; it would stay where the pick-up is blank.',
  },
  'small-business': {
    'contradict steps.basicInfo.enter.calls.0.unless': 'The same list of business classes is only asked for once more.',
  },
};

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
  'small-business': {
    'contradict steps.basicInfo.enter.calls.0.unless': 'The same list of business classes is only asked for once more.',
  },
};

/** By line and mutant: why nobody has to notice it. */
export const explained: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'vehicle-contents': {
    'contradict steps.beneficiary.enter.calls.0.unless': 'The same list of relationships is only asked for once more.',
  },
  residential: {
    'contradict steps.beneficiary.enter.calls.0.unless': 'The same list of relationships is only asked for once more.',
  },
  'rental-car': {
    'drop change load.1: load: when, clear':
      'A return goes with its pick-up, which has passed as well; it would stay where the pick-up is blank.',
  },
  'small-business': {
    'contradict steps.basicInfo.enter.calls.0.unless': 'The same list of business classes is only asked for once more.',
  },
  collectibles: {
    'narrow enum changes.11.when.error.call.enum: without "checkout"':
      'A price is asked for behind an update, which finds the quote gone at the next try and begins another.',
  },
};

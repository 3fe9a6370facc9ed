/** RC-076: the visitor cannot be covered; the answer stays and can be changed. */
export const ineligible = (message: string) => ({ type: 'info', title: 'Ineligible for coverage', message, button: 'Ok' }) as const;

/** AN-007: who lives elsewhere is told that there are no plans, on the landing page or in a line. */
export const noPlansEvent = 'no offers modal shown';
/** C-37, VC-025, VC-031: the same words on the landing page and on the holder's step. */
export const outsideZa =
  'Looks like you live outside of South Africa. Unfortunately we do not have any plans available for you at the moment.';
export const noPlans = (title: string, button: string) => ({ type: 'info', title, message: outsideZa, button }) as const;

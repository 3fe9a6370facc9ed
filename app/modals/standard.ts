/** M0: what is said of a failure that has no words of its own. Apart from the catalogue, which comes with the dialogs. */
export const standard = { title: 'Something went wrong', text: 'Please try again.' } as const;

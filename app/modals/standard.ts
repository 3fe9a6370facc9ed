/** M0: what is said of a failure that has no words of its own. Apart from the catalogue, which comes with the dialogs. */
export const standard = { title: 'Something went wrong', text: 'Please try again.' } as const;
/** And of a call, or a part of the page, that did not get through: most likely the visitor's own line is down (I13). */
export const noConnection = { title: standard.title, text: 'Your connection seems to be lost. Please try again.' } as const;

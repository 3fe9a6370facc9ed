/** RC-076: the visitor cannot be covered; the answer stays and can be changed. */
export const ineligible = (message: string) => ({ type: 'info', title: 'Ineligible for coverage', message, button: 'Ok' }) as const;

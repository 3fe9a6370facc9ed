interface Place { readonly path: string; readonly heading: string | RegExp }

/** Rental car cover: the address and the heading of each step (RC-001, RC-009 … RC-024). */
export const steps = {
  rentalInfo: { path: 'rental-info', heading: 'Please provide us information about your rental reservation:' },
  agreement: { path: 'agreement-confirmation', heading: 'Have you already signed the rental car agreement or picked up your car?' },
  useType: { path: 'use-type', heading: 'Is this car for personal or business use?' },
  driver: { path: 'driver', heading: 'Please provide primary driver contact information:' },
  additionalDrivers: { path: 'additional-drivers', heading: 'Would you like to add additional drivers to your rental insurance?' },
  addDrivers: { path: 'add-drivers', heading: 'Who else will drive the car?' },
  plans: { path: 'plans', heading: 'Choose your rental car plan' },
  payment: { path: 'payment', heading: /^Your .+ Rental Car Protection Quote$/ },
  confirmation: { path: 'confirmation', heading: 'You\'re all set!' },
} satisfies Record<string, Place>;
export type StepName = keyof typeof steps;

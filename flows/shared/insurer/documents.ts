/** S-41, S-86: the documents that the pages link to. */
export const documents = {
  vehicleWording: '/documents/vehicle-contents-wording.pdf',
  vehicleKeyInformation: '/documents/vehicle-contents-key-information.pdf',
  homeWording: '/documents/home-contents-wording.pdf',
  homeKeyInformation: '/documents/home-contents-key-information.pdf',
  vehicleClaimForm: '/documents/claim-form-vehicle-contents.pdf',
  homeClaimForm: '/documents/claim-form-home-contents.pdf',
  accidentClaimForm: '/documents/claim-form-personal-accident.pdf',
} as const;
/** AN-007 */
export const keyInformationClicked = 'key information document clicked';

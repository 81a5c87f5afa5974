/** How asking to sell stands. A draft has not been sent yet: its documents are still to come. */
export const registrationStates = [
  'DRAFT',
  'WAITING',
  'NEEDS_REVISION',
  'APPROVED',
  'REJECTED',
] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** What kind of business it is. */
export const storeKinds = ['WHOLESALER', 'AGENT', 'DISTRIBUTOR', 'MAKER'] as const;
export type StoreKind = (typeof storeKinds)[number];

export const mostDocuments = 4;
/** What one person may have asked for and not been given. */
export const mostRegistrations = 5;

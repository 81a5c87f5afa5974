import type { AccountingLink, AccountingListing } from '@marketplace/contract/accounting-mapping';

/** For which listing an item is looked for; with a link it takes the place of that one at once. */
export type Sought = { listing: AccountingListing; link?: AccountingLink };

export type TakenUnit = { name: string; ratio: number };

/** What the pages of accounting say; without zod, since screens use it too. */

/** How far a store has got. LOST: Accurate no longer lets us in, or what was chosen there is gone (see the problem). */
export const accountingStages = [
  'NOT_CONNECTED',
  'CHOOSE_DATABASE',
  'CHOOSE_WAREHOUSE',
  'READY',
  'LOST',
] as const;
export type AccountingStage = (typeof accountingStages)[number];

export const accountingProblems = [
  'RECONNECT',
  'SCOPES_MISSING',
  'DATABASE_EXPIRED',
  'DATABASE_GONE',
  'WAREHOUSE_GONE',
] as const;
export type AccountingProblem = (typeof accountingProblems)[number];

/** Whose number of pieces holds where the two differ. */
export const stockLeaders = ['MARKETPLACE', 'ACCURATE'] as const;
export type StockLeader = (typeof stockLeaders)[number];

export const invoicings = ['PER_ORDER', 'DAILY'] as const;
export type Invoicing = (typeof invoicings)[number];

/** What is asked of Accurate, all of it at once: asking again for more would end what there is. */
export const accurateScopes = [
  'item_view',
  'item_save',
  'item_category_view',
  'unit_view',
  'warehouse_view',
  'customer_view',
  'customer_save',
  'sales_invoice_view',
  'sales_invoice_save',
  'sales_return_view',
  'sales_return_save',
  'item_adjustment_view',
  'item_adjustment_save',
] as const;

export const accountingWorks = ['READ_ITEMS', 'CREATE_THERE', 'COMPARE'] as const;
export type AccountingWork = (typeof accountingWorks)[number];

/** By what an item there was found to be a listing here. */
export const linkReasons = ['BARCODE', 'CODE', 'NAME', 'UNIT', 'RATIO'] as const;
export type LinkReason = (typeof linkReasons)[number];

export const linkConfidences = ['HIGH', 'MEDIUM', 'LOW'] as const;
export type LinkConfidence = (typeof linkConfidences)[number];

/** Why a listing and an item cannot be linked. */
export const linkBarriers = [
  /** 40 in a carton here, 24 there. */
  'UNIT_MISMATCH',
  /** The item has no unit of that name. */
  'UNIT_UNKNOWN',
  /** Another listing has that unit of the item. */
  'UNIT_TAKEN',
  /** The other units of this product are linked to another item. */
  'OTHER_ITEM',
  'ITEM_UNKNOWN',
  'ITEM_SUSPENDED',
  'LISTING_UNKNOWN',
  'LISTED_ALREADY',
] as const;
export type LinkBarrier = (typeof linkBarriers)[number];

/** Why the books differ. */
export const differenceReasons = [
  'NOT_SENT',
  'REFUSED',
  'DATED_BACK',
  'CHANGED_THERE',
  'CHANGED_HERE',
  'CHANGED_BOTH',
  'UNIT',
  'UNLINKED',
  'ITEM_GONE',
] as const;
export type DifferenceReason = (typeof differenceReasons)[number];

export const differenceSubjects = ['PRODUCT', 'DOCUMENT'] as const;

/** RETRY: send it again as it is. ACCEPT_OURS and ACCEPT_THEIRS say whose book holds. */
export const settlements = ['RETRY', 'ACCEPT_OURS', 'ACCEPT_THEIRS'] as const;
export type Settlement = (typeof settlements)[number];

export const documentKinds = ['INVOICE', 'RETURN'] as const;
export type AccountingDocumentKind = (typeof documentKinds)[number];

export const accountingLogKinds = [
  'CONNECTED',
  'DISCONNECTED',
  'LINKED',
  'UNLINKED',
  'ITEM_CREATED',
  'ITEM_CHANGED',
  'LISTING_CREATED',
  'INVOICE',
  'RETURN',
  'STOCK_THERE',
  'STOCK_HERE',
  'SETTLED',
  'COMPARED',
] as const;
export type AccountingLogKind = (typeof accountingLogKinds)[number];

export const accountingLogStates = ['DONE', 'FAILED'] as const;

/** The words of plans: what a row can be, what asks again, and why something was refused. Without zod, since screens use some. */
export const planSources = ['BULK', 'IMPORT', 'STOCK_TAKE', 'COPY', 'RULE'] as const;

export const planVerdicts = ['NEW', 'CHANGED', 'UNCHANGED', 'REFUSED'] as const;

/** What a person has to confirm before it is applied. */
export const planGuards = ['PRICE_JUMP', 'BELOW_COST', 'LADDER_INVERSION'] as const;

export const planStates = ['READING', 'READY', 'APPLYING', 'APPLIED', 'UNDOING', 'UNDONE'] as const;

/** What became of a row: applied, left out since it no longer fits, taken back, or not taken back since it was changed. */
export const planOutcomes = ['APPLIED', 'SKIPPED', 'UNDONE', 'KEPT'] as const;

/** What a row is about: the key that names a product unit, and the values. */
export const planColumns = [
  'product_unit_id',
  'barcode',
  'price',
  'cost_price',
  'stock',
  'minimum_order',
  'state',
] as const;

/** How many rows a plan has at most. */
export const mostPlanRows = 200_000;
/** And how many of them can be worked on in a grid, or be picked. */
export const mostGridRows = 10_000;
export const importMaxBytes = 40 * 1024 * 1024;

export type PlanSource = (typeof planSources)[number];
export type PlanVerdict = (typeof planVerdicts)[number];
export type PlanGuard = (typeof planGuards)[number];
export type PlanState = (typeof planStates)[number];
export type PlanOutcome = (typeof planOutcomes)[number];
export type PlanColumn = (typeof planColumns)[number];

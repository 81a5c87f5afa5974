/** What is printed for orders. Without zod, so that a page may carry it. */
export const paperKinds = [
  'invoice',
  'delivery_note',
  'label_a6',
  'label_80',
  'receipt_58',
  'receipt_80',
  'packing_list',
] as const;
export type PaperKind = (typeof paperKinds)[number];

export const mostPapers = 200;

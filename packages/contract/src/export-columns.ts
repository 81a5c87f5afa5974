/** What an export is made of, and which columns it can have, in the order of the file. Without zod, since screens use it too. */
export const exportKinds = ['orders', 'lines'] as const;
export const exportFormats = ['csv', 'xlsx'] as const;

const ofOrder = ['order_number', 'store', 'buyer', 'status', 'arrived_at'] as const;

export const exportColumns = {
  orders: [
    ...ofOrder,
    'payment_status',
    'payment_method',
    'term_days',
    'delivery',
    'first_product',
    'product_count',
    'total',
    'deadline_at',
    'time_zone',
  ],
  lines: [
    ...ofOrder,
    'product',
    'unit',
    'ordered_quantity',
    'quantity',
    'unit_price',
    'discount',
    'line_total',
    'time_zone',
  ],
} as const;

export type ExportKind = (typeof exportKinds)[number];
export type ExportFormat = (typeof exportFormats)[number];
export type ExportColumn = (typeof exportColumns)[ExportKind][number];

/** How long a file lies ready to be fetched again. */
export const exportDays = 7;

import type { OrderAction } from '@marketplace/contract/order-row';

/** The steps beside the next one, each with a form of its own. */
export const otherSteps = [
  { action: 'accept', to: '/seller/orders/accept', label: 'Atur hari & jumlah' },
  { action: 'reject', to: '/seller/orders/reject', label: 'Tolak' },
  { action: 'delivery_failed', to: '/seller/orders/delivery-failed', label: 'Gagal Antar' },
] as const satisfies readonly { action: OrderAction; to: string; label: string }[];

import type { OrderAction } from '@marketplace/contract/order-row';

/** The steps beside the next one, each with a form of its own, and the key that opens it at a desk. */
export const otherSteps = [
  { action: 'accept', to: '/seller/orders/accept', label: 'Atur hari & jumlah', keys: 'e' },
  { action: 'reject', to: '/seller/orders/reject', label: 'Tolak', keys: 'r' },
  {
    action: 'delivery_failed',
    to: '/seller/orders/delivery-failed',
    label: 'Gagal Antar',
    keys: 'r',
  },
] as const satisfies readonly { action: OrderAction; to: string; label: string; keys: string }[];

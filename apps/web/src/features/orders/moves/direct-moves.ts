import type { OrderRow } from '@marketplace/contract/order-row';
import { acceptCall } from './accept-call.ts';
import type { OrderMove } from './move-order.ts';

export const readyCall = 'POST /api/orders/seller/ready-for-pickup';

/** Moves that ask for nothing: a tap is all it takes. */
export const acceptMove = ({ id: order_id, store_id }: OrderRow): OrderMove<typeof acceptCall> => ({
  call: acceptCall,
  body: { store_id, order_id, gada_employee_id: null, changed_by_type: 'USER' },
  label: 'Terima',
});

export const readyMove = ({ id: order_id, store_id }: OrderRow): OrderMove<typeof readyCall> => ({
  call: readyCall,
  body: { store_id, order_id },
  label: 'Siap diambil:',
});

import { z } from 'zod';
import { asBuyer, endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { moveErrors, orderRow } from './order-row.ts';

const access = asBuyer('order', 'MANAGE', { one: 'buyer_store_id' });
const body = z.strictObject({ buyer_store_id: id, order_id: id });
const response = z.object({ order: orderRow });

const pay = endpoint({
  method: 'POST',
  path: '/api/orders/buyer/pay',
  doc: 'The buyer says that the transfer is made. It waits up to 24 hours for the money to be found, and reaches its seller then; said twice, it is answered alike.',
  access,
  body,
  response,
  errors: [...moveErrors, 'order_not_by_transfer', 'payment_claims_reached'],
});

const confirmReceived = endpoint({
  method: 'POST',
  path: '/api/orders/buyer/confirm-received',
  doc: 'The buyer has what was delivered, and the order is complete; done twice, it is answered alike.',
  access,
  body,
  response,
  errors: moveErrors,
});

export const orderBuyer = { pay, confirmReceived };

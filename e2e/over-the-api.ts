import { randomUUID } from 'node:crypto';
import { type AnswerOf, type Call, type InputsOf, requestOf } from '@marketplace/contract/call';
import type { OrderRow } from '@marketplace/contract/order-row';

/** The people of the demo world whom the journeys play. */
export const people = {
  owner: '+6281200000001',
  smallOwner: '+6281200000002',
  clerk: '+6281200000003',
  codeOnly: '+6281200000004',
  otherCodeOnly: '+6281200000005',
  chooser: '+6281200000006',
  buyer: '+6281210000001',
};
export const password = 'marketplace';

/** A person at work without a browser: the counterpart of a journey, and its witness. */
export async function signInOverApi(base: string, phone_number: string) {
  const call = caller(base);
  const { auth_token } = await call('POST /api/auth/login', { body: { phone_number, password } });
  return { token: auth_token.token, call: caller(base, auth_token.token) };
}

/** Without a login. */
export const callNobody = (base: string) => caller(base);

function caller(base: string, token?: string) {
  return async <C extends Call>(call: C, inputs: InputsOf<C>): Promise<AnswerOf<C>> => {
    const { method, address, body } = requestOf(call, inputs);
    const answer = await fetch(base + address, {
      method,
      headers: {
        ...(token ? { Authorization: `Token ${token}` } : {}),
        ...(body ? { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as AnswerOf<C>;
  };
}

/** The stores of the demo's owner. */
export async function storesOfOwner(base: string) {
  const { call } = await signInOverApi(base, people.owner);
  return (await call('GET /api/stores/list', {})).stores;
}

/** Those of them that sell, in which journeys keep out of each other's way by their place. */
export const sellingStores = async (base: string) =>
  (await storesOfOwner(base)).filter(
    ({ allows_selling, is_active }) => allows_selling && is_active,
  );

type Terms = Pick<
  InputsOf<'POST /api/orders/create'>['body'],
  'payment_method' | 'term_days' | 'delivery' | 'allow_partial'
>;

/** A buyer who can order from a store and think better of it. */
export async function buyerAt(base: string, seller_store_id: string) {
  const { call } = await signInOverApi(base, people.buyer);
  const { stores } = await call('GET /api/stores/list', {});
  const buyer_store_id = stores[0]?.id ?? '';
  const { data } = await call('GET /api/inventories/for-sale', {
    query: { buyer_store_id, seller_store_id, page_size: 100 },
  });
  const goods = data.findLast(({ available, minimum_order }) => available > minimum_order * 20);
  if (!goods) throw new Error(`store ${seller_store_id} has nothing to sell`);
  return {
    order: async ({
      times = 1,
      ...terms
    }: Partial<Terms> & { times?: number } = {}): Promise<OrderRow> => {
      const { order } = await call('POST /api/orders/create', {
        body: {
          buyer_store_id,
          seller_store_id,
          payment_method: 'COD',
          delivery: 'STORE_COURIER',
          lines: [{ inventory_id: goods.inventory_id, quantity: goods.minimum_order * times }],
          ...terms,
        },
      });
      return order;
    },
    cancel: (order_id: string) =>
      call('POST /api/orders/buyer/cancel', { body: { order_id, buyer_store_id } }),
  };
}

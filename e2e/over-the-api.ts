import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type AnswerOf, type Call, type InputsOf, requestOf } from '@marketplace/contract/call';
import type { OrderRow } from '@marketplace/contract/order-row';
import type { Store } from '@marketplace/contract/stores';

/** The people of the demo world whom the journeys play. */
export const people = {
  owner: '+6281200000001',
  smallOwner: '+6281200000002',
  clerk: '+6281200000003',
  buyer: '+6281210000001',
  /** Of the same city. */
  secondBuyer: '+6281210000014',
  thirdBuyer: '+6281210000027',
  fourthBuyer: '+6281210000040',
  /** Lives in Semarang, the other in Jakarta Barat: GLog brings things within a city. */
  otherBuyer: '+6281210000007',
};
export const password = 'marketplace';

/** A login of its own, for a journey that ends it or shows what outlives it. */
export async function signInOverApi(base: string, phone_number: string, secret = password) {
  const call = caller(base);
  const body = { phone_number, password: secret };
  const { auth_token } = await call('POST /api/auth/login', { body });
  return loginWith(base, auth_token.token);
}

export type Login = ReturnType<typeof loginWith>;

export const loginWith = (base: string, token: string) => ({ token, call: caller(base, token) });

const logins = new Map<string, Promise<Login>>();

/**
 * A person at work without a browser: the counterpart of a journey, and its witness. All journeys of a worker share
 * the login, since each costs a password's hash.
 */
export function atWork(base: string, person: keyof typeof people): Promise<Login> {
  const login = logins.get(person) ?? signInOverApi(base, people[person]);
  logins.set(person, login);
  return login;
}

/** As `serve.ts` sets it. */
const resendMs = 2_000;
const operators = {
  money: '+6281200000900',
  support: '+6281200000901',
  catalogue: '+6281200000902',
} as const;
const operatorLogins = new Map<string, Promise<Login>>();

/** An operator of the demo, who signs in with a code besides. */
export function operatorAtWork(base: string, of: keyof typeof operators = 'money'): Promise<Login> {
  const login = operatorLogins.get(of) ?? signInOperator(base, operators[of]);
  operatorLogins.set(of, login);
  return login;
}

async function signInOperator(base: string, phone_number: string): Promise<Login> {
  const call = caller(base);
  const credentials = { phone_number, password };
  // The other worker may have asked for one just now.
  const asking = () => call('POST /ops/auth/code', { body: credentials });
  const { otp } = await asking().catch(async (error: Error) => {
    if (!error.message.includes('otp_too_soon')) throw error;
    await pause(resendMs);
    return asking();
  });
  const body = { ...credentials, otp_code: otp.shown_code ?? '' };
  return loginWith(base, (await call('POST /ops/auth/login', { body })).auth_token.token);
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
  const { call } = await atWork(base, 'owner');
  return (await call('GET /api/stores/list', {})).stores;
}

const workers = 2;

/**
 * A store of the owner that sells, and that no journey of another worker goes near: what happens in it meanwhile is the
 * journey's own doing. Each worker has five.
 */
export async function ownStore(base: string, place: 0 | 1 | 2 | 3 | 4): Promise<Store> {
  const selling = (await storesOfOwner(base)).filter(
    ({ allows_selling, is_active }) => allows_selling && is_active,
  );
  const store = selling[place * workers + Number(process.env.TEST_PARALLEL_INDEX)];
  if (!store) throw new Error('the owner has too few stores for so many workers');
  return store;
}

type Terms = Pick<
  InputsOf<'POST /api/orders/create'>['body'],
  'payment_method' | 'term_days' | 'delivery' | 'allow_partial' | 'voucher_code'
>;

/** One may have only so many orders that a store has not answered. */
const regulars = ['buyer', 'secondBuyer', 'thirdBuyer', 'fourthBuyer'] as const;
let turn = 0;

function nextRegular() {
  turn += 1;
  return regulars[turn % regulars.length] ?? 'buyer';
}

/** Of the owner's stores each has three buyers in its own city, whose numbers end in its place in the world. */
const [cities, regularsOfCity] = [13, 3];
const neighbours = new Map<string, Promise<Login>>();
let neighbourTurn = 0;

/** A buyer of the same city as the store. */
export function neighbourOf(base: string, store_id: string): Promise<Login> {
  neighbourTurn += 1;
  const place = Number(store_id) + cities * (neighbourTurn % regularsOfCity);
  const phone_number = `+62812100000${String(place).padStart(2, '0')}`;
  const login = neighbours.get(phone_number) ?? signInOverApi(base, phone_number);
  neighbours.set(phone_number, login);
  return login;
}

/** A buyer who can order from a store and think better of it: the regulars in turn, where it does not matter who. */
export async function buyerAt(
  base: string,
  seller_store_id: string,
  who: (typeof regulars)[number] | 'otherBuyer' = nextRegular(),
) {
  const { call } = await atWork(base, who);
  const { stores } = await call('GET /api/stores/list', {});
  const buyer_store_id = stores[0]?.id ?? '';
  const { data } = await call('GET /api/inventories/for-sale', {
    query: { buyer_store_id, seller_store_id, page_size: 100 },
  });
  const goods = data.findLast(({ available, minimum_order }) => available > minimum_order * 60);
  if (!goods) throw new Error(`store ${seller_store_id} has nothing to sell`);
  return {
    buyer_store_id,
    call,
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

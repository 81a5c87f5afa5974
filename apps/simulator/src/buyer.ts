import type { AnswerOf } from '@marketplace/contract/call';
import { type Client, Refused } from './client.ts';

export type BuyerStore = AnswerOf<'GET /api/stores/list'>['stores'][number];

/** A shopkeeper who buys, and what is remembered of the login. */
export type Buyer = {
  phone_number: string;
  password: string;
  token: Promise<string> | undefined;
  store: BuyerStore | undefined;
};

export const createBuyer = (phone_number: string, password: string): Buyer => ({
  phone_number,
  password,
  token: undefined,
  store: undefined,
});

/** A client that calls as the buyer: signed in once, and anew when that login has ended. */
export function clientOf(client: Client, buyer: Buyer): Client {
  return async (call, inputs, options) => {
    const token = await tokenOf(client, buyer);
    try {
      return await client(call, inputs, { ...options, token });
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'authentication_failed') throw error;
      buyer.token = undefined;
      return client(call, inputs, { ...options, token: await tokenOf(client, buyer) });
    }
  };
}

function tokenOf(client: Client, buyer: Buyer): Promise<string> {
  buyer.token ??= signIn(client, buyer).catch((error: unknown) => {
    buyer.token = undefined;
    throw error;
  });
  return buyer.token;
}

async function signIn(client: Client, { phone_number, password }: Buyer): Promise<string> {
  const answer = await client('POST /api/auth/login', { body: { phone_number, password } });
  return answer.auth_token.token;
}

/** The store the buyer orders for. */
export async function storeOf(client: Client, buyer: Buyer): Promise<BuyerStore> {
  if (!buyer.store) {
    const { stores } = await client('GET /api/stores/list', {});
    buyer.store = stores.find((store) => store.permission.order === 'MANAGE');
  }
  if (!buyer.store) throw new Refused('permission_denied');
  return buyer.store;
}

import { randomUUID } from 'node:crypto';
import { type AnswerOf, type Call, type InputsOf, requestOf } from '@marketplace/contract/call';
import { atWork, type Login, neighbourOf } from './over-the-api.ts';

type ChatCall = Extract<Call, `${string} /chat/${string}`>;

/** Chat takes a token of its own, which a login asks for. */
async function chatterWith(base: string, { call }: Pick<Login, 'call'>) {
  const { token } = await call('POST /api/auth/chat-token', {});
  return async <C extends ChatCall>(name: C, inputs: InputsOf<C>): Promise<AnswerOf<C>> => {
    const { method, address, body } = requestOf(name, inputs as never);
    const answer = await fetch(base + address, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body ? { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as AnswerOf<C>;
  };
}

type Written = Partial<InputsOf<'POST /chat/user/chat/create'>['body']>;

/** A buyer of the store who writes, reads and is answered: the other side of a journey. */
export async function buyerInChat(base: string, seller_store_id: string) {
  const login = await neighbourOf(base, seller_store_id);
  const { stores } = await login.call('GET /api/stores/list', {});
  const { id: store_id = '', name = '' } = stores[0] ?? {};
  const chat = await chatterWith(base, login);
  const { channel } = await chat('POST /chat/channel/create', {
    body: { store_id, side: 'BUYER', other_store_id: seller_store_id },
  });
  const { channel_id } = channel;
  const write = async (text: string, more: Written = {}) => {
    const body = { store_id, channel_id, message_id: randomUUID(), text, ...more };
    return (await chat('POST /chat/user/chat/create', { body })).message;
  };
  const reads = async () => {
    const answer = await chat('GET /chat/channel/messages', { query: { store_id, channel_id } });
    return answer;
  };
  return {
    login,
    chat,
    store_id,
    name,
    channel_id,
    write,
    reads,
    /** What the store has written so far. */
    heard: async () => (await reads()).messages.filter(({ is_own }) => !is_own),
    read: async () => {
      const { channel } = await reads();
      const number = channel.last_number;
      if (number > 0)
        await chat('POST /chat/channel/read', { body: { store_id, channel_id, number } });
    },
    type: () => chat('POST /chat/channel/typing', { body: { store_id, channel_id } }),
  };
}

/** The store's own side, over the API: nothing is left unread, so that what is counted is the journey's own. */
export async function readAll(base: string, store_id: string): Promise<void> {
  const chat = await chatterWith(base, await atWork(base, 'owner'));
  for (;;) {
    const { data } = await chat('GET /chat/channel/list', {
      query: { store_id, tab: 'UNREAD', page_size: 100 },
    });
    if (data.length === 0) return;
    for (const { channel_id, last_number: number } of data)
      await chat('POST /chat/channel/read', { body: { store_id, channel_id, number } });
  }
}

/** An order of that buyer in the store. */
export async function orderOf(seller_store_id: string, who: Login) {
  const { stores } = await who.call('GET /api/stores/list', {});
  const buyer_store_id = stores[0]?.id ?? '';
  const { data } = await who.call('GET /api/inventories/for-sale', {
    query: { buyer_store_id, seller_store_id, page_size: 100 },
  });
  const goods = data.findLast(({ available, minimum_order }) => available > minimum_order * 60);
  if (!goods) throw new Error(`store ${seller_store_id} has nothing to sell`);
  const { order } = await who.call('POST /api/orders/create', {
    body: {
      buyer_store_id,
      seller_store_id,
      payment_method: 'COD',
      delivery: 'STORE_COURIER',
      lines: [{ inventory_id: goods.inventory_id, quantity: goods.minimum_order }],
    },
  });
  return order;
}

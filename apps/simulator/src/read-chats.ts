import { randomUUID } from 'node:crypto';
import type { Behaviour } from './behaviour.ts';
import { storeOf } from './person.ts';
import { chance, pick } from './random.ts';

const mostAtOnce = 5;
const thanks = ['Baik, terima kasih.', 'Oke, ditunggu ya.', 'Siap.', 'Terima kasih infonya 🙏'];

/** Reads what stores have written, and answers some of it. */
export const readChats: Behaviour = async (client, buyer, random) => {
  const store = await storeOf(client, buyer);
  const own = { store_id: store.id };
  const { data } = await client('GET /chat/channel/list', {
    query: { ...own, side: 'BUYER', tab: 'UNREAD', page_size: mostAtOnce },
  });
  for (const { channel_id, last_number, last_message, ...channel } of data) {
    const { messages } = await client('GET /chat/channel/messages', {
      query: { ...own, channel_id, limit: 20 },
    });
    const number = messages.at(-1)?.number ?? last_number;
    await client('POST /chat/channel/read', { body: { ...own, channel_id, number } });
    const mayAnswer =
      !channel.is_blocked && !channel.is_blocked_by_other && channel.other.is_active;
    if (last_message?.is_own || last_message?.is_automatic || !mayAnswer) continue;
    if (!chance(random, 0.35)) continue;
    const text = pick(random, thanks) ?? '';
    const body = { ...own, channel_id, message_id: randomUUID(), text };
    await client('POST /chat/user/chat/create', { body }, { key: randomUUID() });
  }
  return { told: `${store.name} has read ${data.length} chats` };
};

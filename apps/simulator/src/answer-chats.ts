import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@marketplace/contract/call';
import type { Behaviour } from './behaviour.ts';
import type { Client } from './client.ts';
import { pick, type Random } from './random.ts';

type Channel = AnswerOf<'GET /chat/channel/list'>['data'][number];
type Message = AnswerOf<'GET /chat/channel/messages'>['messages'][number];

const mostAtOnce = 10;

const aboutOrder = [
  'Kami cek dulu ya, sebentar.',
  'Sudah kami siapkan, hari ini berangkat.',
  'Mohon maaf menunggu. Sopir kami sedang di jalan.',
];
const aboutGoods = [
  'Masih ada, silakan dipesan.',
  'Stok masih banyak. Ambil satu karton sudah harga grosir.',
  'Ada, baru datang kemarin.',
];
const aboutPrice = [
  'Harga grosirnya tertera di produk. Makin banyak makin murah.',
  'Bisa. Coba lihat voucher toko kami, masih berlaku.',
];
const others = [
  'Baik, terima kasih sudah menghubungi kami.',
  'Siap, kami bantu.',
  'Kami buka sampai sore. Ada lagi yang bisa dibantu?',
];

function answerTo({ kind, text }: Pick<Message, 'kind' | 'text'>): readonly string[] {
  const said = text.toLowerCase();
  if (/harga|murah|diskon/.test(said)) return aboutPrice;
  if (kind === 'PRODUCT' || /stok|ada|barang|produk/.test(said)) return aboutGoods;
  return kind === 'ORDER' || /pesanan|kirim|sampai/.test(said) ? aboutOrder : others;
}

async function answer(client: Client, random: Random, channel: Channel): Promise<void> {
  const { store_id, channel_id } = channel;
  const ids = { store_id, channel_id };
  const query = { ...ids, limit: 10 };
  const { messages } = await client('GET /chat/channel/messages', { query });
  const asked = messages.findLast(({ is_own }) => !is_own);
  if (!asked) return;
  const number = messages.at(-1)?.number ?? asked.number;
  await client('POST /chat/channel/read', { body: { ...ids, number } });
  const text = pick(random, answerTo(asked)) ?? '';
  const body = { ...ids, message_id: randomUUID(), text };
  await client('POST /chat/user/chat/create', { body }, { key: randomUUID() });
}

/** A clerk answers what has waited for so long, in whichever of the stores. Who sits at a screen may be first. */
export const answerChats =
  (patienceMs: number, now: () => number = Date.now): Behaviour =>
  async (client, _clerk, random) => {
    const { data } = await client('GET /chat/channel/list', {
      query: { select_all_store: true, tab: 'WAITING', page_size: 100 },
    });
    const patient = data.filter(
      ({ waiting_since, is_blocked_by_other, other }) =>
        waiting_since !== null &&
        now() - Date.parse(waiting_since) >= patienceMs &&
        !is_blocked_by_other &&
        other.is_active,
    );
    const longest = patient.toReversed().slice(0, mostAtOnce);
    for (const channel of longest) await answer(client, random, channel);
    return { told: `${longest.length} chats were answered` };
  };

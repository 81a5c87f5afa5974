import { randomUUID } from 'node:crypto';
import type { ChannelRow, ChatMessage } from '@marketplace/contract/chat';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { testStores } from '../world/test-cast.ts';
import { openBuyerStores } from './buyer-stores.ts';
import type { TestServer } from './test-server.ts';

const { chatChannels, chatMessages } = contract;

/** A channel between a store that sells and one that buys, opened by the one that buys. */
export async function openChannel(
  { call }: Pick<TestServer, 'call'>,
  buyer: string | undefined,
  { store_id, other_store_id }: { store_id: string; other_store_id: string },
): Promise<ChannelRow> {
  const body = { store_id, side: 'BUYER', other_store_id };
  const made = await call(chatChannels.create, { body }, buyer);
  if (made.status !== 200) throw new Error(`no channel was opened: ${made.text}`);
  return made.body.channel;
}

/** The test world's buyer with a store of their own, in a channel with the store `own`; signed in afterwards. */
export async function newChannel(
  server: TestServer,
  buyerNumber: string,
): Promise<{ buyer: string; buyer_store_id: string; channel_id: string }> {
  const [buyer_store_id = ''] = await openBuyerStores(server.database.db, 1);
  await sql`update users set permission_version = permission_version + 1
    where phone_number = ${buyerNumber}`.execute(server.database.db);
  const buyer = await server.signIn(buyerNumber);
  const sides = { store_id: buyer_store_id, other_store_id: testStores.own };
  const { channel_id } = await openChannel(server, buyer, sides);
  return { buyer, buyer_store_id, channel_id };
}

export const messageBody = (store_id: string, channel_id: string, more: object = {}) => ({
  store_id,
  channel_id,
  message_id: randomUUID(),
  text: 'Halo, stoknya masih ada?',
  ...more,
});

/** Somebody of the store writes. */
export async function write(
  { call }: Pick<TestServer, 'call'>,
  token: string | undefined,
  store_id: string,
  channel_id: string,
  more: object = {},
): Promise<{ message: ChatMessage; channel: ChannelRow }> {
  const body = messageBody(store_id, channel_id, more);
  const sent = await call(chatMessages.create, { body }, token);
  if (sent.status !== 200) throw new Error(`nothing was written: ${sent.text}`);
  return sent.body;
}

import { randomUUID } from 'node:crypto';
import { mostReplies } from '@marketplace/contract/chat-words';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { messageBody } from '../testing/chat.ts';
import { photo } from '../testing/photos.ts';
import type { Inputs } from '../testing/test-server.ts';
import type { Attempt, GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { keyUsedBefore } from './move-cases.ts';
import { fresh, inactiveStore, storeWrite } from './store-write.ts';

const { chatChannels, chatMessages, chatTemplates } = contract;

const nobodys = '999999999';
const asOwner = (inputs: Inputs): Attempt => ({ inputs, as: 'OWNER' });
const asOperator = (inputs: Inputs): Attempt => ({ inputs, as: 'OPERATOR' });

/** The channel between the owner's two stores, in which both can write. */
async function openedChannel({ server, own, tokens }: GuardWorld): Promise<string> {
  const body = { store_id: own.buyer, side: 'BUYER', other_store_id: own.seller };
  const made = await server.call(chatChannels.create, { body }, tokens.OWNER);
  const { channel_id, last_number } = made.body.channel;
  const { db } = server.database;
  await sql`update chat_channels set is_closed = false, seller_count = 0, buyer_count = 0
    where channel_id = ${channel_id}`.execute(db);
  await sql`update chat_inboxes set is_closed = false, is_blocked = false, is_blocked_by_other = false
    where channel_id = ${channel_id}`.execute(db);
  // The store that sells is in it from the first message on.
  const said = { body: messageBody(own.buyer, channel_id) };
  if (last_number === 0) await server.call(chatMessages.create, said, tokens.OWNER);
  return channel_id;
}

/** The same of a store of the owner in which nothing can be done. */
async function inactiveChannel(world: GuardWorld) {
  const store_id = await inactiveStore(world);
  const { db } = world.server.database;
  const { rows } = await sql<{ channel_id: string }>`
    insert into chat_channels (store_id, buyer_store_id) values (${world.own.seller}, ${store_id})
    returning channel_id`.execute(db);
  const channel_id = rows[0]?.channel_id ?? '';
  await sql`insert into chat_inboxes (store_id, channel_id, side, seller_store_id, other_store_id) values
    (${store_id}, ${channel_id}, 'BUYER', ${world.own.seller}, ${world.own.seller}),
    (${world.own.seller}, ${channel_id}, 'SELLER', ${world.own.seller}, ${store_id})`.execute(db);
  return { store_id, channel_id };
}

/** Two stores of the owner that both sell; the second has opened a channel with the first. */
async function bothSelling(world: GuardWorld) {
  const { server, tokens } = world;
  const seller = await inactiveStore(world, { is_active: true });
  const buyer = await inactiveStore(world, { is_active: true });
  await sql`update stores set allows_selling = true where id in (${seller}, ${buyer})`.execute(
    server.database.db,
  );
  const body = { store_id: buyer, side: 'BUYER', other_store_id: seller };
  const made = await server.call(chatChannels.create, { body }, tokens.OWNER);
  return { seller, buyer, channel_id: made.body.channel.channel_id };
}

const ofChannel = async (world: GuardWorld, store_id: string) => ({
  store_id,
  channel_id: await openedChannel(world),
});

const unknownChannel = (more: object): Provoked => ({
  channel_not_found: ({ own }) =>
    asOwner({ body: { store_id: own.seller, channel_id: nobodys, ...more } }),
});

async function written(world: GuardWorld, store_id = world.own.seller, more: object = {}) {
  const channel_id = await openedChannel(world);
  const body = messageBody(store_id, channel_id, more);
  await world.server.call(chatMessages.create, { body }, world.tokens.OWNER);
  return body;
}

const sent = async (world: GuardWorld, more: object): Promise<Attempt> =>
  asOwner({ body: messageBody(world.own.seller, await openedChannel(world), more) });

async function reported(world: GuardWorld, more: object = {}) {
  const { channel_id } = await written(world, world.own.buyer, more);
  const store_id = world.own.seller;
  const body = { store_id, channel_id, reason: 'SPAM', text: `Promosi ${fresh()}` };
  await world.server.call(chatChannels.report, { body }, world.tokens.OWNER);
  const { rows } = await sql<{ id: string }>`select id from chat_reports
    where store_id = ${store_id} order by id desc limit 1`.execute(world.server.database.db);
  return { store_id, report_id: rows[0]?.id ?? nobodys };
}

/** A report of a message with a photo, and which that is. */
async function withPhoto(world: GuardWorld) {
  const { server, own, tokens } = world;
  const inputs = { body: { store_id: own.buyer, purpose: 'chat_attachment' }, file: await photo() };
  const sent = await server.call(contract.storage.newFile, inputs, tokens.OWNER);
  const photo_id = sent.body.file.id;
  return { ...(await reported(world, { photo_id })), photo_id };
}

const verdict = { verdict: 'WARNED', text: 'Toko sudah diingatkan.' };

/** A store has so many: what was kept before goes. */
async function replyBody({ server }: GuardWorld, store_id: string) {
  await sql`delete from chat_quick_replies where store_id = ${store_id}`.execute(
    server.database.db,
  );
  return { store_id, title: `Balasan ${fresh()}`, text: 'Halo {nama}, terima kasih.' };
}

const awayBody = async ({ server }: GuardWorld, store_id: string) => {
  await sql`delete from chat_away_messages where store_id = ${store_id}`.execute(
    server.database.db,
  );
  return { store_id, version: 0, is_on: true, text: `Kami tutup. ${fresh()}` };
};

export const chatCases: Record<string, GuardCase> = {
  'chatToken.create': { valid: () => ({}) },
  'chatChannels.list': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'chatChannels.searches': {
    valid: (_world, store_id) => ({ query: { store_id, query: 'stok' } }),
  },
  'chatChannels.create': {
    valid: ({ own }, store_id, side) => ({
      body: {
        store_id,
        side: side === 'seller' ? 'SELLER' : 'BUYER',
        other_store_id: side === 'seller' ? own.buyer : own.seller,
      },
    }),
    provoke: {
      store_not_found: ({ own }) =>
        asOwner({ body: { store_id: own.buyer, side: 'BUYER', other_store_id: nobodys } }),
      chat_not_allowed: ({ own, other }) =>
        asOwner({ body: { store_id: own.seller, side: 'SELLER', other_store_id: other.seller } }),
      chat_blocked: async (world) => {
        const { seller, buyer, channel_id } = await bothSelling(world);
        const body = { store_id: buyer, channel_id, is_blocked: true };
        await world.server.call(chatChannels.block, { body }, world.tokens.OWNER);
        return asOwner({ body: { store_id: seller, side: 'BUYER', other_store_id: buyer } });
      },
      store_inactive: async (world) => {
        const store_id = await inactiveStore(world);
        return asOwner({ body: { store_id, side: 'BUYER', other_store_id: world.own.seller } });
      },
    },
  },
  'chatChannels.messages': {
    valid: async (world, store_id) => ({ query: await ofChannel(world, store_id) }),
    provoke: {
      channel_not_found: ({ own }) =>
        asOwner({ query: { store_id: own.seller, channel_id: nobodys } }),
    },
  },
  'chatChannels.read': {
    valid: async (world, store_id) => ({
      body: { ...(await ofChannel(world, store_id)), number: 1 },
    }),
    provoke: unknownChannel({ number: 1 }),
  },
  'chatChannels.delivered': {
    valid: async (world, store_id) => ({
      body: { store_id, channels: [{ channel_id: await openedChannel(world), number: 1 }] },
    }),
  },
  'chatChannels.typing': {
    valid: async (world, store_id) => ({ body: await ofChannel(world, store_id) }),
    provoke: unknownChannel({}),
  },
  'chatChannels.block': {
    valid: async (world, store_id) => ({
      body: { ...(await ofChannel(world, store_id)), is_blocked: true },
    }),
    provoke: unknownChannel({ is_blocked: true }),
  },
  'chatChannels.report': {
    valid: async (world, store_id) => {
      const { channel_id } = await written(world);
      return { body: { store_id, channel_id, reason: 'ABUSE', text: `Kasar ${fresh()}` } };
    },
    provoke: {
      ...unknownChannel({ reason: 'SPAM' }),
      chat_message_not_found: async (world) => {
        const ids = await ofChannel(world, world.own.seller);
        return asOwner({ body: { ...ids, reason: 'SPAM', number: 2_000_000_000 } });
      },
    },
  },
  'chatMessages.unread': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'chatMessages.create': {
    valid: async (world, store_id) => ({
      body: messageBody(store_id, await openedChannel(world)),
    }),
    provoke: {
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, chatMessages.create, async () => ({
          body: messageBody(world.own.seller, await openedChannel(world)),
        })),
      channel_not_found: ({ own }) => asOwner({ body: messageBody(own.seller, nobodys) }),
      chat_blocked: async (world) => {
        const ids = await ofChannel(world, world.own.buyer);
        const body = { ...ids, is_blocked: true };
        await world.server.call(chatChannels.block, { body }, world.tokens.OWNER);
        return asOwner({ body: messageBody(world.own.seller, ids.channel_id) });
      },
      // Only where the store that sells was in the channel before anybody had written.
      chat_not_allowed: async (world) => {
        const { seller, buyer, channel_id } = await bothSelling(world);
        await sql`insert into chat_inboxes (store_id, channel_id, side, seller_store_id, other_store_id)
          values (${seller}, ${channel_id}, 'SELLER', ${seller}, ${buyer})`.execute(
          world.server.database.db,
        );
        return asOwner({ body: messageBody(seller, channel_id) });
      },
      chat_message_conflict: async (world) =>
        asOwner({ body: { ...(await written(world)), text: 'Isi lain' } }),
      chat_message_not_found: (world) => sent(world, { reply_to: 2_000_000_000 }),
      file_not_found: (world) => sent(world, { photo_id: randomUUID() }),
      inventory_not_found: (world) => sent(world, { inventory_id: nobodys }),
      order_not_found: (world) => sent(world, { order_id: nobodys }),
      store_inactive: async (world) => {
        const { store_id, channel_id } = await inactiveChannel(world);
        return asOwner({ body: messageBody(store_id, channel_id) });
      },
    },
  },
  'chatTemplates.baseQuestion': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'chatTemplates.replies': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'chatTemplates.saveReply': storeWrite(chatTemplates.saveReply, replyBody, {
    quick_reply_not_found: async (world) => {
      const body = await replyBody(world, world.own.seller);
      return asOwner({ body: { ...body, reply_id: nobodys, version: 1 } });
    },
    quick_reply_conflict: async (world) => {
      const { server, own, tokens } = world;
      const body = await replyBody(world, own.seller);
      const saved = await server.call(chatTemplates.saveReply, { body }, tokens.OWNER);
      const { reply_id } = saved.body.reply;
      return asOwner({ body: { ...body, reply_id, version: 7, title: 'Lain' } });
    },
    quick_replies_too_many: async (world) => {
      const body = await replyBody(world, world.own.seller);
      await sql`insert into chat_quick_replies (store_id, title, text, payload_hash)
        select ${body.store_id}, n::text, 'x', 'x' from generate_series(1, ${mostReplies}::int) n`.execute(
        world.server.database.db,
      );
      return asOwner({ body });
    },
  }),
  'chatTemplates.removeReply': storeWrite(chatTemplates.removeReply, (_world, store_id) => ({
    store_id,
    reply_id: String(fresh()),
  })),
  'chatTemplates.away': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'chatTemplates.saveAway': storeWrite(chatTemplates.saveAway, awayBody, {
    away_message_conflict: async (world) =>
      asOwner({ body: { ...(await awayBody(world, world.own.seller)), version: 7 } }),
  }),
  'opsChat.list': { valid: () => ({ query: {} }) },
  'opsChat.photo': {
    valid: async (world) => ({ query: await withPhoto(world) }),
    provoke: {
      chat_report_not_found: ({ own }) =>
        asOperator({
          query: { store_id: own.seller, report_id: nobodys, photo_id: randomUUID() },
        }),
      file_not_found: async (world) =>
        asOperator({ query: { ...(await withPhoto(world)), photo_id: randomUUID() } }),
    },
  },
  'opsChat.settle': {
    valid: async (world) => ({ body: { ...(await reported(world)), ...verdict } }),
    provoke: {
      chat_report_not_found: ({ own }) =>
        asOperator({ body: { store_id: own.seller, report_id: nobodys, ...verdict } }),
      chat_report_settled: async (world) => {
        const body = { ...(await reported(world)), ...verdict };
        await world.server.call(contract.opsChat.settle, { body }, world.operators.ADMIN);
        return asOperator({ body: { ...body, verdict: 'BLOCKED' } });
      },
    },
  },
};

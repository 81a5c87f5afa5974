import { randomBytes } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { hashToken } from '../platform/authenticate.ts';
import { testStores } from '../world/test-cast.ts';
import type { Attempt, GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { storeWrite } from './store-write.ts';

const { chatOrders } = contract;
const nobodys = '999999999';
const asOwner = (inputs: Attempt['inputs']): Attempt => ({ inputs, as: 'OWNER' });

type Made = { store_id: string; chat_order_id: string; link: string; buyer_store_id: string };
type OrderBody = {
  buyer_store_id: string;
  seller_store_id: string;
  payment_method: string;
  delivery: string;
  lines: readonly { inventory_id: string; quantity: number }[];
  expected_total?: number;
};

/** One that was sent, for an order as a buyer would place it. */
async function written(
  { server }: GuardWorld,
  { seller_store_id: store_id, buyer_store_id, payment_method, delivery, lines }: OrderBody,
  state = 'SENT',
): Promise<Made> {
  const link = `${store_id}.${randomBytes(32).toString('base64url')}`;
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into chat_orders (store_id, buyer_store_id, state, lines, delivery, payment_methods, first_product_name,
        total_amount, ended_at)
      values (${store_id}::bigint, ${buyer_store_id}::bigint, ${state}, ${JSON.stringify(lines)}::jsonb,
        ${delivery}::delivery, array[${payment_method}::text], 'Barang', 1,
        case when ${state}::text = 'CANCELLED' then now() end)
      returning id
    )
    insert into shared_links (store_id, kind, subject_id, token_hash, expires_at)
    select ${store_id}::bigint, 'CHAT_ORDER', id, ${hashToken(link)}, now() + interval '1 day' from made
    returning subject_id::text as id`.execute(server.database.db);
  return { store_id, buyer_store_id, chat_order_id: rows[0]?.id ?? '', link };
}

const asked = ({ own, other, goods }: GuardWorld): OrderBody => ({
  buyer_store_id: own.buyer,
  seller_store_id: other.seller,
  payment_method: 'COD',
  delivery: 'BUYER_PICKUP',
  lines: [{ inventory_id: goods.inventory_id, quantity: goods.minimum_order }],
});
const plenty = 999_999_999_999_999;
const agreed = { version: 1, payment_method: 'COD', expected_total: plenty };

type Confirm = (made: Made, more: object) => Attempt['inputs'];
const byLink: Confirm = ({ link }, more) => ({ body: { link, ...agreed, ...more } });
const byBuyer: Confirm = ({ store_id, chat_order_id, buyer_store_id }, more) => ({
  body: { store_id, chat_order_id, buyer_store_id, ...agreed, ...more },
});

/** What another endpoint was refused for is over. */
async function forgetRefusals({ server }: GuardWorld): Promise<void> {
  const { db } = server.database;
  await sql`update fee_collections set due_at = now() + interval '3 days' where due_at < now()`.execute(
    db,
  );
  await sql`delete from delivery_zones where store_id = ${testStores.notSelling}`.execute(db);
}

/** What an order is refused for is what `orders/create` is refused for, in the same world. */
const orderRefusals = (ofCreate: Provoked, confirm: Confirm): Provoked => ({
  ...Object.fromEntries(
    Object.entries(ofCreate)
      .filter(([code]) => code !== 'voucher_not_valid')
      .map(([code, attempt]) => [
        code,
        async (world: GuardWorld) => {
          await forgetRefusals(world);
          const body = (await attempt(world)).inputs.body as OrderBody;
          const { payment_method, expected_total = plenty } = body;
          return asOwner(confirm(await written(world, body), { payment_method, expected_total }));
        },
      ]),
  ),
  payment_not_offered: async (world) =>
    asOwner(confirm(await written(world, asked(world)), { payment_method: 'TRANSFER' })),
  chat_order_version_conflict: async (world) =>
    asOwner(confirm(await written(world, asked(world)), { version: 9 })),
});

/** By a link nothing is transferred. */
const withoutTransfer = ({
  unpaid_limit_reached: _limit,
  unpaid_share_exceeded: _share,
  ...others
}: Provoked): Provoked => others;

const linkRefusals = (inputs: (link: string) => Attempt['inputs']): Provoked => ({
  shared_link_unknown: ({ own }) => ({
    inputs: inputs(`${own.seller}.${randomBytes(32).toString('base64url')}`),
  }),
  shared_link_expired: async (world) => {
    const { link } = await written(world, asked(world));
    await sql`update shared_links set expires_at = now() where token_hash = ${hashToken(link)}`.execute(
      world.server.database.db,
    );
    return { inputs: inputs(link) };
  },
  shared_link_revoked: async (world) => {
    const { link } = await written(world, asked(world));
    await sql`update shared_links set revoked_at = now() where token_hash = ${hashToken(link)}`.execute(
      world.server.database.db,
    );
    return { inputs: inputs(link) };
  },
});

/** Something that the store sells, and a buyer it knows. It has only so many: what was made before is over. */
async function saveBody({ server }: GuardWorld, store_id: string) {
  await sql`update chat_orders set state = 'CANCELLED', ended_at = now()
    where store_id = ${store_id} and state in ('DRAFT', 'SENT')`.execute(server.database.db);
  const { rows } = await sql<{ id: string; buyer: string }>`
    select i.id::text as id, (select o.buyer_store_id::text from orders o where o.store_id = i.store_id
      and o.arrived_at is not null and o.buyer_store_id <> o.store_id limit 1) as buyer
    from inventories i where i.store_id = ${store_id}::bigint and i.state = 'ACTIVE' limit 1`.execute(
    server.database.db,
  );
  return {
    store_id,
    buyer_store_id: rows[0]?.buyer ?? nobodys,
    lines: [{ inventory_id: rows[0]?.id ?? nobodys, quantity: 1 }],
    delivery: 'BUYER_PICKUP',
    payment_methods: ['COD'],
  };
}

async function ofStore(world: GuardWorld, store_id: string, state = 'SENT') {
  const { buyer_store_id, lines } = await saveBody(world, store_id);
  const order = { payment_method: 'COD', delivery: 'BUYER_PICKUP', lines };
  const buyer = buyer_store_id === nobodys ? world.other.buyer : buyer_store_id;
  const made = { ...order, seller_store_id: store_id, buyer_store_id: buyer };
  const { chat_order_id } = await written(world, made, state);
  return { store_id, chat_order_id };
}

const refusals = (as: 'body' | 'query', isOver = true): Provoked => ({
  chat_order_not_found: ({ own }) =>
    asOwner({ [as]: { store_id: own.seller, chat_order_id: nobodys } }),
  ...(isOver && {
    chat_order_state_conflict: async (world) => {
      const ids = await ofStore(world, world.own.seller);
      await sql`update chat_orders set state = 'CONFIRMED', ended_at = now(), order_id = 1, order_number = 'PO-1'
        where store_id = ${ids.store_id} and id = ${ids.chat_order_id}`.execute(
        world.server.database.db,
      );
      return asOwner({ [as]: ids });
    },
  }),
});

const changed = async (world: GuardWorld, state?: string) => ({
  ...(await saveBody(world, world.own.seller)),
  ...(await ofStore(world, world.own.seller, state)),
  version: 1,
});

export const chatOrderCases = (ofCreate: Provoked): Record<string, GuardCase> => ({
  'chatOrders.read': {
    valid: (_world, store_id) => ({ body: { store_id, text: 'indomie goreng 5 dus' } }),
  },
  'chatOrders.buyers': { valid: (_world, store_id) => ({ query: { store_id, query: 'warung' } }) },
  'chatOrders.list': {
    valid: (_world, store_id) => ({ query: { store_id, state: 'SENT' } }),
    provoke: {
      page_too_far: ({ own }) => asOwner({ query: { store_id: own.seller, page: '501' } }),
    },
  },
  'chatOrders.detail': {
    valid: async (world, store_id) => ({ query: await ofStore(world, store_id) }),
    provoke: refusals('query', false),
  },
  'chatOrders.save': storeWrite(chatOrders.save, saveBody, {
    chat_order_not_found: async (world) =>
      asOwner({ body: { ...(await changed(world)), chat_order_id: nobodys } }),
    chat_order_state_conflict: async (world) =>
      asOwner({ body: await changed(world, 'CANCELLED') }),
    chat_order_version_conflict: async (world) =>
      asOwner({ body: { ...(await changed(world)), version: 9 } }),
    chat_order_buyer_unknown: async (world) =>
      asOwner({ body: { ...(await saveBody(world, world.own.seller)), buyer_store_id: nobodys } }),
    product_unavailable: async (world) => {
      const lines = [{ inventory_id: nobodys, quantity: 1 }];
      return asOwner({ body: { ...(await saveBody(world, world.own.seller)), lines } });
    },
    chat_orders_too_many: async (world) => {
      const body = await saveBody(world, world.own.seller);
      await sql`insert into chat_orders (store_id, buyer_store_id, lines, delivery, payment_methods, first_product_name,
          total_amount)
        select ${body.store_id}::bigint, ${body.buyer_store_id}::bigint, '[]', 'BUYER_PICKUP', '{COD}', 'Barang', 1
        from generate_series(1, 1000)`.execute(world.server.database.db);
      return asOwner({ body });
    },
  }),
  'chatOrders.share': storeWrite(chatOrders.share, ofStore, refusals('body')),
  'chatOrders.revoke': {
    valid: async (world, store_id) => ({ body: await ofStore(world, store_id) }),
    provoke: refusals('body'),
  },
  'chatOrders.cancel': {
    valid: async (world, store_id) => ({ body: await ofStore(world, store_id) }),
    provoke: refusals('body'),
  },
  'buyerChatOrders.list': {
    valid: (_world, buyer_store_id) => ({ query: { buyer_store_id } }),
  },
  'buyerChatOrders.confirm': {
    valid: async (world, buyer_store_id) =>
      byBuyer(await written(world, { ...asked(world), buyer_store_id }), {}),
    provoke: {
      ...orderRefusals(ofCreate, byBuyer),
      chat_order_not_found: ({ own, other }) =>
        asOwner(
          byBuyer(
            { store_id: other.seller, chat_order_id: nobodys, link: '', buyer_store_id: own.buyer },
            {},
          ),
        ),
      chat_order_state_conflict: async (world) =>
        asOwner(byBuyer(await written(world, asked(world), 'CANCELLED'), {})),
    },
  },
  'sharedChatOrder.open': {
    valid: async (world) => ({ body: { link: (await written(world, asked(world))).link } }),
    provoke: linkRefusals((link) => ({ body: { link } })),
  },
  'sharedChatOrder.confirm': {
    valid: async (world) => byLink(await written(world, asked(world)), {}),
    provoke: {
      ...withoutTransfer(orderRefusals(ofCreate, byLink)),
      ...linkRefusals((link) => ({ body: { link, ...agreed } })),
    },
  },
});

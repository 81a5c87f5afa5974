import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { promotionBody } from '../testing/promotions.ts';
import type { Inputs } from '../testing/test-server.ts';
import type { Attempt, GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { storeWrite } from './store-write.ts';

const { promotions, opsPromotions } = contract;

const nobodys = '999999999';
const asOwner = (inputs: Inputs): Attempt => ({ inputs, as: 'OWNER' });
const asOperator = (inputs: Inputs): Attempt => ({ inputs, as: 'OPERATOR' });

/** One that runs and can be joined. */
async function published({ server, operators }: GuardWorld): Promise<string> {
  const body = promotionBody({ min_quota: 1, min_discount_percent: 0 });
  const made = await server.call(opsPromotions.publish, { body }, operators.CATALOGUE);
  return made.body.promotion.cms_id;
}

/** Something the store has, which is in no promotion; of a store that lists nothing, what is nobody's. */
async function freeListing({ server }: GuardWorld, store_id: string): Promise<string> {
  const { db } = server.database;
  await sql`update promotion_items set left_at = now() where store_id = ${store_id} and left_at is null`.execute(
    db,
  );
  await sql`update promotion_stores set item_count = 0 where store_id = ${store_id}`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select i.id from inventories i join stocks s using (store_id, variant_id)
    join product_units u on u.id = i.product_unit_id
    where i.store_id = ${store_id} and i.state = 'ACTIVE' and i.price > 10
    order by (s.stock - s.reserved) / u.base_quantity desc, i.id limit 1`.execute(db);
  return rows[0]?.id ?? nobodys;
}

const joinBody = async (world: GuardWorld, store_id: string) => ({
  store_id,
  cms_id: await published(world),
  items: [{ inventory_id: await freeListing(world, store_id), price: 1, quota: 1 }],
});

/** What the store has put in. */
async function joined(world: GuardWorld, store_id: string) {
  const body = await joinBody(world, store_id);
  if (store_id === world.own.seller)
    await world.server.call(promotions.join, { body }, world.tokens.OWNER);
  return body;
}

const leaveBody = async (world: GuardWorld, store_id: string) => {
  const { cms_id } = await joined(world, store_id);
  return { store_id, cms_id };
};

const ended = ({ server }: GuardWorld, cms_id: string) =>
  sql`update promotions set starts_at = '2026-01-01', joins_until = '2026-01-01', ends_at = '2026-01-02'
    where id = ${cms_id}`.execute(server.database.db);

const ofOne = async (world: GuardWorld, store_id: string) => ({
  query: { store_id, cms_id: await published(world) },
});
const unknown = ({ own }: GuardWorld) =>
  asOwner({ query: { store_id: own.seller, cms_id: nobodys } });

export const promotionCases: Record<string, GuardCase> = {
  'promotions.list': {
    valid: ({ other }, store_id, side) => ({
      query:
        side === 'seller'
          ? { is_seller: 'true', store_id, tab: 'JOINABLE' }
          : { is_seller: 'false', store_id: other.seller, buyer_store_id: store_id },
    }),
    provoke: {
      page_too_far: ({ own }) => asOwner({ query: { store_id: own.seller, page: '501' } }),
    },
  },
  'promotions.detail': { valid: ofOne, provoke: { promotion_not_found: unknown } },
  'promotions.candidates': {
    valid: ofOne,
    provoke: {
      promotion_not_found: unknown,
      page_too_far: async (world) => {
        const { query } = await ofOne(world, world.own.seller);
        return asOwner({ query: { ...query, page: '501' } });
      },
    },
  },
  'promotions.join': storeWrite(promotions.join, joinBody, {
    promotion_not_found: async (world) =>
      asOwner({ body: { ...(await joinBody(world, world.own.seller)), cms_id: nobodys } }),
    promotion_closed: async (world) => {
      const body = await joinBody(world, world.own.seller);
      await ended(world, body.cms_id);
      return asOwner({ body });
    },
    promotion_item_conflict: async (world) => {
      const { items, ...body } = await joined(world, world.own.seller);
      return asOwner({ body: { ...body, items: items.map((item) => ({ ...item, price: 2 })) } });
    },
    promotion_full: async (world) => {
      const body = await joinBody(world, world.own.seller);
      await sql`insert into promotion_stores (store_id, promotion_id, ends_at, item_count)
        values (${world.own.seller}, ${body.cms_id}, '2040-01-01', 500)`.execute(
        world.server.database.db,
      );
      return asOwner({ body });
    },
  }),
  'promotions.leave': storeWrite(promotions.leave, leaveBody, {
    promotion_not_found: ({ own }) => asOwner({ body: { store_id: own.seller, cms_id: nobodys } }),
    promotion_closed: async (world) => {
      const body = await leaveBody(world, world.own.seller);
      await ended(world, body.cms_id);
      return asOwner({ body });
    },
  }),
  'promotions.summary': { valid: (_world, store_id) => ({ query: { store_id } }) },
};

export const opsPromotionCases: Record<string, GuardCase> = {
  'opsPromotions.list': { valid: () => ({ query: {} }) },
  'opsPromotions.publish': {
    valid: () => ({ body: promotionBody() }),
    provoke: {
      category_not_found: () => asOperator({ body: promotionBody({ category_ids: [nobodys] }) }),
    },
  },
  'opsPromotions.cancel': {
    valid: async (world) => ({
      body: { cms_id: await published(world), reason: 'Batal tahun ini' },
    }),
    provoke: {
      promotion_not_found: () =>
        asOperator({ body: { cms_id: nobodys, reason: 'Batal tahun ini' } }),
    },
  },
};

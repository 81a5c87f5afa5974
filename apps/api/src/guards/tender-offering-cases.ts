import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { unpaidCollection } from './fee-cases.ts';
import type { Attempt, GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { inactiveStore, storeWrite } from './store-write.ts';
import {
  asOwner,
  inStore,
  nobodysTender,
  offerBody,
  saidEnough,
  someOffer,
  type Tendered,
  type TenderStage,
  tenderAt,
} from './tender-world.ts';

const { tenderOfferings } = contract;

const listOf = (more: object = {}): GuardCase => ({
  valid: (_world, seller_store_id) => ({ query: { seller_store_id, ...more } }),
});

const ofDemand = ({ store_id, tender_id }: Pick<Tendered, 'store_id' | 'tender_id'>) => ({
  store_id,
  tender_id,
});
const nobodys = (store_id: string) => ({ store_id, tender_id: nobodysTender });

const shown: GuardCase = {
  valid: async (world, store_id) => ({
    query:
      store_id === world.own.seller ? ofDemand(await tenderAt(world, 'SENT')) : nobodys(store_id),
  }),
  provoke: { tender_not_found: ({ own }) => asOwner({ query: nobodys(own.seller) }) },
};

type Said = { stage: TenderStage; closed?: TenderStage; conflicting: TenderStage; more: object };

/** A word of the store about a demand, and what all of them refuse alike. */
function saying({ stage, closed, conflicting, more }: Said): GuardCase {
  const bodyAt = async (world: GuardWorld, stage: TenderStage) => {
    const tendered = await tenderAt(world, stage);
    const said = 'version' in more ? { version: tendered.version } : {};
    return { ...ofDemand(tendered), ...more, ...said };
  };
  return {
    valid: async (world, store_id) => ({
      body:
        store_id === world.own.seller
          ? await bodyAt(world, stage)
          : { ...nobodys(store_id), ...more },
    }),
    provoke: {
      tender_not_found: ({ own }) => asOwner({ body: { ...nobodys(own.seller), ...more } }),
      store_inactive: (world) => inInactive(world, stage, more),
      offer_state_conflict: async (world) => asOwner({ body: await bodyAt(world, conflicting) }),
      ...(closed && {
        tender_closed: async (world: GuardWorld) => {
          const body = await bodyAt(world, closed);
          await sql`update tenders set state = 'CLOSED', closed_at = now()
            where id = ${body.tender_id}::bigint and state = 'OPEN'`.execute(
            world.server.database.db,
          );
          return asOwner({ body });
        },
      }),
    },
  };
}

async function inInactive(world: GuardWorld, stage: TenderStage, more: object): Promise<Attempt> {
  const tendered = await tenderAt(world, stage);
  const store_id = await inactiveStore(world);
  await inStore(world, tendered, store_id);
  return asOwner({ body: { ...ofDemand({ ...tendered, store_id }), ...more } });
}

const staleVersion = (stage: TenderStage, more: object) => async (world: GuardWorld) =>
  asOwner({ body: { ...ofDemand(await tenderAt(world, stage)), ...more, version: 7 } });

/** No price of the store is as high as that. */
const withFloor = ({ server }: GuardWorld, store_id: string, percent: number | null) =>
  sql`insert into tender_settings (store_id, floor_margin_percent) values (${store_id}::bigint, ${percent})
      on conflict (store_id) do update set floor_margin_percent = excluded.floor_margin_percent`.execute(
    server.database.db,
  );

async function belowFloor(world: GuardWorld, tendered: Tendered, body: object): Promise<Attempt> {
  const { own, server } = world;
  await sql`update inventories i set cost_price = i.price from tender_items t
    where i.store_id = ${own.seller}::bigint and i.variant_id = t.variant_id
      and t.tender_id = ${tendered.tender_id}::bigint`.execute(server.database.db);
  const store_id = own.seller;
  await withFloor(world, store_id, 90);
  return asOwner({ body });
}

const offerAt = async (world: GuardWorld, stage: TenderStage) => {
  await withFloor(world, world.own.seller, null);
  return offerBody(world, await tenderAt(world, stage));
};

/** The same offer by a store of another kind. */
const offerIn = (store: (world: GuardWorld) => Promise<string>) => async (world: GuardWorld) => {
  const tendered = await tenderAt(world, 'ASKED');
  const body = await offerBody(world, tendered);
  const store_id = await store(world);
  await inStore(world, tendered, store_id);
  return asOwner({ body: { ...body, store_id } });
};

const createRefusals: Provoked = {
  tender_not_found: ({ own }) => asOwner({ body: someOffer(own.seller) }),
  store_inactive: offerIn((world) => inactiveStore(world)),
  store_not_selling: offerIn((world) => inactiveStore(world, { is_active: true })),
  store_takes_no_orders: offerIn(async (world) => {
    const store_id = await inactiveStore(world, { is_active: true });
    const { db } = world.server.database;
    await db
      .updateTable('stores')
      .set({ allows_selling: true })
      .where('id', '=', store_id)
      .execute();
    await unpaidCollection(world, store_id, { due: '-8 days' });
    return store_id;
  }),
  tender_closed: async (world) => {
    const body = await offerAt(world, 'ASKED');
    await sql`update tenders set state = 'CLOSED', closed_at = now()
      where id = ${body.tender_id}::bigint`.execute(world.server.database.db);
    return asOwner({ body });
  },
  tender_changed: async (world) => {
    const body = await offerAt(world, 'ASKED');
    return asOwner({ body: { ...body, tender_version: 7 } });
  },
  offer_version_conflict: async (world) => {
    const body = await offerAt(world, 'SENT');
    return asOwner({ body: { ...body, note: 'lain' } });
  },
  offer_state_conflict: async (world) => {
    const body = await offerAt(world, 'DECLINED');
    return asOwner({ body });
  },
  offer_rounds_reached: async (world) => {
    await withFloor(world, world.own.seller, null);
    const tendered = await tenderAt(world, 'SENT');
    await saidEnough(world, tendered);
    const body = await offerBody(world, tendered);
    return asOwner({ body: { ...body, version: 1 } });
  },
  offer_below_floor: async (world) => {
    await withFloor(world, world.own.seller, null);
    const tendered = await tenderAt(world, 'ASKED');
    const body = await offerBody(world, tendered);
    return belowFloor(world, tendered, body);
  },
  product_unavailable: async (world) => {
    const body = await offerAt(world, 'ASKED');
    const lines = body.lines.map((line) => ({ ...line, inventory_id: '999999999' }));
    return asOwner({ body: { ...body, lines } });
  },
};

const counterAnswer = saying({
  stage: 'COUNTERED',
  closed: 'COUNTERED',
  conflicting: 'SENT',
  more: { version: 2, accepts: false },
});
const withdrawal = saying({ stage: 'SENT', conflicting: 'ASKED', more: { version: 1 } });

export const offeringCases: Record<string, GuardCase> = {
  'tenderOfferings.list': {
    ...listOf({ state: 'OPEN', sort: 'nearest' }),
    provoke: {
      page_too_far: ({ own }) => asOwner({ query: { seller_store_id: own.seller, page: '501' } }),
    },
  },
  'tenderOfferings.filter': listOf(),
  'tenderOfferings.summary': listOf(),
  'tenderOfferings.results': listOf({ months: '3' }),
  'tenderOfferings.get': shown,
  'tenderOfferings.defaultOffering': shown,
  'tenderOfferings.create': {
    valid: async (world, store_id) => ({
      body: store_id === world.own.seller ? await offerAt(world, 'ASKED') : someOffer(store_id),
    }),
    provoke: createRefusals,
  },
  'tenderOfferings.withdraw': {
    ...withdrawal,
    provoke: {
      ...withdrawal.provoke,
      offer_version_conflict: staleVersion('SENT', {}),
    },
  },
  'tenderOfferings.reject': saying({
    stage: 'ASKED',
    closed: 'ASKED',
    conflicting: 'SENT',
    more: { reason: 'too_far' },
  }),
  'tenderOfferings.undoReject': saying({
    stage: 'DECLINED',
    closed: 'DECLINED',
    conflicting: 'SENT',
    more: {},
  }),
  'tenderOfferings.answerCounter': {
    ...counterAnswer,
    provoke: {
      ...counterAnswer.provoke,
      offer_version_conflict: staleVersion('COUNTERED', { accepts: false }),
      offer_below_floor: async (world) => {
        await withFloor(world, world.own.seller, null);
        const tendered = await tenderAt(world, 'COUNTERED');
        const body = { ...ofDemand(tendered), version: 2, accepts: true };
        return belowFloor(world, tendered, body);
      },
    },
  },
  'tenderOfferings.readSettings': {
    valid: (_world, store_id) => ({ query: { store_id } }),
  },
  'tenderOfferings.writeSettings': storeWrite(
    tenderOfferings.writeSettings,
    (_world, store_id) => ({ store_id, floor_margin_percent: null, validity_days: 3 }),
  ),
};

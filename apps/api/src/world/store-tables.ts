import { type FulfilmentStatus, fulfilmentStatuses } from '@marketplace/contract/orders';
import type { Database } from '../platform/db/handle.ts';
import { copyRows, type Row } from './copy-text.ts';
import { journeyOf } from './journey.ts';
import { listedItems } from './listing-times.ts';
import type { OrderBook } from './order-book.ts';
import { stockFlows } from './stock-flow.ts';
import type { World } from './world.ts';

/** What stands in each store: its stock with the ledger behind it, its listings, its hours, its counters. */
export async function fillStores(database: Database, world: World, book: OrderBook): Promise<void> {
  await copyRows(database, 'stocks', stockColumns, stockRows(world, book));
  await copyRows(database, 'inventories', inventoryColumns, inventoryRows(world));
  await copyRows(database, 'inventory_price_tiers', tierColumns, tierRows(world));
  await copyRows(database, 'stock_ledger', ledgerColumns, ledgerRows(world, book));
  await copyRows(database, 'opening_hours', ['store_id', 'weekdays'], hoursRows(world));
  const counterColumns = ['store_id', ...fulfilmentStatuses] as const;
  await copyRows(database, 'order_counters', counterColumns, counterRows(world, book));
}

const stockColumns = ['store_id', 'variant_id', 'stock', 'reserved', 'low_stock_level'] as const;

function* stockRows(world: World, book: OrderBook): Generator<Row> {
  for (const store of world.stores)
    for (const { item, stock, reserved } of stockFlows(world, book, store))
      yield [store.id, item.variantId, stock, reserved, item.lowStockLevel];
}

const inventoryColumns = [
  'store_id',
  'id',
  'product_unit_id',
  'product_id',
  'variant_id',
  'price',
  'cost_price',
  'minimum_order',
  'state',
  'created_at',
  'updated_at',
  'price_changed_at',
  'updated_by',
] as const;

function* inventoryRows(world: World): Generator<Row> {
  for (const store of world.stores) {
    for (const { item, createdAt, repricedAt } of listedItems(world, store)) {
      const { productId, variantId, isActive, listings } = item;
      const updatedAt = repricedAt ?? createdAt;
      for (const { inventoryId, unit, price, costPrice, minimumOrder } of listings)
        yield [
          store.id,
          inventoryId,
          unit.id,
          productId,
          variantId,
          price,
          costPrice,
          minimumOrder,
          isActive ? 'ACTIVE' : 'INACTIVE',
          new Date(createdAt).toISOString(),
          new Date(updatedAt).toISOString(),
          new Date(updatedAt).toISOString(),
          store.ownerId,
        ];
    }
  }
}

const tierColumns = ['store_id', 'inventory_id', 'min_qty', 'price'] as const;

function* tierRows({ stores }: World): Generator<Row> {
  for (const store of stores)
    for (const { listings } of store.shelf)
      for (const { inventoryId, tiers } of listings)
        for (const { minQty, price } of tiers) yield [store.id, inventoryId, minQty, price];
}

const ledgerColumns = [
  'store_id',
  'id',
  'variant_id',
  'change',
  'stock_after',
  'reason',
  'order_id',
  'user_id',
  'note',
  'created_at',
] as const;

function* ledgerRows(world: World, book: OrderBook): Generator<Row> {
  let id = 0;
  for (const store of world.stores) {
    const entries = stockFlows(world, book, store).flatMap((flow) => flow.ledger);
    // The sort is stable: two entries of one variant keep their order, whatever their times.
    for (const entry of entries.sort((left, right) => left.at - right.at))
      yield [
        store.id,
        ++id,
        entry.variantId,
        entry.change,
        entry.stockAfter,
        entry.reason,
        entry.orderId,
        store.ownerId,
        entry.note,
        new Date(entry.at).toISOString(),
      ];
  }
}

function* hoursRows({ stores }: World): Generator<Row> {
  for (const { id, plan } of stores) if (plan.weekdays) yield [id, JSON.stringify(plan.weekdays)];
}

/** Only what has arrived is counted, as in every seller's list. */
function* counterRows(world: World, book: OrderBook): Generator<Row> {
  for (const store of world.stores) {
    const counts = new Map<FulfilmentStatus, number>();
    for (const order of book.ofStore(store)) {
      const { status, arrivedAt } = journeyOf(world, order);
      if (arrivedAt !== null) counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    yield [store.id, ...fulfilmentStatuses.map((status) => counts.get(status) ?? 0)];
  }
}

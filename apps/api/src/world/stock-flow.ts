import type { Tables } from '../platform/db/tables.gen.ts';
import { basketOf } from './basket.ts';
import { type Journey, journeyOf, stepTo } from './journey.ts';
import type { OrderBook } from './order-book.ts';
import { between, type Random, seeded } from './random.ts';
import type { ShelfItem } from './shelf.ts';
import { type SellerStore, streams, type World } from './world.ts';

type LedgerEntry = {
  variantId: number;
  change: number;
  stockAfter: number;
  reason: Tables['stock_ledger']['reason'];
  orderId: number | null;
  note: string | null;
  at: number;
};
type StockFlow = { item: ShelfItem; stock: number; reserved: number; ledger: LedgerEntry[] };

type Move = { at: number; change: number; orderId: number };
type Demand = { item: ShelfItem; reserved: number; moves: Move[] };

const hour = 3_600_000;
const open = ['NEW', 'PROCESSING', 'READY_FOR_PICKUP'];

/** What a store's orders did to its stock, and what it must have had and bought to serve them. */
export function stockFlows(world: World, book: OrderBook, store: SellerStore): StockFlow[] {
  return [...demandsOf(world, book, store).values()].map((demand) => {
    const random = seeded(world.plan.seed, streams.stock, store.id, demand.item.variantId);
    return supply(random, demand, world);
  });
}

function demandsOf(world: World, book: OrderBook, store: SellerStore): Map<ShelfItem, Demand> {
  const demands = new Map<ShelfItem, Demand>(
    store.shelf.map((item) => [item, { item, reserved: 0, moves: [] }]),
  );
  for (const order of book.ofStore(store)) {
    const journey = journeyOf(world, order);
    const [leftAt, backAt] = passages(journey);
    const isOpen = open.includes(journey.status);
    if (!isOpen && leftAt === undefined) continue;
    for (const { item, listing, quantity } of basketOf(world, order, journey)) {
      const demand = demands.get(item);
      const pieces = quantity * listing.unit.baseQuantity;
      if (isOpen && demand) demand.reserved += pieces;
      if (leftAt) demand?.moves.push({ at: leftAt, change: -pieces, orderId: order.id });
      if (backAt) demand?.moves.push({ at: backAt, change: pieces, orderId: order.id });
    }
  }
  return demands;
}

/** When the goods left, if they did, and when they came back: a pickup leaves when it is fetched. */
const passages = ({ steps }: Journey) => [
  (stepTo(steps, 'SHIPPED') ?? stepTo(steps, 'DELIVERED'))?.at,
  stepTo(steps, 'RETURNED')?.at,
];

/** Buys by the lot whenever a shipment would not be covered, the last time just enough. */
function supply(random: Random, { item, reserved, moves }: Demand, world: World): StockFlow {
  const ledger: LedgerEntry[] = [];
  const aim = reserved + item.freeStock;
  let stock = 0;
  let at = Math.floor(world.start - between(random, 24, 500) * hour);
  let outstanding = moves.reduce((sum, move) => sum - move.change, 0);
  const enter = (
    change: number,
    reason: LedgerEntry['reason'],
    note: string | null,
    orderId: number | null = null,
  ) => {
    stock += change;
    ledger.push({
      variantId: item.variantId,
      change,
      stockAfter: stock,
      reason,
      orderId,
      note,
      at,
    });
  };
  const lot = () => Math.ceil((item.lowStockLevel + 1) * between(random, 6, 14));
  const enough = () => {
    const wanted = aim + outstanding - stock;
    const bought = lot();
    return wanted > 0 && wanted < 2 * bought ? wanted : bought;
  };

  enter(enough(), 'OPENING', null);
  for (const move of moves.sort(
    (left, right) => left.at - right.at || left.orderId - right.orderId,
  )) {
    if (stock + move.change < 0) {
      at = Math.max(at, move.at - 3 * hour);
      enter(Math.max(enough(), -move.change - stock), 'COUNT', 'Barang masuk');
    }
    at = move.at;
    enter(move.change, move.change < 0 ? 'SHIPMENT' : 'RETURN', null, move.orderId);
    outstanding += move.change;
  }
  if (stock !== aim) {
    at = Math.max(at, Math.floor(world.now - between(random, 1, 60) * hour));
    enter(aim - stock, 'COUNT', stock < aim ? 'Barang masuk' : 'Hitung ulang stok');
  }
  return { item, stock, reserved, ledger };
}

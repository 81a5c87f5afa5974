import type { OfferSummary, TenderItem } from '@marketplace/contract/tender';
import type { Tx } from '../../../platform/db/handle.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { countLostDemand, takeBackLostDemand } from '../../orders/record/count-loss.service.ts';
import type { DemandRecord } from '../record/demand-rows.sql.ts';
import type { TenderRecord } from '../record/tender-rows.sql.ts';
import {
  endOffer,
  keepLostGoods,
  type PricedLine,
  readLostGoods,
  readPricedLines,
  readTakenLines,
  reviveOffer,
} from './end-offer.sql.ts';

/** Of the winners' price, so that it is told roughly. */
const bandPercent = 3;
const bandRounding = 1_000;

/**
 * What becomes of an offer: it stands while anything of it may be taken. What the buyer took off the list and put there again is
 * another item, so it has to be offered anew; what others were given is lost.
 */
export async function stanceOf(
  db: Tx,
  store: OneStore,
  tender_id: string,
  items: readonly TenderItem[],
): Promise<'SENT' | 'EXPIRED' | 'LOST'> {
  const lines = await readPricedLines(db, store, tender_id);
  const known = new Set(items.map(({ item_id }) => item_id));
  const open = items.filter(({ awarded_pieces, pieces }) => awarded_pieces < pieces);
  const isOpen = (line: PricedLine) => open.some(({ item_id }) => item_id === line.item_id);
  const isAskedAnew = (line: PricedLine) =>
    !known.has(line.item_id) && open.some(({ variant_id }) => variant_id === line.variant_id);
  if (lines.some(isOpen)) return 'SENT';
  return lines.some(isAskedAnew) ? 'EXPIRED' : 'LOST';
}

/** It was not lost after all, so it counts as lost no more. */
export async function bringBack(
  db: Tx,
  store: OneStore,
  { time_zone, tender_id }: DemandRecord,
  stance: 'SENT' | 'EXPIRED',
): Promise<void> {
  const lost = await readLostGoods(db, store, tender_id);
  await reviveOffer(db, store, tender_id, stance === 'SENT');
  if (!lost) return;
  await keepLostGoods(db, store, tender_id, null);
  const day = { time_zone, cause: 'tender_lost', at: lost.lost_at };
  await takeBackLostDemand(db, store, day, lost.goods);
}

/** Others were taken, or nobody was. */
export async function loseOffer(
  db: Tx,
  store: OneStore,
  tender: TenderRecord,
  { time_zone, tender_id }: DemandRecord,
): Promise<void> {
  const [offered, taken] = [
    await readPricedLines(db, store, tender_id),
    await readTakenLines(db, tender_id),
  ];
  const winning_price = bandOf(offered, taken);
  const goods = offered.map(({ variant_id, base_quantity, quantity, unit_price }) => ({
    variant_id,
    quantity: quantity * base_quantity,
    amount: quantity * unit_price,
  }));
  await endOffer(db, store, tender_id, 'LOST', {
    loss_reason: taken.length > 0 ? 'OTHER_WON' : 'DEMAND_CLOSED',
    ...(tender.tells_winning_price && { winning_price }),
  });
  await keepLostGoods(db, store, tender_id, goods);
  await countLostDemand(db, store, { time_zone, cause: 'tender_lost' }, goods);
}

/** What the winners ask for as much of the same items, so that it can be held beside the own price. */
function bandOf(
  offered: readonly PricedLine[],
  taken: readonly PricedLine[],
): OfferSummary['winning_price'] {
  let [low, high] = [0, 0];
  for (const { item_id, base_quantity, quantity } of offered) {
    const prices = taken
      .filter((line) => line.item_id === item_id)
      .map((line) => (line.unit_price / line.base_quantity) * base_quantity * quantity);
    if (prices.length === 0) continue;
    low += Math.min(...prices);
    high += Math.max(...prices);
  }
  if (high === 0) return null;
  const rounded = (amount: number, round: (value: number) => number) =>
    round(amount / bandRounding) * bandRounding;
  return {
    low: rounded((low * (100 - bandPercent)) / 100, Math.floor),
    high: rounded((high * (100 + bandPercent)) / 100, Math.ceil),
  };
}

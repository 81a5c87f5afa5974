import type { DemandRow, TenderItem } from '@marketplace/contract/tender';
import type { DeclineReason } from '@marketplace/contract/tender-words';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { countLostDemand, takeBackLostDemand } from '../../orders/record/count-loss.service.ts';
import { keepLostGoods, type LostGoods } from '../matching/end-offer.sql.ts';
import { publishDemand } from '../record/publish-demand.service.ts';
import {
  conflict,
  type Held,
  type OfDemand,
  onDemand,
  refuseClosed,
  rowOf,
} from './on-demand.service.ts';
import { listingsOfVariants } from './own-listings.sql.ts';
import { listingsFor, tieredPrice, wantedOf } from './prices.ts';
import { readDecline, writeDecline } from './write-offer.sql.ts';

type Decline = OfDemand & { reason: DeclineReason; note: string };
const cause = 'tender_declined';

/** What the store is not interested in is lost to it, and counted like an order that it rejects. */
export const declineDemand = (
  db: Db,
  who: Caller,
  scope: StoreScope,
  { reason, note, ...of }: Decline,
): Promise<{ demand: DemandRow }> =>
  onDemand(db, scope, of, async (db, held) => {
    const { store, tender, demand } = held;
    if (demand.state === 'DECLINED') {
      const said = await readDecline(db, store, tender.id);
      const isSame = demand.decline_reason === reason && said.note === note;
      if (isSame && said.decided_by === who.user_id) return { demand: rowOf(demand) };
    }
    refuseClosed(held);
    if (demand.state !== 'OPEN') await conflict(db, held, 'offer_state_conflict');
    const goods = await goodsToLose(db, held);
    await writeDecline(db, store, tender.id, { reason, note, user_id: who.user_id });
    await keepLostGoods(db, store, tender.id, goods);
    await countLostDemand(db, store, { time_zone: demand.time_zone, cause }, goods);
    return { demand: rowOf(await publishDemand(db, store, tender.id, 'OPEN')) };
  });

export const undoDecline = (
  db: Db,
  scope: StoreScope,
  of: OfDemand,
): Promise<{ demand: DemandRow }> =>
  onDemand(db, scope, of, async (db, held) => {
    const { store, tender, demand } = held;
    if (demand.state === 'OPEN') return { demand: rowOf(demand) };
    refuseClosed(held);
    if (demand.state !== 'DECLINED') await conflict(db, held, 'offer_state_conflict');
    const { goods, lost_at } = await readDecline(db, store, tender.id);
    await writeDecline(db, store, tender.id, null);
    await keepLostGoods(db, store, tender.id, null);
    const day = { time_zone: demand.time_zone, cause };
    if (goods && lost_at) await takeBackLostDemand(db, store, { ...day, at: lost_at }, goods);
    return { demand: rowOf(await publishDemand(db, store, tender.id, 'DECLINED')) };
  });

/** What the store lists of it, at what the buyer wants to pay or the store asks. */
async function goodsToLose(db: Tx, { store, readItems }: Held): Promise<LostGoods[]> {
  const items = await readItems();
  const listings = await listingsOfVariants(
    db,
    store,
    items.map(({ variant_id }) => variant_id),
  );
  return items.flatMap((item: TenderItem) => {
    const [listing] = listingsFor(item, listings);
    if (!listing) return [];
    const quantity = wantedOf(item, listing);
    const amount =
      item.target_price === null
        ? quantity * tieredPrice(listing, quantity)
        : item.quantity * item.target_price;
    return [{ variant_id: item.variant_id, quantity: item.pieces, amount }];
  });
}

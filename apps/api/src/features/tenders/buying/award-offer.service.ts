import type { OrderRow } from '@marketplace/contract/order-row';
import type { OfferLine, TenderRow } from '@marketplace/contract/tender';
import type { AwardBody } from '@marketplace/contract/tenders';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { payloadHash } from '../../../platform/payload-hash.ts';
import type { BuyerScope } from '../../../platform/store-scope.ts';
import { agreedOrder, placeAgreedOrder } from '../../orders/placing/place-agreed-order.service.ts';
import { subtotalOf } from '../../orders/placing/place-order.service.ts';
import { followLater } from '../matching/follow-tender.service.ts';
import { publishDemand } from '../record/publish-demand.service.ts';
import { mostShippingFee } from '../record/shipping-bound.service.ts';
import { toTenderRow } from '../record/tender-row.ts';
import { readTender, stillWanted } from '../record/tender-rows.sql.ts';
import { activeBuyer } from './active-buyer.service.ts';
import { readAwardHash, type Taken, writeAward } from './answer-offer.sql.ts';
import { endIfCovered } from './end-tender.service.ts';
import { asItIs, holdOffer, refuseChanged, type StandingOffer } from './standing-offer.service.ts';

type Award = { tender: TenderRow; order: OrderRow };
type Line = OfferLine & Taken;

/**
 * An offer is taken: the order, its stock and what is left to be asked for, all of it or nothing. The demand's row is held
 * alone, so of any number of awards at once each sees what the one before has left. Locks go on as for every order: the offer,
 * the order, the shelf, the store's counters. Whoever has lost by it is told afterwards, store by store.
 */
export function awardOffer(
  db: Db,
  who: Caller,
  scope: BuyerScope,
  body: AwardBody,
): Promise<Award> {
  return inTransaction(db, async (db) => {
    const buyer = await activeBuyer(db, scope);
    const standing = await holdOffer(db, scope, body, 'update');
    const { key, store, tender, offer } = standing;
    // The same person asks for the same again; anybody else is told of it.
    const award_hash = payloadHash({ user_id: who.user_id, ...body });
    if (offer.order_id) {
      if ((await readAwardHash(db, store, tender.id)) !== award_hash)
        return failWith('offer_state_conflict', asItIs(standing));
      return answer(db, scope, standing, await agreedOrder(db, scope, store, offer.order_id));
    }
    refuseChanged(standing, body.version);
    // The order goes to where the store is now.
    if (buyer.city_id !== tender.city_id)
      failWith('tender_place_changed', { current_tender: toTenderRow(tender, true) });
    if (Date.parse(offer.valid_until) <= Date.now()) fail('offer_expired');
    const lines = chosenLines(standing, body);
    const { delivery } = offer;
    const brought = { delivery, city_id: tender.city_id, goods: subtotalOf(lines) };
    const order = await placeAgreedOrder(db, who, scope, {
      buyer_store_id: body.buyer_store_id,
      seller_store_id: body.seller_store_id,
      tender_id: tender.id,
      payment_method: tender.payment_method,
      ...(tender.term_days !== null && { term_days: tender.term_days as 7 | 14 | 30 }),
      delivery,
      // Of a part of the goods no more than these bear.
      shipping_fee: Math.min(offer.shipping_fee, await mostShippingFee(db, store, brought)),
      note: tender.note,
      lines,
    });
    await writeAward(db, store, key, { order_id: order.id, award_hash, taken: lines });
    await endIfCovered(db, key);
    await publishDemand(db, store, tender.id, 'SENT');
    await followLater(db, key);
    return answer(db, scope, standing, order);
  });
}

async function answer(db: Tx, scope: BuyerScope, { key }: StandingOffer, order: OrderRow) {
  const tender = (await readTender(db, key)) ?? fail('tender_not_found');
  return { tender: toTenderRow(tender, scope.level === 'MANAGE'), order };
}

/** The lines that are taken, as many of each as are offered, still wanted, and asked for. */
function chosenLines({ offer, items }: StandingOffer, { lines }: AwardBody): Line[] {
  const ofItem = new Map(items.map((item) => [item.item_id, item]));
  const left = (line: OfferLine) => {
    const item = ofItem.get(line.item_id);
    return item ? Math.min(line.quantity, stillWanted(item, line.base_quantity)) : 0;
  };
  if (!lines) {
    const all = offer.lines.map((line) => ({ ...line, quantity: left(line) }));
    const open = all.filter(({ quantity }) => quantity > 0);
    return open.length > 0 ? open : fail('item_taken');
  }
  const offered = new Map(offer.lines.map((line) => [line.item_id, line]));
  return lines.map(({ item_id, quantity }, index) => {
    const at = `lines.${index}`;
    const line = offered.get(item_id);
    if (!line) return fail('validation_failed', { [`${at}.item_id`]: 'item_unknown' });
    const most = left(line);
    if (most === 0) return fail('item_taken', { [`${at}.item_id`]: 'item_unknown' });
    if (quantity !== undefined && quantity > most)
      return fail('validation_failed', { [`${at}.quantity`]: 'more_than_wanted' });
    return { ...line, quantity: quantity ?? most };
  });
}

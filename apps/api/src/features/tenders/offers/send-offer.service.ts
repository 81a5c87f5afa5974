import type { DemandRow, OfferDetail } from '@marketplace/contract/tender';
import type { OfferCreateBody } from '@marketplace/contract/tender-offerings';
import { mostOfferRounds, mostValidityDays } from '@marketplace/contract/tender-words';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { payloadHash } from '../../../platform/payload-hash.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { takesNewOrders } from '../../fees/collections/fee-state.service.ts';
import { subtotalOf } from '../../orders/placing/place-order.service.ts';
import { countRounds, insertRound, isLastRound } from '../record/offer-rows.sql.ts';
import { publishDemand } from '../record/publish-demand.service.ts';
import { mostShippingFee } from '../record/shipping-bound.service.ts';
import { judgeLines } from './judge-lines.ts';
import { readOfferSettings } from './offer-settings.sql.ts';
import {
  answerOf,
  conflict,
  type Held,
  onDemand,
  refuseClosed,
  rowOf,
} from './on-demand.service.ts';
import { listingsById } from './own-listings.sql.ts';
import { writeOffer } from './write-offer.sql.ts';

const hour = 3_600_000;

type Answer = { demand: DemandRow; offer: OfferDetail };

/** The first word of a store to a demand, or another round of it. */
export const sendOffer = (
  db: Db,
  who: Caller,
  scope: StoreScope,
  body: OfferCreateBody,
): Promise<Answer> =>
  onDemand(db, scope, body, async (db, held) => {
    const { store, tender, demand } = held;
    const by = { user_id: who.user_id, payload_hash: payloadHash(body) };
    if (await isLastRound(db, store, tender.id, by)) return answerOf(db, store, demand);
    refuseClosed(held);
    if (!demand.allows_selling) fail('store_not_selling');
    if (!(await takesNewOrders(db, store.store_id))) fail('store_takes_no_orders');
    if (tender.version !== body.tender_version)
      failWith('tender_changed', { current_demand: rowOf(demand) });
    await refuseOther(db, held, body);
    refuseTimes(body);
    if ((await countRounds(db, store, tender.id)) >= mostOfferRounds) fail('offer_rounds_reached');
    const lines = judgeLines(
      body.lines,
      await held.readItems(),
      await listingsById(
        db,
        store,
        body.lines.map(({ inventory_id }) => inventory_id),
      ),
      (await readOfferSettings(db, store)).floor_margin_percent,
    );
    await refuseFee(db, held, body);
    const total_amount = await writeOffer(db, store, tender, body, lines);
    await insertRound(db, store, tender.id, {
      kind: demand.state === 'SENT' ? 'REVISED' : 'OFFERED',
      side: 'SELLER',
      total_amount,
      lines: lines.map(({ item_id, listing, quantity, unit_price }) => ({
        item_id,
        product_name: listing.product_name,
        uom_name: listing.uom_name,
        quantity,
        unit_price,
      })),
      note: body.note,
      ...by,
    });
    const sent = await publishDemand(db, store, tender.id, demand.state);
    return answerOf(db, store, sent);
  });

/** Who replaces an offer has to have seen it; what has come to an end is not replaced. */
async function refuseOther(db: Tx, held: Held, { version }: OfferCreateBody): Promise<void> {
  const { state, offer_version } = held.demand;
  if (state === 'SENT' && offer_version !== (version ?? null))
    await conflict(db, held, 'offer_version_conflict');
  if (state === 'DECLINED' || state === 'WON' || state === 'LOST' || state === 'MISSED')
    await conflict(db, held, 'offer_state_conflict');
}

async function refuseFee(
  db: Tx,
  { store, tender }: Held,
  { delivery, shipping_fee, lines }: OfferCreateBody,
): Promise<void> {
  if (shipping_fee === 0) return;
  const brought = { delivery, city_id: tender.city_id, goods: subtotalOf(lines) };
  if (shipping_fee > (await mostShippingFee(db, store, brought)))
    fail('validation_failed', { shipping_fee: 'too_big' });
}

function refuseTimes({ valid_until }: OfferCreateBody): void {
  const left = Date.parse(valid_until) - Date.now();
  if (left < hour) fail('validation_failed', { valid_until: 'valid_too_short' });
  // A day more, since a clock may be ahead and a day is meant to its end.
  if (left > (mostValidityDays + 1) * 24 * hour)
    fail('validation_failed', { valid_until: 'valid_too_long' });
}

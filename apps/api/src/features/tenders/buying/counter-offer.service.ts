import type { OfferDetail } from '@marketplace/contract/tender';
import { mostOfferRounds } from '@marketplace/contract/tender-words';
import type { CounterBody } from '@marketplace/contract/tenders';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { payloadHash } from '../../../platform/payload-hash.ts';
import type { BuyerScope } from '../../../platform/store-scope.ts';
import { mostRupiah, subtotalOf } from '../../orders/placing/place-order.service.ts';
import { writtenOffer } from '../record/offer-detail.service.ts';
import { countRounds, insertRound, isLastRound } from '../record/offer-rows.sql.ts';
import { publishDemand } from '../record/publish-demand.service.ts';
import { activeBuyer } from './active-buyer.service.ts';
import { writeCounter } from './answer-offer.sql.ts';
import { holdOffer, refuseChanged } from './standing-offer.service.ts';

export function counterOffer(
  db: Db,
  who: Caller,
  scope: BuyerScope,
  body: CounterBody,
): Promise<{ offer: OfferDetail }> {
  return inTransaction(db, async (db) => {
    await activeBuyer(db, scope);
    const standing = await holdOffer(db, scope, body, 'share');
    const { store, offer } = standing;
    const payload_hash = payloadHash(body);
    const by = { user_id: who.user_id, payload_hash };
    if (await isLastRound(db, store, body.tender_id, by)) return { offer };
    refuseChanged(standing, body.version);
    const ofItem = new Map(offer.lines.map((line) => [line.item_id, line]));
    const unknown = body.lines.flatMap(({ item_id }, index) =>
      ofItem.has(item_id) ? [] : [[`lines.${index}.item_id`, 'item_unknown'] as const],
    );
    if (unknown.length > 0) fail('validation_failed', Object.fromEntries(unknown));
    if ((await countRounds(db, store, body.tender_id)) >= mostOfferRounds)
      fail('offer_rounds_reached');
    const prices = new Map(body.lines.map(({ item_id, unit_price }) => [item_id, unit_price]));
    const lines = offer.lines.map((line) => ({
      item_id: line.item_id,
      product_name: line.product_name,
      uom_name: line.uom_name,
      quantity: line.quantity,
      unit_price: prices.get(line.item_id) ?? line.unit_price,
    }));
    const goods = subtotalOf(lines);
    if (goods > mostRupiah) fail('validation_failed', { lines: 'too_big' });
    await writeCounter(db, store, body.tender_id, body.lines);
    await insertRound(db, store, body.tender_id, {
      kind: 'COUNTERED',
      side: 'BUYER',
      total_amount: goods + offer.shipping_fee,
      lines,
      note: body.note,
      ...by,
    });
    const demand = await publishDemand(db, store, body.tender_id, 'SENT', {
      isCounter: true,
    });
    return { offer: await writtenOffer(db, store, demand) };
  });
}

import type { DemandRow, OfferDetail } from '@marketplace/contract/tender';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { payloadHash } from '../../../platform/payload-hash.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { subtotalOf } from '../../orders/placing/place-order.service.ts';
import { endOffer } from '../matching/end-offer.sql.ts';
import { writtenOffer } from '../record/offer-detail.service.ts';
import { insertRound, isLastRound } from '../record/offer-rows.sql.ts';
import { publishDemand } from '../record/publish-demand.service.ts';
import { mostShippingFee } from '../record/shipping-bound.service.ts';
import { refuseBelowFloor } from './judge-lines.ts';
import { readOfferSettings } from './offer-settings.sql.ts';
import {
  answerOf,
  conflict,
  mustStand,
  type OfDemand,
  onDemand,
  refuseClosed,
} from './on-demand.service.ts';
import { listingsById } from './own-listings.sql.ts';
import { endCounter, raiseVersion } from './write-offer.sql.ts';

type Answer = { demand: DemandRow; offer: OfferDetail };

export const withdrawOffer = (
  db: Db,
  who: Caller,
  scope: StoreScope,
  body: OfDemand & { version: number },
): Promise<Answer> =>
  onDemand(db, scope, body, async (db, held) => {
    const { store, tender, demand } = held;
    const by = { user_id: who.user_id, payload_hash: payloadHash({ withdraws: true, ...body }) };
    if (await isLastRound(db, store, tender.id, by)) return answerOf(db, store, demand);
    await mustStand(db, held, body.version);
    await endOffer(db, store, tender.id, 'WITHDRAWN');
    await raiseVersion(db, store, tender.id);
    const said = { total_amount: null, lines: [], note: '' };
    await insertRound(db, store, tender.id, {
      kind: 'WITHDRAWN',
      side: 'SELLER',
      ...said,
      ...by,
    });
    return answerOf(db, store, await publishDemand(db, store, tender.id, demand.state));
  });

type CounterAnswer = OfDemand & { version: number; accepts: boolean; note: string };

export const answerCounter = (
  db: Db,
  who: Caller,
  scope: StoreScope,
  body: CounterAnswer,
): Promise<Answer> =>
  onDemand(db, scope, body, async (db, held) => {
    const { store, tender, demand } = held;
    const by = { user_id: who.user_id, payload_hash: payloadHash(body) };
    if (await isLastRound(db, store, tender.id, by)) return answerOf(db, store, demand);
    refuseClosed(held);
    await mustStand(db, held, body.version);
    if (demand.waits_for !== 'SELLER') await conflict(db, held, 'offer_state_conflict');
    const { lines, delivery, ...offered } = await writtenOffer(db, store, demand);
    const agreed = lines.map((line) => ({
      ...line,
      unit_price: (body.accepts ? line.counter_price : null) ?? line.unit_price,
    }));
    if (body.accepts) {
      const { floor_margin_percent } = await readOfferSettings(db, store);
      const ids = lines.map(({ inventory_id }) => inventory_id);
      const listings = await listingsById(db, store, ids);
      const ofId = new Map(listings.map((listing) => [listing.inventory_id, listing]));
      refuseBelowFloor(
        agreed.map((line) => ({ ...line, listing: ofId.get(line.inventory_id) })),
        floor_margin_percent,
      );
    }
    const goods = subtotalOf(agreed);
    const most = await mostShippingFee(db, store, { delivery, city_id: tender.city_id, goods });
    const shipping_fee = Math.min(offered.shipping_fee, most);
    await endCounter(db, store, tender.id, body.accepts, shipping_fee);
    await insertRound(db, store, tender.id, {
      kind: body.accepts ? 'COUNTER_ACCEPTED' : 'COUNTER_REFUSED',
      side: 'SELLER',
      total_amount: goods + shipping_fee,
      lines: agreed.map(({ item_id, product_name, uom_name, quantity, unit_price }) => ({
        item_id,
        product_name,
        uom_name,
        quantity,
        unit_price,
      })),
      note: body.note,
      ...by,
    });
    return answerOf(db, store, await publishDemand(db, store, tender.id, 'SENT'));
  });

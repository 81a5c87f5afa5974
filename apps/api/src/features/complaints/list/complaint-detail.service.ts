import type { ComplaintDetail } from '@marketplace/contract/complaint';
import type { SeenEvents } from '@marketplace/contract/seen-events';
import type { Db } from '../../../platform/db/handle.ts';
import { nothingSeen } from '../../../platform/events/seen-events.ts';
import { fail } from '../../../platform/failure.ts';
import type { Links } from '../../../platform/files/links.ts';
import { sellerOf } from '../../../platform/resolve-store.ts';
import {
  type BuyerScope,
  type OneStore,
  type StoreScope,
  storeIn,
  systemScope,
} from '../../../platform/store-scope.ts';
import { toComplaintRow, type Viewer } from '../record/complaint-row.ts';
import { readComplaint } from '../record/complaint-rows.sql.ts';
import { readDisputedLines, readShippingBack } from '../steps/disputed-lines.sql.ts';
import { isPhotoOf, readOrderOf, readSteps } from './complaint-detail.sql.ts';
import { readSeen } from './complaint-list.sql.ts';

type Ids = { order_id: string; complaint_id: string };

export async function showComplaint(
  db: Db,
  scope: StoreScope | BuyerScope,
  ids: Ids,
): Promise<ComplaintDetail & { seen: SeenEvents }> {
  const seen = await (scope.side === 'seller' ? readSeen(db, scope) : nothingSeen(db));
  const store = (await sellerOf(db, scope, ids.order_id)) ?? fail('complaint_not_found');
  const buyer = scope.side === 'buyer' ? scope.buyer_store_id : undefined;
  const level = scope.side === 'buyer' ? scope.level : scope.levelIn(store.store_id);
  const viewer = { side: scope.side, may_act: level === 'MANAGE' };
  return { ...(await readDetail(db, store, ids, viewer, buyer)), seen };
}

async function readDetail(
  db: Db,
  store: OneStore,
  ids: Ids,
  viewer: Viewer,
  buyer_store_id?: string,
): Promise<ComplaintDetail> {
  const complaint =
    (await readComplaint(db, store, ids, buyer_store_id)) ?? fail('complaint_not_found');
  const [order = fail('complaint_not_found'), lines, shippingBack, timeline] = await Promise.all([
    readOrderOf(db, store, ids.order_id),
    readDisputedLines(db, store, ids),
    readShippingBack(db, store, ids.order_id),
    readSteps(db, store, { complaint_id: ids.complaint_id, buyer_name: complaint.buyer_name }),
  ]);
  return {
    complaint: toComplaintRow(complaint, viewer),
    order: { ...order, most_shipping_amount: order.shipping_fee - shippingBack },
    lines,
    terms: complaint.terms,
    timeline,
  };
}

type OfStore = Ids & { store_id: string };
const operator: Viewer = { side: 'operator', may_act: false };
const anyStore = (store_id: string) => storeIn(systemScope([store_id]), store_id);

export const showComplaintToOperator = async (
  db: Db,
  { store_id, ...ids }: OfStore,
): Promise<{ detail: ComplaintDetail }> => ({
  detail: await readDetail(db, anyStore(store_id), ids, operator),
});

/** A fresh address of what one of the sides has sent. */
export async function linkToPhoto(
  db: Db,
  links: Links,
  { store_id, photo_id, ...ids }: OfStore & { photo_id: string },
): Promise<{ url: string; expires_at: string }> {
  const store = anyStore(store_id);
  const complaint = (await readComplaint(db, store, ids)) ?? fail('complaint_not_found');
  if (!(await isPhotoOf(db, store, complaint.id, photo_id))) fail('file_not_found');
  return links.sign(db, photo_id);
}

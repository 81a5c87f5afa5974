import type { TenderRow } from '@marketplace/contract/tender';
import {
  mostEditsADay,
  mostOpenTenders,
  mostTendersADay,
} from '@marketplace/contract/tender-words';
import type { TenderCreateBody, TenderUpdateBody } from '@marketplace/contract/tenders';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { dayIn } from '../../../platform/indonesian-time.ts';
import { payloadHash } from '../../../platform/payload-hash.ts';
import type { BuyerScope } from '../../../platform/store-scope.ts';
import { mostRupiah, mostStock } from '../../orders/placing/place-order.service.ts';
import { followLater } from '../matching/follow-tender.service.ts';
import { toTenderRow } from '../record/tender-row.ts';
import { lockTender, readItems, readTender, type TenderRecord } from '../record/tender-rows.sql.ts';
import { activeBuyer } from './active-buyer.service.ts';
import { endIfCovered } from './end-tender.service.ts';
import {
  type BuyerStore,
  countAsked,
  insertTender,
  lockDemandsOf,
  readLastEdit,
  readWantedUnits,
  updateTenderRow,
  type WantedUnit,
  type Wishes,
} from './write-tender.sql.ts';

const hour = 3_600_000;
const longestDays = 30;

type Asked = Omit<TenderCreateBody, 'buyer_store_id'>;

export function createTender(
  db: Db,
  who: Caller,
  scope: BuyerScope,
  { buyer_store_id, ...asked }: TenderCreateBody,
): Promise<{ tender: TenderRow }> {
  return inTransaction(db, async (db) => {
    const buyer = await activeBuyer(db, scope);
    await lockDemandsOf(db, scope);
    const payload_hash = payloadHash(asked);
    const { open, today, same_id } = await countAsked(db, scope, who.user_id, payload_hash);
    if (same_id) return answer(db, scope, same_id);
    if (open >= mostOpenTenders || today >= mostTendersADay) fail('tenders_too_many');
    const wishes = await wishesOf(db, buyer, asked, payload_hash);
    const tender_id = await insertTender(db, scope, who, wishes);
    await followLater(db, { buyer_store_id, tender_id });
    return answer(db, scope, tender_id);
  });
}

export function updateTender(
  db: Db,
  who: Caller,
  scope: BuyerScope,
  { buyer_store_id, tender_id, version, ...asked }: TenderUpdateBody,
): Promise<{ tender: TenderRow }> {
  const key = { buyer_store_id, tender_id };
  return inTransaction(db, async (db) => {
    const buyer = await activeBuyer(db, scope);
    const tender = (await lockTender(db, key, 'update')) ?? fail('tender_not_found');
    const payload_hash = payloadHash(asked);
    const last = await readLastEdit(db, scope, tender_id);
    const isRepeated =
      tender.version === version + 1 &&
      last.user_id === who.user_id &&
      last.payload_hash === payload_hash;
    if (isRepeated) return answer(db, scope, tender_id);
    const current_tender = toTenderRow(tender, true);
    if (tender.state !== 'OPEN' || tender.is_over) failWith('tender_closed', { current_tender });
    if (tender.version !== version) failWith('tender_version_conflict', { current_tender });
    if (last.edits >= mostEditsADay) failWith('tender_edits_reached', { current_tender });
    await refuseTaken(db, tender, asked);
    const wishes = await wishesOf(db, buyer, asked, payload_hash);
    const edit = {
      version: version + 1,
      edits: last.edits + 1,
      changes_terms: !hasTerms(tender, wishes),
    };
    await updateTenderRow(db, scope, who, tender_id, edit, wishes);
    await endIfCovered(db, key);
    await followLater(db, key);
    return answer(db, scope, tender_id);
  });
}

async function answer(db: Db, scope: BuyerScope, tender_id: string) {
  const { buyer_store_id, level } = scope;
  const tender = (await readTender(db, { buyer_store_id, tender_id })) ?? fail('tender_not_found');
  return { tender: toTenderRow(tender, level === 'MANAGE') };
}

/** Whether it is still what offers are reckoned by: how and when it is paid, where, how and by when it is brought. */
const hasTerms = (tender: TenderRecord, wishes: Wishes): boolean =>
  tender.payment_method === wishes.payment_method &&
  tender.term_days === (wishes.term_days ?? null) &&
  tender.delivery === wishes.delivery &&
  tender.city_id === wishes.city_id &&
  tender.needed_by === wishes.needed_by;

/** What stores were given stays asked for; more of it may have been given than was, where a unit does not divide it. */
async function refuseTaken(db: Tx, { id, buyer_store_id }: TenderRecord, { items }: Asked) {
  const asked = new Map(items.map((item) => [item.product_unit_id, item.quantity]));
  for (const item of await readItems(db, { buyer_store_id, tender_id: id })) {
    const quantity = asked.get(item.product_unit_id) ?? 0;
    const given = Math.min(item.awarded_pieces, item.pieces);
    if (given > 0 && quantity * item.base_quantity < given) fail('item_taken');
  }
}

async function wishesOf(
  db: Tx,
  buyer: BuyerStore,
  asked: Asked,
  payload_hash: string,
): Promise<Wishes> {
  refuseTimes(asked, buyer.time_zone);
  const ids = asked.items.map(({ product_unit_id }) => product_unit_id);
  const found = new Map(
    (await readWantedUnits(db, ids)).map((unit) => [unit.product_unit_id, unit]),
  );
  const unknown = ids.flatMap((id, index) =>
    found.has(id) ? [] : [[`items.${index}.product_unit_id`, 'not_sold'] as const],
  );
  if (unknown.length > 0) fail('product_unit_not_found', Object.fromEntries(unknown));
  const units = ids.flatMap((id) => found.get(id) ?? []);
  refuseTooMuch(asked.items, found);
  const names = units.map(({ product_name }) => product_name);
  return {
    ...asked,
    city_id: buyer.city_id,
    units,
    goods_categories: [...new Set(units.map(({ category_name }) => category_name))].slice(0, 2),
    search_text: `${buyer.name} ${names.join(' ')}`.toLowerCase(),
    payload_hash,
  };
}

/** No shelf holds more pieces, and no order comes to more. */
function refuseTooMuch(items: Asked['items'], found: ReadonlyMap<string, WantedUnit>): void {
  const moneyOf = ({ quantity, target_price = 0 }: Asked['items'][number]) =>
    quantity * target_price;
  const wrong = items.flatMap((item, index) => {
    const { base_quantity = 1 } = found.get(item.product_unit_id) ?? {};
    const isMany = item.quantity * base_quantity > mostStock;
    const isDear = moneyOf(item) > mostRupiah;
    return [
      ...(isMany ? [[`items.${index}.quantity`, 'too_big'] as const] : []),
      ...(isDear ? [[`items.${index}.target_price`, 'too_big'] as const] : []),
    ];
  });
  if (wrong.length > 0) fail('validation_failed', Object.fromEntries(wrong));
  const value = items.reduce((sum, item) => sum + moneyOf(item), 0);
  if (value > mostRupiah) fail('validation_failed', { items: 'too_big' });
}

function refuseTimes({ closes_at, needed_by }: Asked, time_zone: string): void {
  const left = Date.parse(closes_at) - Date.now();
  if (left < hour) fail('validation_failed', { closes_at: 'closes_too_soon' });
  if (left > longestDays * 24 * hour) fail('validation_failed', { closes_at: 'closes_too_late' });
  const today = dayIn(new Date().toISOString(), time_zone);
  if (needed_by < today) fail('validation_failed', { needed_by: 'date_past' });
}

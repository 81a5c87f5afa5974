import type { LinkBarrierRow, NewFromItem } from '@marketplace/contract/accounting-mapping';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { addInventories } from '../../inventories/add/add-inventories.service.ts';
import { refuseInactive } from '../../stores/change-store.service.ts';
import { mustBeChosen } from '../accounting.service.ts';
import { lockBooks } from '../books-of-store.sql.ts';
import { writeLog } from '../record/log.sql.ts';
import { type UnitToList, unitsToList } from './create-here.sql.ts';
import { type KeptItem, readItems } from './items.sql.ts';
import { judgeLink } from './judge-link.ts';
import { readLinked, readLinks } from './links.sql.ts';
import { linkChosen, shownLinks } from './mapping.service.ts';

type Good = { wish: NewFromItem; unit: UnitToList; item: KeptItem; opening_stock: number };

const mostStock = 9_999_999;

/** Sells here what their books have: listed by the road of every listing, and linked with it. */
export const createHere = (
  db: Db,
  who: Pick<Caller, 'user_id'>,
  scope: StoreScope,
  { marketplace_store_id, items }: { marketplace_store_id: string; items: readonly NewFromItem[] },
) =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, marketplace_store_id);
    await lockBooks(db, store);
    await mustBeChosen(db, scope);
    await refuseInactive(db, scope);
    const units = await unitsToList(
      db,
      scope,
      items.map(({ product_unit_id }) => product_unit_id),
    );
    const unitById = new Map(units.map((each) => [each.product_unit_id, each]));
    const known = await readItems(db, scope, [...new Set(items.map(({ item_no }) => item_no))]);
    const itemByNo = new Map(known.map((each) => [each.item_no, each]));
    const linked = await readLinked(db, scope);
    const good: Good[] = [];
    const refused: { product_unit_id: string; barrier: LinkBarrierRow }[] = [];
    /** Of one product the first brings the stock there is. */
    const stocked = new Set<string>();
    for (const wish of items) {
      const { product_unit_id, item_no, unit_name } = wish;
      const refuse = (code: LinkBarrierRow['code'], explanation: string) =>
        refused.push({ product_unit_id, barrier: { code, explanation } });
      const unit = unitById.get(product_unit_id);
      const item = itemByNo.get(item_no);
      if (!unit) refuse('LISTING_UNKNOWN', 'Produk ini tidak ada di katalog.');
      else if (!item) refuse('ITEM_UNKNOWN', 'Barang ini tidak ada di Accurate.');
      else if (unit.is_listed) refuse('LISTED_ALREADY', 'Produk ini sudah dijual di toko Anda.');
      else {
        const ours = { ...unit, inventory_id: `new ${product_unit_id}` };
        const judged = judgeLink(ours, item, unit_name, linked);
        if ('barrier' in judged) {
          refuse(judged.barrier.code, judged.barrier.explanation);
          continue;
        }
        linked.add({ ...ours, item_no, ...judged });
        const takes = wish.takes_stock && !unit.has_shelf && !stocked.has(unit.variant_id);
        stocked.add(unit.variant_id);
        const there = Math.max(0, item.stock ?? 0) * judged.pieces_of_first;
        const opening_stock = takes ? Math.min(mostStock, Math.floor(there / unit.pieces)) : 0;
        good.push({ wish, unit, item, opening_stock });
      }
    }
    if (good.length === 0) return { created: [], refused };
    const { inventories } = await addInventories(
      db,
      scope,
      who,
      marketplace_store_id,
      good.map(({ wish: { product_unit_id, price }, opening_stock }) => ({
        ...{ product_unit_id, price, opening_stock },
        cost_price: null,
        minimum_order: 1,
        price_tiers: [],
        state: 'ACTIVE' as const,
      })),
      'ACCOUNTING',
    );
    const links = good.flatMap(({ wish: { item_no, unit_name } }, index) => {
      const inventory_id = inventories[index]?.id;
      return inventory_id ? [{ inventory_id, item_no, unit_name }] : [];
    });
    await linkChosen(db, scope, store, links, who.user_id);
    await writeLog(
      db,
      store,
      good.map(({ item, unit }) => ({
        kind: 'LISTING_CREATED' as const,
        about: item.name,
        change: item.item_no,
        variant_id: unit.variant_id,
        user_id: who.user_id,
      })),
    );
    const rows = await readLinks(
      db,
      scope,
      links.map(({ inventory_id }) => inventory_id),
    );
    return { created: await shownLinks(db, scope, rows), refused };
  });

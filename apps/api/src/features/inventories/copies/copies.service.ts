import type { CopiedPlans, CopyBody } from '@marketplace/contract/inventory-copies';
import { mostPlanRows } from '@marketplace/contract/inventory-plan-words';
import type { Following } from '@marketplace/contract/pages';
import { z } from 'zod';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail } from '../../../platform/failure.ts';
import { followingPage, momentKey } from '../../../platform/pages.ts';
import { payloadHash } from '../../../platform/payload-hash.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { seesCosts } from '../costs.ts';
import { matchingIds } from '../list/matching-listings.service.ts';
import { smallestFirst } from '../plans/chosen-listings.sql.ts';
import { openPlan } from '../plans/create-plan.service.ts';
import { readPlansOfCopy } from '../plans/plans.sql.ts';
import { insertPlan, insertPlanRows } from '../plans/stage-plan.sql.ts';
import { type Copied, copiedRow } from './copied-values.ts';
import {
  insertCopy,
  isAnyInactive,
  readCopied,
  readCopies,
  readCopy,
  readListedUnits,
  writeLeftOut,
} from './copies.sql.ts';

const rowsAtOnce = 2_000;

/** Plans in each of the other stores what it would get of this one, in all of them or in none. */
export function createCopy(
  db: Db,
  { user_id }: Caller,
  scope: StoreScope,
  body: CopyBody,
): Promise<CopiedPlans> {
  const from = storeIn(scope, body.store_id);
  const { copy_id, target_store_ids } = body;
  // They could be read where they are taken to.
  if (body.takes.includes('COST_PRICE') && !seesCosts(scope, body.store_id))
    fail('permission_denied');
  const payload_hash = payloadHash(body);
  return inTransaction(db, async (db) => {
    const isNew = await insertCopy(db, from, { ...body, user_id, payload_hash });
    if (!isNew) {
      const known = await readCopy(db, scope.only(body.store_id), copy_id);
      const isSame = known?.user_id === user_id && known.payload_hash === payload_hash;
      return isSame ? showCopy(db, scope, copy_id) : fail('copy_known');
    }
    if (await isAnyInactive(db, target_store_ids)) fail('store_inactive');
    const ids = await chosenIds(db, scope.only(body.store_id), from, body);
    const targets = await beginPlans(db, scope, user_id, body);
    for (let at = 0; at < ids.length; at += rowsAtOnce) {
      // Read once for all of them: what one store gets of a listing the others get.
      const listings = await readCopied(db, from, ids.slice(at, at + rowsAtOnce));
      for (const target of targets) await stage(db, target, listings, body, at);
    }
    for (const { store, plan_id, left_out } of targets) {
      if (left_out > 0) await writeLeftOut(db, store, plan_id, left_out);
      await openPlan(db, scope, store, plan_id);
    }
    return showCopy(db, scope, copy_id);
  });
}

async function chosenIds(
  db: Tx,
  scope: StoreScope,
  from: OneStore,
  { inventory_ids, filter = {}, except_ids, target_store_ids }: CopyBody,
): Promise<string[]> {
  const most = Math.floor(mostPlanRows / target_store_ids.length);
  const all = inventory_ids
    ? await smallestFirst(db, from, inventory_ids)
    : await matchingIds(db, scope, { store_id: from.store_id, ...filter }, most + 1);
  // Never the first so many of them in silence.
  if (all.length > most) fail('validation_failed', { target_store_ids: 'too_long' });
  const except = new Set(except_ids);
  return all.filter((id) => !except.has(id));
}

type Target = { store: OneStore; plan_id: string; left_out: number };

async function beginPlans(
  db: Tx,
  scope: StoreScope,
  user_id: string,
  { copy_id, store_id: from_store_id, target_store_ids }: CopyBody,
): Promise<Target[]> {
  const targets: Target[] = [];
  for (const store_id of target_store_ids) {
    const store = storeIn(scope, store_id);
    const copy = { id: copy_id, from_store_id };
    const plan_id = await insertPlan(db, store, { source: 'COPY', user_id, copy });
    targets.push({ store, plan_id, left_out: 0 });
  }
  return targets;
}

async function stage(
  db: Tx,
  target: Target,
  listings: readonly Copied[],
  body: CopyBody,
  from: number,
): Promise<void> {
  const { store, plan_id } = target;
  const units = listings.map(({ product_unit_id }) => product_unit_id);
  const rows = rowsFor(listings, await readListedUnits(db, store, units), body, from);
  target.left_out += listings.length - rows.length;
  await insertPlanRows(db, store, plan_id, rows);
}

const rowsFor = (
  listings: readonly Copied[],
  listed: ReadonlySet<string>,
  body: CopyBody,
  from: number,
) =>
  listings.flatMap((listing, index) => {
    const isListed = listed.has(listing.product_unit_id);
    return copiedRow(listing, body, from + index + 1, isListed) ?? [];
  });

export async function showCopy(db: Db, scope: StoreScope, copy_id: string): Promise<CopiedPlans> {
  const copy = (await readCopy(db, scope, copy_id)) ?? fail('copy_not_found');
  return { copy, plans: await readPlansOfCopy(db, scope, copy_id) };
}

export const listCopies = (db: Db, scope: StoreScope, query: Following & { store_id: string }) =>
  followingPage(
    query,
    z.tuple([momentKey, z.uuid()]),
    (behind, limit) => readCopies(db, storeIn(scope, query.store_id), behind, limit),
    ({ created_micros, id }) => [created_micros, id],
  );

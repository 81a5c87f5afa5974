import type { PlanSource } from '@marketplace/contract/inventory-plan-words';
import type { PlanRowsQuery } from '@marketplace/contract/inventory-plans';
import type { Following } from '@marketplace/contract/pages';
import { z } from 'zod';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { followingPage, momentKey } from '../../../platform/pages.ts';
import { type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { seesCosts } from '../costs.ts';
import { readPlanRows } from './plan-rows.sql.ts';
import { readPlan, readPlans } from './plans.sql.ts';
import { shownRow, withoutCosts } from './shown-row.ts';

export async function showPlan(db: Db, scope: StoreScope, query: PlanRowsQuery) {
  const { store_id, plan_id } = query;
  const plan = (await readPlan(db, scope, store_id, plan_id)) ?? fail('plan_not_found');
  const page = await followingPage(
    query,
    z.tuple([z.string().regex(/^\d{1,9}$/)]),
    (behind, limit) =>
      readPlanRows(db, storeIn(scope, store_id), plan_id, query, Number(behind?.[0] ?? 0), limit),
    ({ place }) => [String(place)],
  );
  const rows = page.data.map((row) => shownRow(row, plan.heads));
  const data = seesCosts(scope, store_id) ? rows : rows.map(withoutCosts);
  return { plan, data, next: page.next };
}

type PlansQuery = Following & { store_id: string; source?: PlanSource | undefined };

export const listPlans = (db: Db, scope: StoreScope, query: PlansQuery) =>
  followingPage(
    query,
    z.tuple([momentKey, z.uuid()]),
    (behind, limit) => readPlans(db, scope, query, behind, limit),
    ({ created_micros, id }) => [created_micros, id],
  );

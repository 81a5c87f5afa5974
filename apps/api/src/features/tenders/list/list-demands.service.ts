import type { DemandListQuery, DemandSummary } from '@marketplace/contract/tender-offering-lists';
import { type DemandState, demandStates } from '@marketplace/contract/tender-words';
import { boundedCount, countedUpTo } from '../../../platform/bounded-count.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { numberedPage } from '../../../platform/pages.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { toDemandRow } from '../record/demand-row.ts';
import { countDemands, readDemandCounts, readDemandPage, readWaiting } from './demand-list.sql.ts';

export async function listDemands(db: Db, scope: StoreScope, query: DemandListQuery) {
  if (query.page * query.page_size > countedUpTo) fail('page_too_far');
  // Before the rows: an event that comes in between is told of twice, and not lost.
  const { counts, seen } = await readDemandCounts(db, scope);
  const records = await readDemandPage(db, scope, query);
  const data = records.map((record) =>
    toDemandRow(record, scope.levelIn(record.store_id) === 'MANAGE'),
  );
  const states: readonly DemandState[] =
    query.state && query.state.length > 0 ? query.state : demandStates;
  const total = isNarrowed(query)
    ? boundedCount(await countDemands(db, scope, query))
    : {
        total_data: states.reduce((sum, state) => sum + counts[state], 0),
        total_is_capped: false,
      };
  return { ...numberedPage(query, data, total), counts, seen };
}

/** States alone are answered by the counters; anything else has to be counted. */
const isNarrowed = (query: DemandListQuery): boolean =>
  Boolean(query.query || query.city_id || query.category_id || query.serves_all || query.needed_by);

export async function summariseDemands(db: Db, scope: StoreScope): Promise<DemandSummary> {
  return { ...(await readDemandCounts(db, scope)), ...(await readWaiting(db, scope)) };
}

import { useQuery } from '@tanstack/react-query';
import { number } from '../../platform/format/money.ts';
import { useAppState, useServices } from '../../platform/services.ts';
import { chosenStore } from '../../platform/state/store-slice.ts';
import { demandSummaryQuery, waitingDemands } from '../../shared/demand-summary.query.ts';
import { sideCount } from './nav-entry.ts';

/** How many demands wait for an answer in the stores looked at. */
export function DemandCount() {
  const store_id = useAppState(({ store }) => chosenStore(store)) ?? '';
  const { data } = useQuery({
    ...demandSummaryQuery(useServices(), store_id),
    enabled: store_id !== '',
  });
  const waiting = data ? waitingDemands(data) : 0;
  if (waiting === 0) return null;
  return (
    <span className={sideCount}>
      {number(waiting)}
      <span className="sr-only"> menunggu</span>
    </span>
  );
}

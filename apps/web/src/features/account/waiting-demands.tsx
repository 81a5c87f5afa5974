import { useQuery } from '@tanstack/react-query';
import { number } from '../../platform/format/money.ts';
import { useServices } from '../../platform/services.ts';
import { demandSummaryQuery, waitingDemands } from '../../shared/demand-summary.query.ts';

/** How many demands wait for an answer of the stores looked at. */
export function WaitingDemands({ store_id }: { store_id: string }) {
  const { data } = useQuery(demandSummaryQuery(useServices(), store_id));
  const waiting = data ? waitingDemands(data) : 0;
  if (waiting === 0) return null;
  return (
    <span>
      {number(waiting)}
      <span className="sr-only"> menunggu</span>
    </span>
  );
}

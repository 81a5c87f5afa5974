import { useQuery } from '@tanstack/react-query';
import { isRefusal } from '../../../platform/api/failure.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { Gone, RowSkeletons } from '../../../shared/record-page.tsx';
import { demandQuery } from '../demands.query.ts';
import { DemandDetail } from './demand-detail.tsx';

/** The demand that was chosen, beside the list. */
export function DemandPane({ store_id, tender_id }: { store_id: string; tender_id: string }) {
  const { data, error, refetch } = useQuery(demandQuery(useServices(), store_id, tender_id));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 lg:p-5">
      {data ? (
        <DemandDetail detail={data} isBeside />
      ) : isRefusal(error) ? (
        <Gone text={error.error_message} />
      ) : error ? (
        <LoadFailed error={error} onReload={() => void refetch()} />
      ) : (
        <RowSkeletons />
      )}
    </div>
  );
}

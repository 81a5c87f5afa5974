import { useQuery } from '@tanstack/react-query';
import { rupiah } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { useServices } from '../../../platform/services.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { feeStateQuery } from '../fees.query.ts';

/** All that is owed now, and until when. */
export function FeeStanding({ store_id }: { store_id: string }) {
  const { data } = useQuery(feeStateQuery(useServices(), store_id));
  const timeZone = useTimeZone(store_id);
  if (!data) return <Skeleton className="h-24 w-full rounded-lg" />;
  const { state, due_amount, overdue_amount, first_due_at, blocks_at } = data;
  if (state === 'NONE') {
    return (
      <Card>
        <p className="text-lg font-semibold">Tidak ada yang perlu dibayar</p>
        <p className="text-ink-soft">
          Biaya dihitung dari pesanan yang selesai, dan ditagih setiap hari Senin.
        </p>
      </Card>
    );
  }
  return (
    <Card>
      <p className="text-sm text-ink-soft">Perlu dibayar</p>
      <p className="text-3xl font-bold tracking-tight tabular-nums">{rupiah(due_amount)}</p>
      {overdue_amount > 0 && (
        <p className="font-semibold text-wrong-700">
          {rupiah(overdue_amount)} sudah lewat jatuh tempo
        </p>
      )}
      {state === 'DUE' && first_due_at && (
        <p className="text-ink-soft">Paling lambat {moment(first_due_at, timeZone)}</p>
      )}
      {state === 'OVERDUE' && blocks_at && (
        <p className="text-ink-soft">
          Pesanan baru berhenti masuk {moment(blocks_at, timeZone)} bila belum dibayar.
        </p>
      )}
    </Card>
  );
}

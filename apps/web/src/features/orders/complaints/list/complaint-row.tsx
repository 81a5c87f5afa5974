import type { ComplaintRow as Complaint } from '@marketplace/contract/complaint';
import { Camera, ChevronRight } from 'lucide-react';
import { rupiah } from '../../../../platform/format/money.ts';
import { dayIn, dayWords } from '../../../../platform/format/time.ts';
import { AppLink } from '../../../../platform/navigation/app-link.tsx';
import { TimeLeft } from '../../../../shared/time-left.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { ListRow } from '../../../../ui/list-row.tsx';
import { kindWords, stateWords } from '../complaint-words.ts';

type Props = { complaint: Complaint; namesStore: boolean };

/** A complaint in the list: what is wrong, with what, and until when somebody has to do something. */
export function ComplaintRow({ complaint, namesStore }: Props) {
  const { id, order_id, store_id, kind, state, buyer_name, order_number, created_at } = complaint;
  const { label, tone } = stateWords[state];
  return (
    <ListRow
      title={kindWords[kind]}
      subtitle={
        <>
          <span className="block text-ink">
            {buyer_name}
            {namesStore && <span className="text-ink-soft"> · {complaint.store_name}</span>}
          </span>
          <span className="block">
            #{order_number} · {dayWords(dayIn(created_at, complaint.time_zone))}
            {complaint.reported_by === 'SELLER' && ' · Laporan Anda'}
          </span>
          <About complaint={complaint} />
        </>
      }
      trailing={
        <span className="flex items-center gap-2">
          <span className="grid min-w-0 justify-items-end gap-1 text-right text-sm">
            <Badge tone={tone}>{label}</Badge>
            <Standing complaint={complaint} />
          </span>
          <ChevronRight aria-hidden className="size-5 text-ink-faint" />
        </span>
      }
      as={
        <AppLink
          to="/seller/orders/complaints/detail"
          search={{ orderId: order_id, complaintId: id, store_id }}
        />
      }
    />
  );
}

function About({
  complaint: { first_product_name, line_count, photo_count },
}: Pick<Props, 'complaint'>) {
  const goods = first_product_name && [
    first_product_name,
    ...(line_count > 1 ? [`+${line_count - 1}`] : []),
  ];
  if (!goods && photo_count === 0) return null;
  return (
    <span className="flex items-center gap-1.5">
      {goods && <span className="truncate">{goods.join(' ')}</span>}
      {photo_count > 0 && (
        <span className="flex shrink-0 items-center gap-0.5">
          <Camera aria-hidden className="size-4" />
          <span className="sr-only">Foto:</span>
          {photo_count}
        </span>
      )}
    </span>
  );
}

/** What is at stake, or how long is left. */
function Standing({
  complaint: { state, deadline_at, refund_amount, hand_over },
}: Pick<Props, 'complaint'>) {
  if (hand_over)
    return <span className="font-semibold text-soon-700">Serahkan {rupiah(hand_over.amount)}</span>;
  if (state === 'OPEN' && deadline_at)
    return (
      <span className="font-semibold text-soon-700">
        <TimeLeft until={deadline_at} />
      </span>
    );
  return refund_amount ? <span className="tabular-nums">{rupiah(refund_amount)}</span> : null;
}

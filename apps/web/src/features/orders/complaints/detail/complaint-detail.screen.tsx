import type { QueueableCall } from '@marketplace/contract/call';
import type { ComplaintDetail } from '@marketplace/contract/complaint';
import type { ComplaintState } from '@marketplace/contract/complaint-words';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { number, rupiah } from '../../../../platform/format/money.ts';
import { AppLink } from '../../../../platform/navigation/app-link.tsx';
import { refuseWithout } from '../../../../platform/navigation/refuse-without.ts';
import { useServices } from '../../../../platform/services.ts';
import { useBarrier } from '../../../../platform/store-standing.ts';
import { ChatLink } from '../../../../shared/chat-link.tsx';
import { RecordPage, RecordPending } from '../../../../shared/record-page.tsx';
import { TimeLeft } from '../../../../shared/time-left.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Card, CardTitle } from '../../../../ui/card.tsx';
import { ListRow } from '../../../../ui/list-row.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { readComplaintIds } from '../complaint-search.ts';
import { complaintRecord, Refused, useArrived, useWaiting } from '../complaint-sending.tsx';
import { kindWords, stateWords } from '../complaint-words.ts';
import { complaintQuery } from '../complaints.query.ts';
import { AnswerForm } from './answer-form.tsx';
import { AppealForm } from './appeal-form.tsx';
import { HandOver, Withdraw } from './complaint-acts.tsx';
import { ComplaintTimeline } from './complaint-timeline.tsx';
import { TermsText } from './terms-text.tsx';

export const Route = createFileRoute('/_private/seller/orders/complaints/detail')({
  validateSearch: readComplaintIds,
  staticData: { isForSellers: true },
  beforeLoad: refuseWithout('orderId', 'complaintId'),
  component: ComplaintDetailScreen,
  pendingComponent: RecordPending,
});

const back = { to: '/seller/complaints', label: 'Komplain' };

function ComplaintDetailScreen() {
  const { orderId = '', complaintId = '', store_id = '' } = Route.useSearch();
  const result = useQuery(complaintQuery(useServices(), store_id, orderId, complaintId));
  return (
    <RecordPage title="Rincian komplain" back={back} result={result} isWide>
      {(detail) => <Detail key={complaintId} detail={detail} />}
    </RecordPage>
  );
}

/** What it is about and what is to be done; on a desk what was said stands beside it. */
function Detail({ detail }: { detail: ComplaintDetail }) {
  const { complaint, terms, lines } = detail;
  const { allowed_actions } = complaint;
  const barrier = useBarrier('order', complaint.store_id);
  const record = complaintRecord(complaint.id);
  const waiting = useWaiting(record);
  useArrived(record, (_complaint, call) =>
    showToast({ text: arrivedWords[call] ?? 'Terkirim.', kind: 'success' }),
  );
  const mayAnswer = allowed_actions.includes('respond');
  const mayAppeal = allowed_actions.includes('appeal');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Standing detail={detail} />
        {waiting?.refusal && !mayAnswer && !mayAppeal && <Refused item={waiting} />}
        <HandOver complaint={complaint} />
        {terms && termsTitles[complaint.state] && (
          <Card aria-labelledby="complaint-terms">
            <CardTitle id="complaint-terms">{termsTitles[complaint.state]}</CardTitle>
            <TermsText terms={terms} lines={lines} />
          </Card>
        )}
        <Lines detail={detail} />
        <OrderLink detail={detail} />
        <ChatLink
          store_id={complaint.store_id}
          buyerId={complaint.buyer_store_id}
          orderId={complaint.order_id}
        />
        <Withdraw complaint={complaint} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ComplaintTimeline detail={detail} />
        {barrier && complaint.state === 'OPEN' && <Banner kind="important">{barrier}</Banner>}
        {mayAnswer && <AnswerForm detail={detail} />}
        {mayAppeal && <AppealForm detail={detail} />}
      </div>
    </div>
  );
}

function Standing({ detail: { complaint } }: { detail: ComplaintDetail }) {
  const { kind, state, buyer_name, deadline_at, copywriting } = complaint;
  const { label, tone } = stateWords[state];
  return (
    <Card>
      <p className="flex flex-wrap items-start justify-between gap-2">
        <b className="min-w-0 text-xl font-bold tracking-tight wrap-anywhere">{kindWords[kind]}</b>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p className="text-ink-soft wrap-anywhere">{buyer_name}</p>
      <p className="mt-2">{copywriting}</p>
      {deadline_at && (
        <p className="mt-1 font-semibold text-soon-700">
          <TimeLeft until={deadline_at} />
        </p>
      )}
    </Card>
  );
}

const arrivedWords: Partial<Record<QueueableCall, string>> = {
  'POST /api/complaints/seller/respond': 'Jawaban terkirim.',
  'POST /api/complaints/seller/appeal': 'Banding terkirim.',
};

/** What stands; before there is a verdict, what was offered and not taken stands in the timeline alone. */
const termsTitles: Partial<Record<ComplaintState, string>> = {
  OFFERED: 'Tawaran Anda',
  DECIDED: 'Keputusan marketplace',
  RESOLVED: 'Hasilnya',
  REJECTED: 'Hasilnya',
};

function Lines({ detail: { lines } }: { detail: ComplaintDetail }) {
  if (lines.length === 0) return null;
  return (
    <Card aria-labelledby="complaint-lines">
      <CardTitle id="complaint-lines">Barang yang dikomplain</CardTitle>
      <ul aria-labelledby="complaint-lines" className="mt-2 divide-y divide-line">
        {lines.map(
          ({ line_id, product_name, uom_name, unit_price, quantity, ordered_quantity }) => (
            <li key={line_id} className="flex flex-wrap justify-between gap-x-3 py-2">
              <span className="min-w-0 wrap-anywhere">
                {product_name}
                <span className="block text-sm text-ink-soft tabular-nums">
                  {rupiah(unit_price)} per {uom_name}
                </span>
              </span>
              <span className="shrink-0 tabular-nums">
                {number(quantity)} dari {number(ordered_quantity)} {uom_name}
              </span>
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}

function OrderLink({ detail: { complaint, order } }: { detail: ComplaintDetail }) {
  return (
    <Card isFlush>
      <ListRow
        title={`Pesanan #${complaint.order_number}`}
        subtitle={
          order.complaint_refund_amount > 0
            ? `${rupiah(order.total_amount)}, sudah kembali ${rupiah(order.complaint_refund_amount)}`
            : rupiah(order.total_amount)
        }
        trailing={<ChevronRight aria-hidden className="size-5 text-ink-faint" />}
        as={
          <AppLink
            to="/seller/orders/detail"
            search={{ orderId: complaint.order_id, store_id: complaint.store_id }}
          />
        }
      />
    </Card>
  );
}

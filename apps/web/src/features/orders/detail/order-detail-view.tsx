import type { OrderRow } from '@marketplace/contract/order-row';
import { Headset } from 'lucide-react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useAppState } from '../../../platform/services.ts';
import { Badge } from '../../../ui/badge.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { NextStep } from '../next-step.tsx';
import type { OrderDetail } from '../order-detail-answer.ts';
import { goodsOf, statusWords } from '../order-words.ts';
import { CopyNumber } from './copy-number.tsx';
import { DetailBuyer } from './detail-buyer.tsx';
import { DetailFacts } from './detail-facts.tsx';
import { DetailLines } from './detail-lines.tsx';
import { DetailNotes } from './detail-notes.tsx';
import { DetailTimeline } from './detail-timeline.tsx';
import { DetailTotals, TotalAlone } from './detail-totals.tsx';
import { OrderActions } from './order-actions.tsx';
import { DetailPartsPending } from './order-detail-pending.tsx';

type Props = {
  order: OrderRow;
  /** Missing while it is on its way, or without a signal: then there is what the list knows. */
  detail: OrderDetail | undefined;
  isComing: boolean;
  level: 1 | 2;
};

/** An order with all that belongs to it. On the phone what is to be done stays in reach of the thumb. */
export function OrderDetailView({ order, detail, isComing, level }: Props) {
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  return (
    <>
      <Head order={order} level={level} />
      {isDesktop && (
        <div className="empty:hidden in-data-filling:hidden">
          <OrderActions order={order} />
        </div>
      )}
      {detail ? (
        <>
          <DetailBuyer detail={detail} />
          <DetailLines key={order.id} lines={detail.lines} />
          <DetailTotals detail={detail} />
          <DetailFacts order={order} detail={detail} />
          <DetailTimeline detail={detail} />
          <DetailNotes detail={detail} />
        </>
      ) : (
        <>
          {isComing ? <DetailPartsPending /> : <KnownGoods order={order} />}
          <TotalAlone amount={order.total_amount} />
          <DetailFacts order={order} detail={undefined} />
        </>
      )}
      <AppLink
        to="/seller/orders/contact-us"
        search={{ orderId: order.id, store_id: order.store_id }}
        className={buttonStyle({ variant: 'quiet' })}
      >
        <Headset aria-hidden className="size-5" />
        Bantuan untuk pesanan ini
      </AppLink>
      {!isDesktop && (
        <BottomActions>
          <OrderActions order={order} />
        </BottomActions>
      )}
    </>
  );
}

function Head({ order, level }: { order: OrderRow; level: 1 | 2 }) {
  const { label, tone } = statusWords[order.fulfilment_status];
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Heading className="text-2xl font-bold tracking-tight wrap-anywhere">
          Pesanan #{order.order_number}
        </Heading>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <NextStep order={order} />
      <CopyNumber order_number={order.order_number} />
    </div>
  );
}

const KnownGoods = ({ order }: { order: OrderRow }) => (
  <p>
    <b className="block text-lg font-semibold">{order.buyer_name}</b>
    <span className="text-ink-soft">{goodsOf(order)}</span>
  </p>
);

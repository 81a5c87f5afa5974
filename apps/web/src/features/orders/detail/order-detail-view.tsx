import type { OrderRow } from '@marketplace/contract/order-row';
import { Headset } from 'lucide-react';
import type { ComponentProps } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useAppState } from '../../../platform/services.ts';
import { Badge } from '../../../ui/badge.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { lazyPart, useLazyPart } from '../../../ui/lazy-part.ts';
import { historyOf } from '../detail-words.ts';
import { NextStep } from '../next-step.tsx';
import type { OrderDetail } from '../order-detail-answer.ts';
import { goodsOf, statusWords } from '../order-words.ts';
import { ComplaintsLink, ReportLink, wasDelivered } from './complaint-links.tsx';
import { CopyNumber } from './copy-number.tsx';
import { DetailBuyer } from './detail-buyer.tsx';
import type { DetailCredit } from './detail-credit.tsx';
import { DetailFacts } from './detail-facts.tsx';
import { DetailLines } from './detail-lines.tsx';
import { DetailMoney } from './detail-money.tsx';
import { DetailNotes } from './detail-notes.tsx';
import { DetailTerms } from './detail-terms.tsx';
import { DetailTimeline } from './detail-timeline.tsx';
import { DetailTotals } from './detail-totals.tsx';
import { OrderActions } from './order-actions.tsx';
import { DetailPartsPending } from './order-detail-pending.tsx';
import { PapersLink } from './papers-link.tsx';
import { PayoutAccountLink } from './payout-account-link.tsx';

type Props = {
  order: OrderRow;
  /** Missing while it is on its way, or without a signal: then there is what the list knows. */
  detail: OrderDetail | undefined;
  isComing: boolean;
  level: 1 | 2;
  isNext: boolean;
};

/** An order with all that belongs to it. On the phone what is to be done stays in reach of the thumb. */
export function OrderDetailView({ order, detail, isComing, level, isNext }: Props) {
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  return (
    <>
      <Head order={order} detail={detail} level={level} />
      {isDesktop && (
        <div className="empty:hidden in-data-filling:hidden">
          <OrderActions {...{ order, detail, isComing, isNext }} />
        </div>
      )}
      {order.fulfilment_status === 'IN_COMPLAINT' && <ComplaintsLink order={order} />}
      <DetailTerms order={order} detail={detail} />
      {detail?.credit && <Credit order={order} detail={detail} credit={detail.credit} />}
      {detail ? (
        <>
          <DetailLines key={order.id} lines={detail.lines} order={order} />
          <DetailTotals detail={detail} />
          <DetailBuyer detail={detail} />
          <DetailFacts order={order} detail={detail} />
          <DetailTimeline detail={detail} />
          <DetailMoney key={`money ${order.id}`} detail={detail} />
          <DetailNotes detail={detail} />
        </>
      ) : (
        <>
          {isComing ? <DetailPartsPending /> : <KnownGoods order={order} />}
          <DetailFacts order={order} detail={undefined} />
        </>
      )}
      <PapersLink order={order} />
      <PayoutAccountLink order={order} detail={detail} />
      <CopyNumber order_number={order.order_number} />
      <AppLink
        to="/seller/orders/contact-us"
        search={{ orderId: order.id, store_id: order.store_id }}
        className={buttonStyle({ variant: 'quiet' })}
      >
        <Headset aria-hidden className="size-5" />
        Bantuan untuk pesanan ini
      </AppLink>
      {wasDelivered.has(order.fulfilment_status) && <ComplaintsLink order={order} isQuiet />}
      <ReportLink order={order} />
      {!isDesktop && (
        <BottomActions>
          <OrderActions {...{ order, detail, isComing, isNext }} />
        </BottomActions>
      )}
    </>
  );
}

const creditPart = lazyPart(() => import('./detail-credit.tsx').then((part) => part.DetailCredit));

/** Only orders on terms need it. */
function Credit(props: ComponentProps<typeof DetailCredit>) {
  const { loaded: Part } = useLazyPart(creditPart, true);
  return Part ? <Part {...props} /> : null;
}

/** Who ordered and how long there is; the number is small print, for the ledger. */
function Head({ order, detail, level }: Pick<Props, 'order' | 'detail' | 'level'>) {
  const { label, tone } = statusWords[order.fulfilment_status];
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div>
      <div className="flex items-start justify-between gap-3">
        <Heading className="min-w-0 text-2xl leading-tight font-bold tracking-tight wrap-anywhere">
          {order.buyer_name}{' '}
          <span className="block text-sm font-normal tracking-normal text-ink-soft">
            Pesanan #{order.order_number}
          </span>
        </Heading>
        <Badge tone={tone} className="mt-1 shrink-0 whitespace-nowrap">
          {label}
        </Badge>
      </div>
      {detail && (
        <p className="text-sm font-semibold text-brand-700">{historyOf(detail.buyer.history)}</p>
      )}
      <NextStep order={order} />
    </div>
  );
}

const KnownGoods = ({ order }: { order: OrderRow }) => (
  <p className="text-ink-soft">{goodsOf(order)}</p>
);

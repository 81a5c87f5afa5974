import type { OrderRow } from '@marketplace/contract/order-row';
import type { ReactNode } from 'react';
import { rupiah } from '../../../platform/format/money.ts';
import { dayIn, dayWords } from '../../../platform/format/time.ts';
import type { OrderDetail } from '../order-detail-answer.ts';
import { deliveryWords, paymentOf } from '../order-words.ts';

type Props = { order: OrderRow; detail: OrderDetail | undefined };

/** What it comes to, how it is paid and how it gets there: what a seller asks first. */
export function DetailTerms({ order, detail }: Props) {
  const { term_due_on, promised_at } = detail ?? {};
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface">
      <div className="col-span-2 flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line px-4 py-2.5">
        <dt className="text-sm text-ink-soft">Nilai pesanan</dt>
        <dd className="text-2xl font-bold tracking-tight wrap-anywhere tabular-nums">
          {rupiah(order.total_amount)}
        </dd>
      </div>
      <Term name="Pembayaran" more={term_due_on && `Jatuh tempo ${dayWords(term_due_on)}`}>
        {paymentOf(order)}
      </Term>
      <Term
        name="Pengiriman"
        className="border-l border-line"
        more={promised_at && `Dijanjikan ${dayWords(dayIn(promised_at, order.time_zone))}`}
      >
        {deliveryWords[order.delivery]}
      </Term>
    </dl>
  );
}

type TermProps = {
  name: string;
  more: string | null | undefined;
  className?: string;
  children: ReactNode;
};

const Term = ({ name, more, className = '', children }: TermProps) => (
  <div className={`min-w-0 px-4 py-2.5 ${className}`}>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="font-semibold wrap-anywhere">
      {children}
      {more && <span className="block text-sm font-normal text-ink-soft">{more}</span>}
    </dd>
  </div>
);

import type { FeeCollection } from '@marketplace/contract/fee-collections';
import { ChevronRight } from 'lucide-react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { weekWords } from '../../../shared/week-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { collectionStates } from '../fee-words.ts';

type Props = {
  collection: FeeCollection;
  /** Whether it is among those to be paid; undefined where there is nothing to choose. */
  isChosen: boolean | undefined;
  onToggle: (() => void) | undefined;
};

/** A week's fees: what it comes to, where it stands, and the way to what it is made of. */
export function CollectionCard({ collection, isChosen, onToggle }: Props) {
  const { id, store_id, state, order_count, amount, payment_id } = collection;
  const { label, tone } = collectionStates[state];
  const week = weekWords(collection);
  return (
    <div className="rounded-lg border border-line bg-surface shadow-card">
      <AppLink
        to="/seller/fee-collections/transactions"
        search={{ feeCollectionId: id, store_id }}
        className="flex items-center gap-3 rounded-lg px-4 py-3 hover:bg-canvas active:bg-sunken"
      >
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <b className="font-semibold">{week}</b>
            <Badge tone={tone}>{label}</Badge>
          </span>
          <span className="mt-1 block text-xl font-bold tracking-tight tabular-nums">
            {rupiah(amount)}
          </span>
          <span className="block text-sm text-ink-soft">
            {number(order_count)} pesanan selesai · <Dates collection={collection} />
          </span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
      </AppLink>
      {isChosen !== undefined && onToggle && (
        <div className="border-t border-line px-4">
          <Checkbox
            label="Bayar tagihan ini"
            aria-label={`Bayar tagihan ${week}`}
            checked={isChosen}
            onChange={onToggle}
          />
        </div>
      )}
      {payment_id && (state === 'UNPAID' || state === 'OVERDUE') && (
        <AppLink
          to="/seller/fee-collections/payment"
          search={{ paymentId: payment_id, store_id }}
          className="flex min-h-11 items-center border-t border-line px-4 font-semibold text-brand-700"
        >
          Lanjutkan pembayaran
        </AppLink>
      )}
    </div>
  );
}

function Dates({ collection: { store_id, state, due_at, settled_at } }: Pick<Props, 'collection'>) {
  const timeZone = useTimeZone(store_id);
  if (settled_at)
    return `${state === 'PAID' ? 'dibayar' : 'dihapuskan'} ${moment(settled_at, timeZone)}`;
  return `jatuh tempo ${moment(due_at, timeZone)}`;
}

import { ChevronRight, Hourglass } from 'lucide-react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { OrderPage } from '../order-page.ts';
import type { OrderSearch } from '../order-search.ts';

type Props = { search: OrderSearch; unpaid: OrderPage['unpaid'] | undefined; className: string };

/** Over the new orders, where they will come in once they are paid: what holds stock until then. */
export function UnpaidStrip({ search: { status = 'NEW', store_id }, unpaid, className }: Props) {
  if (!unpaid?.count || status !== 'NEW' || !store_id) return null;
  return (
    <AppLink
      to="/seller/orders/unpaid"
      search={{ store_id }}
      className={classNames(
        'flex min-h-11 items-center gap-2 bg-soon-50 py-2 text-sm hover:bg-soon-100 active:bg-soon-100',
        className,
      )}
    >
      <Hourglass aria-hidden className="size-4 shrink-0 text-soon-700" />
      <span className="min-w-0 flex-1">
        <b className="font-semibold">Menunggu pembayaran:</b> {number(unpaid.count)} pesanan menahan
        stok {rupiah(unpaid.amount)}
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
    </AppLink>
  );
}

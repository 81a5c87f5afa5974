import type { Holding } from '@marketplace/contract/money';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { number } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { reasonWords } from '../../../shared/hold-words.ts';
import { countWords } from '../../../shared/money-places.ts';
import { weekWords } from '../../../shared/week-words.ts';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { isLate } from '../money-words.ts';

type Props = { rows: readonly Holding[]; store_id: string };

export function HoldingList({ rows, store_id }: Props) {
  return (
    <Card isFlush>
      <ul aria-label="Pesanan" className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.key}>
            <ListRow
              title={titleOf(row)}
              subtitle={<Why row={row} isOfMany={isSeveral(store_id)} />}
              trailing={
                <span className="flex items-center gap-2 tabular-nums">
                  {number(row.amount)}
                  {hrefOf(row) && <ChevronRight aria-hidden className="size-4 text-ink-faint" />}
                </span>
              }
              as={hrefOf(row)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function titleOf({ order_number, name, reason, week_from, week_until }: Holding): string {
  if (week_from && week_until) return `Tagihan ${weekWords({ week_from, week_until })}`;
  if (reason === 'FEE_CREDIT') return 'Kelebihan bayar';
  const isBuyer = reason !== 'WITH_DRIVER' && reason !== 'WITH_SERVICE';
  return isBuyer && name ? name : order_number ? `Pesanan #${order_number}` : name;
}

function Why({ row, isOfMany }: { row: Holding; isOfMany: boolean }): ReactNode {
  const number = row.order_number && titleOf(row) === row.name ? `#${row.order_number}` : '';
  const count = row.order_count === null ? '' : `${countWords(row.order_count)} pesanan`;
  const beside = [number, count, isOfMany && row.store_name].filter(Boolean).join(' · ');
  return (
    <>
      {beside && <span className="block">{beside}</span>}
      <span className={isLate(row) ? 'font-semibold text-wrong-700' : undefined}>
        {reasonWords(row)}
      </span>
    </>
  );
}

/** To the order, to the transfer, or to the week of fees; where an account is missing, to where one is added. */
function hrefOf({ order_id, store_id, fee_collection_id, payout_id, reason }: Holding) {
  if (reason === 'NO_BANK_ACCOUNT')
    return <AppLink to="/seller/bank-accounts" search={{ store_id }} />;
  if (payout_id && (!order_id || reason === 'PAYOUT_FAILED'))
    return <AppLink to="/seller/payouts/detail" search={{ payoutId: payout_id, store_id }} />;
  if (order_id)
    return <AppLink to="/seller/orders/detail" search={{ orderId: order_id, store_id }} />;
  if (!fee_collection_id) return undefined;
  return (
    <AppLink
      to="/seller/fee-collections/transactions"
      search={{ feeCollectionId: fee_collection_id, store_id }}
    />
  );
}

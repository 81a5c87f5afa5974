import type { FeeTransaction } from '@marketplace/contract/fee-collections';
import { ChevronRight } from 'lucide-react';
import { rupiah } from '../../../platform/format/money.ts';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { percent } from '../fee-words.ts';

type Props = {
  store_id: string;
  fee_collection_id: string;
  transactions: readonly FeeTransaction[];
  error: Error | null;
  isLoading: boolean;
  isPending: boolean;
  onReload: () => void;
  onMore: (() => void) | undefined;
};

/** The orders of a week, each with what was charged on what. */
export function TransactionList(props: Props) {
  const { store_id, fee_collection_id, transactions, error, isLoading, isPending } = props;
  if (isPending) return <Skeleton className="h-40 w-full rounded-lg" />;
  if (error && transactions.length === 0)
    return <LoadFailed error={error} level={2} onReload={props.onReload} />;
  return (
    <>
      <Card isFlush>
        <ul aria-label="Pesanan di tagihan ini" className="divide-y divide-line">
          {transactions.map((transaction) => (
            <li key={transaction.id}>
              <ListRow
                title={transaction.buyer_name}
                subtitle={
                  <>
                    #{transaction.order_number}
                    <span className="block">{chargeWords(transaction)}</span>
                  </>
                }
                trailing={
                  <span className="flex items-center gap-2 tabular-nums">
                    {rupiah(transaction.amount)}
                    <ChevronRight aria-hidden className="size-5 text-ink-faint" />
                  </span>
                }
                as={
                  <AppLink
                    to="/seller/fee-collections/transactions/detail"
                    search={{
                      feeCollectionId: fee_collection_id,
                      transactionId: transaction.id,
                      store_id,
                    }}
                  />
                }
              />
            </li>
          ))}
        </ul>
      </Card>
      {props.onMore && <LoadMore isBusy={isLoading} onMore={props.onMore} />}
    </>
  );
}

/** 1,5% dari Rp 230.400; several rates are named together. */
function chargeWords({ charges, base_amount }: FeeTransaction): string {
  const rates = charges.map(({ basis_points }) => percent(basis_points)).join(' dan ');
  return rates ? `${rates} dari ${rupiah(base_amount)}` : 'Koreksi';
}

import type { Debtor } from '@marketplace/contract/credit-book';
import { ChevronRight } from 'lucide-react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { dayWords } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyReceiptDrawing } from '../../../ui/drawings/empty-receipt-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { ListRow } from '../../../ui/list-row.tsx';

type Props = { debtors: readonly Debtor[]; store_id: string };

/** Each opens into the orders that are owed for. */
export function DebtorList({ debtors, store_id }: Props) {
  if (debtors.length === 0) {
    return (
      <Card>
        <EmptyScreen
          drawing={<EmptyReceiptDrawing />}
          title="Tidak ada yang berutang"
          text="Pesanan tempo yang sudah sampai dan belum dibayar muncul di sini, dengan tanggal jatuh temponya."
        />
      </Card>
    );
  }
  return (
    <Card isFlush>
      <ul aria-label="Pembeli yang berutang" className="divide-y divide-line">
        {debtors.map((debtor) => (
          <li key={debtor.buyer_store_id}>
            <ListRow
              title={debtor.buyer_name}
              subtitle={<Standing debtor={debtor} />}
              trailing={
                <span className="flex items-center gap-2 tabular-nums">
                  {number(debtor.open_amount)}
                  <ChevronRight aria-hidden className="size-4 text-ink-faint" />
                </span>
              }
              as={
                <AppLink
                  to="/seller/money/credit-book/buyer"
                  search={{ buyerStoreId: debtor.buyer_store_id, store_id }}
                />
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Standing({ debtor }: { debtor: Debtor }) {
  const { open_amount, not_due_amount, order_count, first_due_on, limit_amount } = debtor;
  const late = open_amount - not_due_amount;
  const isOver = limit_amount !== null && open_amount > limit_amount;
  return (
    <>
      <span className="block">
        {number(order_count)} pesanan
        {late === 0 && ` · jatuh tempo mulai ${dayWords(first_due_on)}`}
      </span>
      {late > 0 && (
        <b className="block font-semibold text-wrong-700">
          {rupiah(late)} menunggak, sejak {dayWords(first_due_on)}
        </b>
      )}
      {limit_amount !== null && (
        <span className={isOver ? 'block font-semibold text-soon-700' : 'block'}>
          {isOver ? 'Melewati batas' : 'Batas'} {rupiah(limit_amount)}
        </span>
      )}
    </>
  );
}

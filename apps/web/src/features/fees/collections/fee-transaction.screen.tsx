import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { number, rupiah } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { refuseWithout } from '../../../platform/navigation/refuse-without.ts';
import { useServices } from '../../../platform/services.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { RecordPending } from '../../../shared/record-page.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { readFeeIds } from '../fee-address.ts';
import { FeeSums } from '../fee-sums.tsx';
import { percent } from '../fee-words.ts';
import { transactionQuery } from '../fees.query.ts';
import { FeesPage } from '../fees-page.tsx';
import { FeesExplained } from './fees-explained.tsx';

export const Route = createFileRoute('/_private/seller/fee-collections/transactions/detail')({
  validateSearch: readFeeIds,
  staticData: { isForSellers: true },
  beforeLoad: refuseWithout('feeCollectionId', 'transactionId'),
  component: FeeTransactionScreen,
  pendingComponent: RecordPending,
});

const back = { to: '/seller/fee-collections', label: 'Rincian tagihan' };

/** One order's fee, line by line as it was rounded. */
function FeeTransactionScreen() {
  const { feeCollectionId = '', transactionId = '', store_id = '' } = Route.useSearch();
  const ids = { fee_collection_id: feeCollectionId, transaction_id: transactionId };
  const result = useQuery(transactionQuery(useServices(), store_id, ids));
  const timeZone = useTimeZone(store_id);
  return (
    <FeesPage title="Biaya satu pesanan" back={back} result={result}>
      {({ transaction }) => (
        <>
          <p className="text-ink-soft">
            <b className="block text-lg text-ink wrap-anywhere">{transaction.buyer_name}</b>#
            {transaction.order_number} · selesai {moment(transaction.charged_at, timeZone)}
          </p>
          <Card isFlush aria-labelledby="charged">
            <CardTitle id="charged" className="px-4 pt-4 pb-1">
              Dihitung per barang
            </CardTitle>
            <ul aria-labelledby="charged" className="divide-y divide-line">
              {transaction.lines.map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never move.
                <li key={place} className="grid gap-0.5 px-4 py-3">
                  <b className="font-semibold wrap-anywhere">{line.product_name}</b>
                  <span className="text-sm text-ink-soft">
                    {number(line.quantity)} {line.uom_name} × {rupiah(line.unit_price)}
                  </span>
                  <span className="flex flex-wrap justify-between gap-x-3 text-sm">
                    <span>
                      {percent(line.basis_points)} dari {rupiah(line.base_amount)}, PPN{' '}
                      {rupiah(line.tax_amount)}
                    </span>
                    <b className="tabular-nums">{rupiah(line.fee_amount + line.tax_amount)}</b>
                  </span>
                </li>
              ))}
            </ul>
          </Card>
          <Card>
            <FeeSums
              parts={[
                ['Biaya layanan', transaction.fee_amount],
                ['PPN', transaction.tax_amount],
                ['Koreksi', transaction.correction_amount],
              ]}
              total={{ name: 'Biaya pesanan ini', amount: transaction.amount }}
            />
          </Card>
          <AppLink
            to="/seller/orders/detail"
            search={{ orderId: transaction.order_id, store_id }}
            className={buttonStyle({ variant: 'secondary' })}
          >
            Lihat pesanan
          </AppLink>
          <FeesExplained />
        </>
      )}
    </FeesPage>
  );
}

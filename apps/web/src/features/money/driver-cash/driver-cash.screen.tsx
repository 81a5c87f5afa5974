import type { CashCarrier } from '@marketplace/contract/driver-cash';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { dayIn, dayWords } from '../../../platform/format/time.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { OneStore } from '../../../shared/one-store.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyReceiptDrawing } from '../../../ui/drawings/empty-receipt-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { BackToMoney, MoneyTitle, moneyPage, RowsPending, twoColumns } from '../money-page.tsx';
import { driverCashQuery } from './driver-cash.query.ts';
import { HandIns } from './hand-ins.tsx';

export const Route = createFileRoute('/_private/seller/money/driver-cash')({
  staticData: { isForSellers: true },
  component: DriverCashScreen,
  pendingComponent: DriverCashPending,
});

/** Cash that drivers have taken for the store and not handed in. */
function DriverCashScreen() {
  const { store_id } = Route.useSearch();
  return (
    <OneStore store_id={store_id}>
      {(id) => (
        <div className={moneyPage}>
          <BackToMoney />
          <MoneyTitle store_id={id}>Uang kurir</MoneyTitle>
          <Cash key={id} store_id={id} />
        </div>
      )}
    </OneStore>
  );
}

function Cash({ store_id }: { store_id: string }) {
  const { data, error, refetch, isFetching } = useQuery(driverCashQuery(useServices(), store_id));
  if (!data && error)
    return <LoadFailed error={error} onReload={() => void refetch()} isReloading={isFetching} />;
  if (!data) return <RowsPending label="Memuat uang kurir" />;
  return (
    <div className={twoColumns}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-3xl font-bold tracking-tight wrap-anywhere tabular-nums">
          {rupiah(data.drivers.reduce((sum, { amount }) => sum + amount, 0))}
        </p>
        <Carriers drivers={data.drivers} store_id={store_id} />
      </div>
      <HandIns hand_ins={data.hand_ins} store_id={store_id} isOfAll />
    </div>
  );
}

type CarriersProps = { drivers: readonly CashCarrier[]; store_id: string };

function Carriers({ drivers, store_id }: CarriersProps) {
  const timeZone = useTimeZone(store_id);
  if (drivers.length === 0) {
    return (
      <Card>
        <EmptyScreen
          drawing={<EmptyReceiptDrawing />}
          title="Semua sudah disetor"
          text="Tunai dari pesanan COD yang diantar kurir Anda muncul di sini sampai disetor."
        />
      </Card>
    );
  }
  return (
    <Card isFlush>
      <ul aria-label="Kurir yang memegang tunai" className="divide-y divide-line">
        {drivers.map(({ courier_id, courier_name, amount, order_count, first_taken_at }) => (
          <li key={courier_id}>
            <ListRow
              icon={<Avatar name={courier_name} />}
              title={courier_name}
              subtitle={`${number(order_count)} pesanan COD${
                first_taken_at ? ` sejak ${dayWords(dayIn(first_taken_at, timeZone))}` : ''
              }`}
              trailing={
                <span className="flex items-center gap-2 tabular-nums">
                  {number(amount)}
                  <ChevronRight aria-hidden className="size-4 text-ink-faint" />
                </span>
              }
              as={
                <AppLink
                  to="/seller/money/driver-cash/driver"
                  search={{ courierId: courier_id, store_id }}
                />
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DriverCashPending() {
  return (
    <div className={moneyPage}>
      <h1 className="text-2xl font-bold tracking-tight">Uang kurir</h1>
      <RowsPending label="Memuat uang kurir" />
    </div>
  );
}

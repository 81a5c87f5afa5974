import type { DriverCashDetail } from '@marketplace/contract/driver-cash';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { rupiah } from '../../../platform/format/money.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { refuseWithout } from '../../../platform/navigation/refuse-without.ts';
import { isId, one, readTexts } from '../../../platform/navigation/search-values.ts';
import { useServices } from '../../../platform/services.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { moneyPage, RowsPending, twoColumns } from '../money-page.tsx';
import { CashOrders } from './cash-orders.tsx';
import { carriedCashQuery } from './driver-cash.query.ts';
import { HandInForm } from './hand-in-form.tsx';
import { HandIns } from './hand-ins.tsx';

type Search = { courierId?: string | undefined };

export const Route = createFileRoute('/_private/seller/money/driver-cash/driver')({
  validateSearch: (raw: Record<string, unknown>): Search =>
    readTexts(raw, { courierId: one(isId) }),
  beforeLoad: refuseWithout('courierId'),
  staticData: { isForSellers: true },
  component: CarriedCashScreen,
  pendingComponent: CarriedCashPending,
});

/** The cash of one driver, and its way into the till. */
function CarriedCashScreen() {
  const { courierId = '', store_id = '' } = Route.useSearch();
  const { data, error, refetch, isFetching } = useQuery(
    carriedCashQuery(useServices(), store_id, courierId),
  );
  return (
    <div className={moneyPage}>
      <BackLink otherwise="/seller/money/driver-cash">Uang kurir</BackLink>
      <h1 className="text-2xl font-bold tracking-tight wrap-anywhere">
        {data ? data.driver.courier_name : error ? 'Uang kurir' : <Skeleton className="h-9 w-56" />}
      </h1>
      {data ? (
        <Carried key={`${store_id} ${courierId}`} store_id={store_id} detail={data} />
      ) : error ? (
        <LoadFailed error={error} onReload={() => void refetch()} isReloading={isFetching} />
      ) : (
        <RowsPending label="Memuat uang kurir" />
      )}
    </div>
  );
}

function Carried({ store_id, detail }: { store_id: string; detail: DriverCashDetail }) {
  const { driver, orders, hand_ins } = detail;
  return (
    <div className={twoColumns}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Card aria-labelledby="carried">
          <h2 id="carried" className="text-sm text-ink-soft">
            Tunai yang dipegang
          </h2>
          <p className="text-3xl font-bold tracking-tight wrap-anywhere tabular-nums">
            {rupiah(driver.amount)}
          </p>
        </Card>
        {driver.amount > 0 && <HandInForm store_id={store_id} driver={driver} />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CashOrders orders={orders} store_id={store_id} />
        <HandIns hand_ins={hand_ins} store_id={store_id} />
      </div>
    </div>
  );
}

function CarriedCashPending() {
  return (
    <div className={moneyPage}>
      <Skeleton className="h-9 w-56" />
      <RowsPending label="Memuat uang kurir" />
    </div>
  );
}

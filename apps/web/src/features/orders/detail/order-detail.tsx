import { LoadFailed } from '../../../platform/load-failed.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { isOrderMissing } from '../is-order-missing.ts';
import { OrderMissing } from '../order-missing.tsx';
import { useOrder } from '../use-order.ts';
import { DetailPartsPending } from './order-detail-pending.tsx';
import { OrderDetailView } from './order-detail-view.tsx';

type Props = {
  orderId: string;
  store_id: string | undefined;
  level: 1 | 2;
  /** Came in the place of another by itself. */
  isNext?: boolean;
};

/** An order by its id: at once with what a list knows, then with everything. */
export function OrderDetail({ orderId, store_id, level, isNext = false }: Props) {
  const { data, order, error, isFetching, refetch } = useOrder(orderId, store_id);
  const reload = () => void refetch();
  if (!data && isOrderMissing(error)) return <OrderMissing level={level} />;
  if (order) {
    return (
      <>
        {!data && error && <Incomplete isReloading={isFetching} onReload={reload} />}
        <OrderDetailView {...{ order, level, isNext }} detail={data} isComing={!error} />
      </>
    );
  }
  if (!error) return <DetailPartsPending />;
  return <LoadFailed error={error} level={level} onReload={reload} isReloading={isFetching} />;
}

function Incomplete({ isReloading, onReload }: { isReloading: boolean; onReload: () => void }) {
  return (
    <Banner
      kind="important"
      link={
        <Button variant="quiet" size="sm" isBusy={isReloading} onClick={onReload}>
          Coba lagi
        </Button>
      }
    >
      Rincian belum bisa dimuat. Ini yang diketahui dari daftar pesanan.
    </Banner>
  );
}

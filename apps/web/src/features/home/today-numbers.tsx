import type { SellerSummary } from '@marketplace/contract/store-summary';
import { Eye, EyeOff } from 'lucide-react';
import { number, rupiah } from '../../platform/format/money.ts';
import { useHiddenNumbers } from '../../shared/hidden-numbers.ts';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** Today's revenue and orders. Who has customers looking over the shoulder hides them, on every device. */
export function TodayNumbers({ today }: { today: SellerSummary['today'] }) {
  const { isHidden, setHidden } = useHiddenNumbers();
  return (
    <Card aria-labelledby="today">
      <div className="flex items-start justify-between gap-3">
        <h2 id="today" className="text-sm font-medium text-ink-soft">
          Penjualan hari ini
        </h2>
        <IconButton
          label={isHidden ? 'Tampilkan angka' : 'Sembunyikan angka'}
          className="-mt-3 -mr-3 text-ink-soft"
          onClick={() => void setHidden(!isHidden)}
        >
          {isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </div>
      {isHidden ? (
        <p className="text-3xl font-bold tracking-tight text-ink-faint">
          <span aria-hidden>Rp ••••••</span>
          <span className="sr-only">Angka disembunyikan</span>
        </p>
      ) : (
        <>
          <p className="text-3xl font-bold tracking-tight wrap-anywhere tabular-nums">
            {rupiah(today.revenue)}
          </p>
          <p className="mt-1 text-ink-soft">{countWords(today.orders)}</p>
        </>
      )}
    </Card>
  );
}

const countWords = (orders: number): string =>
  orders === 0 ? 'Belum ada pesanan masuk hari ini' : `${number(orders)} pesanan masuk`;

import type { UnpaidOrder } from '@marketplace/contract/order-unpaid';
import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIsOnline } from '../../../platform/device/use-is-online.ts';
import { rupiah } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { TimeLeft } from '../../../shared/time-left.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { goodsOf } from '../order-words.ts';
import { tellPaid, useRelease } from './use-release.ts';

type Props = { order: UnpaidOrder; isOfMany: boolean };

/** An order that waits for its money: whose it is, what it holds, until when, and the way to let it go. */
export function UnpaidRow({ order, isOfMany }: Props) {
  const { order_number, buyer_name, total_amount, created_at, pay_by, time_zone } = order;
  const isClaimed = order.payment_status === 'WAITING_VERIFICATION';
  return (
    <Card>
      <p className="text-sm wrap-anywhere text-ink-soft">
        <b className="block font-semibold text-ink">#{order_number}</b>
        {moment(created_at, time_zone)}
      </p>
      <h2 className="mt-2 text-lg leading-snug font-semibold wrap-anywhere">{buyer_name}</h2>
      <p className="wrap-anywhere text-ink-soft">{goodsOf(order)}</p>
      {isOfMany && <p className="text-sm text-ink-faint">{order.store_name}</p>}
      {pay_by && (
        <p className="mt-2 flex gap-1.5 text-sm font-semibold text-soon-700">
          <Timer aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            {isClaimed ? 'Menunggu verifikasi, paling lambat' : 'Bayar sebelum'}{' '}
            {moment(pay_by, time_zone)}. <TimeLeft until={pay_by} />
          </span>
        </p>
      )}
      {isClaimed && (
        <p className="mt-1 text-sm text-ink-soft">
          Pembeli menyatakan sudah transfer. Uangnya sedang diperiksa.
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-dashed border-line-strong pt-3">
        <p className="text-xl font-bold tracking-tight tabular-nums">{rupiah(total_amount)}</p>
        <Release order={order} isOfMany={isOfMany} isClaimed={isClaimed} />
      </div>
    </Card>
  );
}

function Release({ order, isOfMany, isClaimed }: Props & { isClaimed: boolean }) {
  const { order_id, order_number, buyer_name, total_amount } = order;
  const barrier = useBarrier('order', order.store_id);
  const isOnline = useIsOnline();
  const [isAsking, setAsking] = useState(false);
  const release = useRelease(order, () => setAsking(false));
  const isOvertaken = isClaimed && isAsking && !release.isBusy;
  useEffect(() => {
    if (!isOvertaken) return;
    setAsking(false);
    tellPaid(order_number);
  }, [isOvertaken, order_number]);
  if (isClaimed) return null;
  // Of one store it is said once, above.
  if (barrier) return isOfMany && <p className="text-sm text-ink-soft">{barrier}</p>;
  return (
    <div className="grid justify-items-end gap-1">
      <Button
        variant="secondary"
        aria-label={`Lepas stok pesanan #${order_number}`}
        aria-describedby={isOnline ? undefined : `offline-${order_id}`}
        disabled={!isOnline}
        onClick={() => setAsking(true)}
      >
        Lepas stok
      </Button>
      {!isOnline && (
        <p id={`offline-${order_id}`} className="text-sm text-ink-soft">
          Perlu sinyal.
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Lepas stok pesanan #${order_number}?`}
        text={`${buyer_name} belum membayar ${rupiah(total_amount)}. Barangnya langsung bisa dijual lagi dan pesanan ini berakhir. Tidak bisa diurungkan, tetapi pembeli dapat memesan lagi.`}
        confirmLabel="Ya, lepas stok"
        isDanger
        isBusy={release.isBusy}
        onConfirm={release.run}
      />
    </div>
  );
}

import type { OrderRow } from '@marketplace/contract/order-row';
import { useState } from 'react';
import { rupiah } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useAction } from '../../../platform/use-action.ts';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { useMove } from '../moves/use-move.ts';
import type { OrderDetail } from '../order-detail-answer.ts';

type Props = { order: OrderRow; detail: OrderDetail | undefined };

/** The money of an order on terms has come in. Nobody can take that back, so it is asked first. */
export function ConfirmPayment({ order, detail }: Props) {
  const move = useMove();
  const open = detail?.term_open_amount ?? order.total_amount;
  const [isAsking, setAsking] = useState(false);
  const sending = useAction(async () => {
    setAsking(false);
    await move(order, {
      call: 'POST /api/orders/seller/confirm-payment',
      body: { store_id: order.store_id, order_id: order.id, open_amount: open },
      label: 'Catat pembayaran',
    });
  });
  return (
    <>
      <Button isBlock onClick={() => setAsking(true)}>
        Pembayaran Diterima
      </Button>
      {detail && (
        <AppLink
          to="/seller/money/credit-book/buyer"
          search={{ buyerStoreId: detail.buyer.store_id, store_id: order.store_id }}
          className={buttonStyle({ variant: 'quiet' })}
        >
          Dibayar sebagian
        </AppLink>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Pembayaran sudah diterima?"
        text={`${rupiah(open)} dari ${order.buyer_name} dicatat lunas. Tidak bisa diurungkan.`}
        confirmLabel="Ya, sudah diterima"
        onConfirm={sending.run}
      />
    </>
  );
}

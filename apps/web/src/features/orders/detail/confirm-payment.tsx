import type { OrderRow } from '@marketplace/contract/order-row';
import { useState } from 'react';
import { rupiah } from '../../../platform/format/money.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { useMove } from '../moves/use-move.ts';

/** The money of an order on terms has come in. Nobody can take that back, so it is asked first. */
export function ConfirmPayment({ order }: { order: OrderRow }) {
  const move = useMove();
  const [isAsking, setAsking] = useState(false);
  const sending = useAction(async () => {
    setAsking(false);
    await move(order, {
      call: 'POST /api/orders/seller/confirm-payment',
      body: { store_id: order.store_id, order_id: order.id },
      label: 'Catat pembayaran',
    });
  });
  return (
    <>
      <Button isBlock onClick={() => setAsking(true)}>
        Pembayaran Diterima
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Pembayaran sudah diterima?"
        text={`${rupiah(order.total_amount)} dari ${order.buyer_name} dicatat lunas. Tidak dapat dibatalkan.`}
        confirmLabel="Ya, sudah diterima"
        onConfirm={sending.run}
      />
    </>
  );
}

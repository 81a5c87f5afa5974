import type { QueueableCall } from '@marketplace/contract/call';
import type { OutboxItem } from '../../platform/offline/device-records.ts';
import type { Outbox } from '../../platform/offline/outbox.ts';
import type { AppStore } from '../../platform/state/app-state.ts';
import { failed, loaded, type Request } from '../../platform/state/request.ts';
import { showToast } from '../../ui/toast.tsx';
import { setConfirm } from './confirm-state.ts';
import { isOrderForm } from './order-form-path.ts';

export const acceptCall = 'POST /api/orders/seller/accept-order';

/** What is said when a move has arrived. The first is spelled as it always was. */
const sentWords: Partial<Record<QueueableCall, string>> = {
  [acceptCall]: 'Successfully confirmed order',
  'POST /api/orders/seller/reject-order': 'Pesanan ditolak.',
  'POST /api/orders/seller/ready-for-pickup': 'Pesanan siap diambil.',
  'POST /api/v2/orders/seller/confirm-order-shipment': 'Pesanan dikirim.',
  'POST /api/orders/seller/confirm-delivered': 'Pesanan dicatat sampai.',
  'POST /api/orders/seller/delivery-failed': 'Barang dicatat kembali ke toko.',
  'POST /api/orders/seller/confirm-payment': 'Pembayaran dicatat.',
};

/** Tells what became of the moves of this tab, and keeps the state of confirming up to date. */
export function followMoves({ outbox, state }: { outbox: Outbox; state: AppStore }): void {
  const settle = ({ call, body }: OutboxItem, request: Request) => {
    if (call === acceptCall) setConfirm(state, String(body.order_id), request);
  };
  outbox.onSent((item) => {
    const text = sentWords[item.call];
    if (text) showToast({ text, kind: 'success', isForNext: isLeaving() });
    settle(item, loaded);
  });
  outbox.state.subscribe(({ items }, { items: before }) => {
    for (const item of items) {
      const wasWaiting = before.some(({ id, refusal }) => id === item.id && !refusal);
      if (!item.refusal || !wasWaiting || !sentWords[item.call]) continue;
      const text = item.refusal.error_message;
      showToast({ text: text || 'Ditolak oleh server.', kind: 'error', isForNext: isLeaving() });
      settle(item, failed(text));
    }
  });
}

/** A form that has handed its move over is about to be left. */
const isLeaving = (): boolean => isOrderForm(globalThis.location?.pathname ?? '');

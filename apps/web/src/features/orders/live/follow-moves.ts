import type { QueueableCall } from '@marketplace/contract/call';
import { dayWords } from '../../../platform/format/time.ts';
import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import type { Outbox } from '../../../platform/offline/outbox.ts';
import type { AppStore } from '../../../platform/state/app-state.ts';
import { failed, loaded, type Request } from '../../../platform/state/request.ts';
import type { Telemetry, TrackedEvent } from '../../../platform/telemetry/telemetry.ts';
import { showToast } from '../../../ui/toast.tsx';
import { acceptCall } from '../moves/accept-call.ts';
import { setConfirm } from '../moves/confirm-state.ts';
import { confirmedWords } from '../moves/confirmed-words.ts';
import { isOrderForm } from '../moves/order-form-path.ts';

type Told = { words: string | ((body: OutboxItem['body']) => string); event: TrackedEvent };

/** What is said when a move has arrived, and what it is told as. */
const moves: Partial<Record<QueueableCall, Told>> = {
  [acceptCall]: { words: confirmedWords, event: 'order_confirmed' },
  'POST /api/orders/seller/reject-order': { words: 'Pesanan ditolak.', event: 'order_rejected' },
  'POST /api/orders/seller/ready-for-pickup': {
    words: 'Pesanan siap diambil.',
    event: 'order_made_ready',
  },
  'POST /api/v2/orders/seller/confirm-order-shipment': {
    words: 'Pesanan dikirim.',
    event: 'order_shipped',
  },
  'POST /api/orders/seller/confirm-delivered': {
    words: 'Pesanan dicatat sampai.',
    event: 'order_delivered',
  },
  'POST /api/orders/seller/delivery-failed': {
    words: ({ again_on }) =>
      again_on
        ? `Dicatat: diantar lagi ${dayWords(String(again_on))}.`
        : 'Barang dicatat kembali ke toko.',
    event: 'order_brought_back',
  },
  'POST /api/orders/seller/confirm-payment': { words: 'Pembayaran dicatat.', event: 'order_paid' },
};

export type FollowedMoves = {
  outbox: Outbox;
  state: AppStore;
  telemetry: Pick<Telemetry, 'track'>;
  /** What has been seen waiting, and of which nothing was told yet: see watch-moves.ts. */
  waiting: Set<number>;
};

/** Tells what became of the moves of this tab, and keeps the state of confirming up to date. */
export function followMoves({ outbox, state, telemetry, waiting }: FollowedMoves): void {
  const settle = ({ call, body }: OutboxItem, request: Request) => {
    if (call === acceptCall) setConfirm(state, String(body.order_id), request);
  };
  outbox.onSent((item) => {
    settle(item, loaded);
    const move = moves[item.call];
    if (!move) return;
    const text = typeof move.words === 'string' ? move.words : move.words(item.body);
    // A move made in the list is told in its place, and to who has left it, of another order, not at all.
    if (item.held_until === undefined) showToast({ text, kind: 'success', isForNext: isLeaving() });
    telemetry.track(move.event, idsOf(item));
  });
  const tellRefused = (items: readonly OutboxItem[]) => {
    for (const item of items) {
      if (!item.refusal || !waiting.delete(item.id)) continue;
      const move = moves[item.call];
      if (!move) continue;
      const { code, error_message } = item.refusal;
      if (!isSeenInPlace(item))
        showToast({
          text: error_message || 'Ditolak oleh server.',
          kind: 'error',
          isForNext: isLeaving(),
        });
      settle(item, failed(error_message));
      telemetry.track('order_move_refused', { ...idsOf(item), move: move.event, code });
    }
  };
  tellRefused(outbox.state.getState().items);
  outbox.state.subscribe(({ items }) => tellRefused(items));
}

const idsOf = ({ body }: OutboxItem) => ({
  order_id: String(body.order_id),
  store_id: String(body.store_id),
});

/** A form that has handed its move over is about to be left. */
const isLeaving = (): boolean => isOrderForm(globalThis.location?.pathname ?? '');

/** The list that the order was moved from says on its card why that was refused. */
function isSeenInPlace({ held_until, call }: OutboxItem): boolean {
  const { pathname, search } = globalThis.location ?? {};
  if (held_until === undefined || pathname !== '/seller/orders') return false;
  const status = new URLSearchParams(search).get('status');
  return status === null || status === (call === acceptCall ? 'NEW' : 'PROCESSING');
}

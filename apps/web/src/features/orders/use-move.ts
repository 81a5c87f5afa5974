import type { QueueableCall } from '@marketplace/contract/call';
import type { OrderRow } from '@marketplace/contract/order-row';
import type { NewItem } from '../../platform/offline/outbox.ts';
import { useOffline, useServices } from '../../platform/services.ts';
import { failed, loading } from '../../platform/state/request.ts';
import { setConfirm } from './confirm-state.ts';
import { acceptCall } from './follow-moves.ts';

type About = Pick<OrderRow, 'id' | 'order_number'>;
type Move = <C extends QueueableCall>(
  order: About,
  /** `label` is what is done to the order, `how` what is said behind its number. */
  move: Omit<NewItem<C>, 'record'> & { how?: string },
) => Promise<void>;

/** Hands a move of an order to the outbox. Fails if it cannot even be kept. */
export function useMove(): Move {
  const { outbox } = useOffline();
  const { state } = useServices();
  return async ({ id, order_number }, { label, how = '', ...move }) => {
    const isConfirming = move.call === acceptCall;
    if (isConfirming) setConfirm(state, id, loading);
    try {
      const number = order_number && `#${order_number}`;
      const named = [label, 'pesanan', number, how].filter(Boolean).join(' ');
      await outbox.add({ ...move, record: `order:${id}`, label: named });
    } catch (error) {
      if (isConfirming) setConfirm(state, id, failed(String(error)));
      throw error;
    }
  };
}

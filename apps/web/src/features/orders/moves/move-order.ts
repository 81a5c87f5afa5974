import type { QueueableCall } from '@marketplace/contract/call';
import type { OrderRow } from '@marketplace/contract/order-row';
import type { NewItem, Outbox } from '../../../platform/offline/outbox.ts';
import type { AppStore } from '../../../platform/state/app-state.ts';
import { failed, idle, loading } from '../../../platform/state/request.ts';
import { acceptCall } from './accept-call.ts';
import { setConfirm } from './confirm-state.ts';

type Needed = { outbox: Pick<Outbox, 'add'>; state: AppStore };

export type About = Pick<OrderRow, 'id' | 'order_number'>;

/** `label` is what is done to the order, `how` what is said behind its number. */
export type OrderMove<C extends QueueableCall> = Omit<NewItem<C>, 'record'> & { how?: string };

/** Hands a move of an order to the outbox. Fails if it cannot even be kept. */
export async function moveOrder<C extends QueueableCall>(
  { outbox, state }: Needed,
  { id, order_number }: About,
  { label, how = '', ...move }: OrderMove<C>,
): Promise<void> {
  const isConfirming = move.call === acceptCall;
  if (isConfirming) {
    // Which order, and then that it is under way: `follow-moves.ts` tells how it ended.
    setConfirm(state, id, idle);
    setConfirm(state, id, loading);
  }
  try {
    const number = order_number && `#${order_number}`;
    const named = [label, 'pesanan', number, how].filter(Boolean).join(' ');
    await outbox.add({ ...move, record: `order:${id}`, label: named });
  } catch (error) {
    if (isConfirming) setConfirm(state, id, failed(String(error)));
    throw error;
  }
}

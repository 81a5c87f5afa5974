import type { OrderRow } from '@marketplace/contract/order-row';
import type { Outbox } from '../../../platform/offline/outbox.ts';
import type { AppStore } from '../../../platform/state/app-state.ts';
import { acceptMove, readyMove } from '../moves/direct-moves.ts';
import { moveOrder } from '../moves/move-order.ts';

export type DirectAction = 'accept' | 'ready_for_pickup';

/** Makes a move on a card, where it is held. */
export const makeMove = (
  needed: { outbox: Outbox; state: AppStore },
  order: OrderRow,
  action: DirectAction,
): Promise<void> =>
  action === 'accept'
    ? moveOrder(needed, order, { ...acceptMove(order), isHeld: true })
    : moveOrder(needed, order, { ...readyMove(order), isHeld: true });

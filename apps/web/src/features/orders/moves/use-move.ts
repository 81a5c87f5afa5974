import type { QueueableCall } from '@marketplace/contract/call';
import { useOffline, useServices } from '../../../platform/services.ts';
import { type About, moveOrder, type OrderMove } from './move-order.ts';

/** Moves an order from a screen: see `moveOrder`. */
export function useMove() {
  const { outbox } = useOffline();
  const { state } = useServices();
  return <C extends QueueableCall>(order: About, move: OrderMove<C>): Promise<void> =>
    moveOrder({ outbox, state }, order, move);
}

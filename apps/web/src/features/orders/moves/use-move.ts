import type { QueueableCall } from '@marketplace/contract/call';
import { use } from 'react';
import { useOffline, useServices } from '../../../platform/services.ts';
import { setApp } from '../../../platform/state/app-state.ts';
import { InOrderPane } from '../in-order-pane.ts';
import { type About, moveOrder, type OrderMove } from './move-order.ts';

/** Moves an order from a screen: see `moveOrder`. */
export function useMove() {
  const { outbox } = useOffline();
  const { state } = useServices();
  const isInPane = use(InOrderPane);
  return async <C extends QueueableCall>(order: About, move: OrderMove<C>): Promise<void> => {
    await moveOrder({ outbox, state }, order, move);
    if (isInPane) setApp(state, { lastMovedOrder: order.id });
  };
}

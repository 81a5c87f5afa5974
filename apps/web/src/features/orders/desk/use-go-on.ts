import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { useAppState, useOffline, useServices } from '../../../platform/services.ts';
import { setApp } from '../../../platform/state/app-state.ts';
import type { OrderFilters, OrderSearch } from '../order-search.ts';
import { type ListShown, nextToOpen } from './next-to-open.ts';

export type OpenOrderProps = {
  orderId: string;
  search: OrderSearch;
  filters: OrderFilters;
  shown: ListShown;
  pane: RefObject<HTMLElement | null>;
  /** A form about it is being filled in: that leads back to the list by itself, which then goes on. */
  isFilling: boolean;
};

/**
 * Whoever has moved the open order goes on with the next one, where the focus waits on what is to be done with it.
 * Answers whether the open order is such a next one.
 */
export function useGoOn(open: OpenOrderProps): boolean {
  const { orderId, search, filters, shown, pane, isFilling } = open;
  const { state } = useServices();
  const done = useAppState(({ app }) => app.lastMovedOrder);
  const items = useStore(useOffline().outbox.state, ({ items }) => items);
  const navigate = useNavigate();
  const [goal, setGoal] = useState<string>();
  const isListed = shown.rows.length > 0 && !isFilling;
  const goOn = useEffectEvent((done: string) => {
    setApp(state, { lastMovedOrder: null });
    if (orderId !== done) return;
    const isBusy = (id: string) => items.some(({ record }) => record === `order:${id}`);
    const next = nextToOpen(shown, filters, done, isBusy);
    if (!next) return;
    setGoal(next.id);
    void navigate({
      to: '/seller/orders',
      search: { ...search, orderId: next.id },
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(() => {
    if (done !== null && isListed) goOn(done);
  }, [done, isListed]);
  useEffect(() => {
    if (goal !== orderId) return;
    const stop = focusOnceThere(pane.current);
    return () => {
      stop?.();
      // Whoever comes back to it has chosen it.
      setGoal((now) => (now === orderId ? undefined : now));
    };
  }, [goal, orderId, pane]);
  return goal === orderId;
}

/** Its first action, as soon as it is there and hears; somebody who has gone elsewhere meanwhile is left in peace. */
function focusOnceThere(pane: HTMLElement | null): (() => void) | undefined {
  if (!pane) return undefined;
  const left = document.activeElement;
  const look = () => {
    const action = pane.querySelector<HTMLElement>(':not([inert] *)[data-keys]');
    const hasGone = document.activeElement !== left && document.activeElement !== document.body;
    const isInPane = pane.contains(document.activeElement);
    if (action && (!hasGone || isInPane)) action.focus({ preventScroll: true });
    if (action || (hasGone && !isInPane)) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(pane, {
    childList: true,
    subtree: true,
    attributeFilter: ['inert'],
  });
  look();
  return () => observer.disconnect();
}

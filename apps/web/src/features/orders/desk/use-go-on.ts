import type { OrderRow } from '@marketplace/contract/order-row';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { useAppState, useOffline, useServices } from '../../../platform/services.ts';
import { setApp } from '../../../platform/state/app-state.ts';
import type { OrderSearch } from '../order-search.ts';
import { nextToOpen } from './next-to-open.ts';

type List = {
  orderId: string;
  search: OrderSearch;
  rows: readonly OrderRow[];
  pane: RefObject<HTMLElement | null>;
  /** A form leads back to the list by itself, which then goes on. */
  isFilling: boolean;
};

/** Whoever has moved the open order goes on with the next one, where the focus waits on what is to be done with it. */
export function useGoOn({ orderId, search, rows, pane, isFilling }: List): void {
  const { state } = useServices();
  const done = useAppState(({ app }) => app.lastMovedOrder);
  const items = useStore(useOffline().outbox.state, ({ items }) => items);
  const navigate = useNavigate();
  const goal = useRef<string>(undefined);
  const isListed = rows.length > 0 && !isFilling;
  const goOn = useEffectEvent((done: string) => {
    setApp(state, { lastMovedOrder: null });
    if (orderId !== done) return;
    const isBusy = (id: string) => items.some(({ record }) => record === `order:${id}`);
    const next = nextToOpen(rows, done, isBusy);
    if (!next) return;
    goal.current = next.id;
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
    if (goal.current !== orderId) return;
    goal.current = undefined;
    return focusOnceThere(pane.current);
  }, [orderId, pane]);
}

/** Its first action, as soon as it is there; somebody who has gone elsewhere meanwhile is left in peace. */
function focusOnceThere(pane: HTMLElement | null): (() => void) | undefined {
  if (!pane) return undefined;
  const left = document.activeElement;
  const look = () => {
    const action = pane.querySelector<HTMLElement>('[data-keys]');
    const hasGone = document.activeElement !== left && document.activeElement !== document.body;
    const isInPane = pane.contains(document.activeElement);
    if (action && (!hasGone || isInPane)) action.focus({ preventScroll: true });
    if (action || (hasGone && !isInPane)) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(pane, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

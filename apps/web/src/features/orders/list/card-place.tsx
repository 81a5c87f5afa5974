import type { OrderRow } from '@marketplace/contract/order-row';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { deafFor } from '../../../ui/action-area.tsx';
import { lazyPart, useLazyPart } from '../../../ui/lazy-part.ts';
import { type CardMove, isSettled } from './card-moves.ts';
import { whenCalm } from './when-calm.ts';

const strip = lazyPart(() => import('./moved-strip.tsx').then((part) => part.MovedStrip));

/** Its code comes before anybody has read a card, but after the cards. */
export function useStripSoon(): void {
  useEffect(() => {
    const timer = setTimeout(() => void strip.load().catch(() => {}), 2_000);
    return () => clearTimeout(timer);
  }, []);
}

type Props = {
  order: OrderRow;
  move: CardMove | undefined;
  /** Whether the order is still of this list, as far as is known. */
  isOfList: boolean;
  /** The move was seen, and the order has gone where it led. */
  onOver: () => void;
  children: ReactNode;
};

/**
 * Where a card stands. A strip lies over it while its order moves: the place is as high as before, so that no other card
 * comes under the finger, and folds away once nothing is being touched.
 */
export function CardPlace({ order, move, isOfList, onOver, children }: Props) {
  const place = useRef<HTMLLIElement>(null);
  const { loaded: MovedStrip } = useLazyPart(strip, move !== undefined);
  const isMoved = Boolean(move && MovedStrip);
  const hasSettled = move !== undefined && isSettled(move, order.fulfilment_status);
  const isDeaf = useDeafAfterChange(isMoved);
  useFocusKept(place, isMoved);
  const isFolding = useFolding(hasSettled, isOfList, onOver);
  return (
    <li
      ref={place}
      className={`grid grid-cols-[minmax(0,1fr)] transition-[grid-template-rows,opacity] duration-200 ${isFolding ? 'grid-rows-[0fr] opacity-0' : 'grid-rows-[1fr]'}`}
    >
      <div
        inert={isDeaf || isFolding || (move && !MovedStrip)}
        className={`relative min-h-0 ${isFolding ? 'overflow-hidden' : 'mb-2.5'}`}
      >
        <div className={isMoved ? 'invisible' : undefined}>{children}</div>
        {move && MovedStrip && <MovedStrip order={order} move={move} />}
      </div>
    </li>
  );
}

/** What takes the place of what was tapped hears nothing of the second tap of a hurried thumb. */
function useDeafAfterChange(isMoved: boolean): boolean {
  const last = useRef(isMoved);
  const [isDeaf, setDeaf] = useState(false);
  useLayoutEffect(() => {
    if (last.current === isMoved) return;
    last.current = isMoved;
    setDeaf(true);
    const timer = setTimeout(() => setDeaf(false), deafFor);
    return () => clearTimeout(timer);
  }, [isMoved]);
  return isDeaf;
}

/** Whoever pressed the button goes on from its place, whatever has come to stand there. */
function useFocusKept(place: { current: HTMLElement | null }, isMoved: boolean): void {
  const last = useRef(isMoved);
  useLayoutEffect(() => {
    if (last.current === isMoved) return;
    last.current = isMoved;
    const { activeElement } = document;
    if (!place.current?.contains(activeElement)) return;
    place.current.tabIndex = -1;
    place.current.focus({ preventScroll: true });
  }, [place, isMoved]);
}

/** Long enough to be read. */
const untilRead = 2_500;
const folding = 220;

function useFolding(hasSettled: boolean, isOfList: boolean, onOver: () => void): boolean {
  const [isRead, setRead] = useState(false);
  const [isFolding, setFolding] = useState(false);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (!hasSettled) return;
    const timer = setTimeout(() => setRead(true), untilRead);
    return () => {
      clearTimeout(timer);
      setRead(false);
    };
  }, [hasSettled]);
  useEffect(() => {
    if (!isRead) return;
    if (isOfList) return over.current();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = whenCalm(() => {
      setFolding(true);
      timer = setTimeout(() => over.current(), folding);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isRead, isOfList]);
  return isFolding;
}

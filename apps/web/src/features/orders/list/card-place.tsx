import type { OrderRow } from '@marketplace/contract/order-row';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whenCalm } from '../../../platform/lists/when-calm.ts';
import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import { deafFor } from '../../../ui/deaf-for.ts';
import { usePendingChange } from '../use-pending-change.ts';
import { type CardMove, isSettled } from './card-moves.ts';
import { MovedStrip } from './moved-strip.tsx';

type Props = {
  order: OrderRow;
  move: CardMove | undefined;
  /** The list no longer has it. */
  isLeft: boolean;
  /** Whether it fits into the list, as far as is known. */
  isOfList: boolean;
  /** The move has arrived, and was read. */
  onSeen: (item: OutboxItem) => void;
  /** Its place may be given to the next. */
  onGone: (order: OrderRow) => void;
  children: ReactNode;
};

/**
 * Where a card stands. A strip lies over it while its order moves: the place is as high as before, so that no other card
 * comes under the finger, and folds away once nothing is being touched.
 */
export function CardPlace(props: Props) {
  const { order, move, children } = props;
  const place = useRef<HTMLLIElement>(null);
  const isMoved = move !== undefined;
  const isDeaf = useDeafAfterChange(isMoved);
  useFocusKept(place, isMoved);
  const isFolding = useFolding(props);
  return (
    <li
      ref={place}
      className={`grid grid-cols-[minmax(0,1fr)] transition-[grid-template-rows,opacity] duration-200 ${isFolding ? 'grid-rows-[0fr] opacity-0' : 'grid-rows-[1fr]'}`}
    >
      <div
        inert={isDeaf || isFolding}
        className={`relative min-h-0 ${isFolding ? 'overflow-hidden' : 'mb-2.5'}`}
      >
        <div className={isMoved ? 'invisible' : undefined}>{children}</div>
        {move && <MovedStrip order={order} move={move} />}
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

/** Whether it folds away: whoever has moved it knows why, everybody else has seen what it has become. */
function useFolding({ order, move, isLeft, isOfList, onSeen, onGone }: Props): boolean {
  const [isFolding, setFolding] = useState(false);
  const isRefused = usePendingChange(order.id)?.refusal !== undefined;
  const hasArrived = move !== undefined && isSettled(move, order.fulfilment_status);
  // An answer may have left it out before its own event said where it went.
  const isGone = isLeft && (!move || move.stage === 'sent');
  const isOver = hasArrived || (isGone && !isRefused);
  const isRead = useLater(isOver, untilRead);
  const acts = useRef({ seen: () => {}, gone: () => {} });
  acts.current = { seen: () => move && onSeen(move.item), gone: () => onGone(order) };
  useEffect(() => {
    if (!isRead) return;
    if (isOfList && !isLeft) return acts.current.seen();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = whenCalm(() => {
      setFolding(true);
      timer = setTimeout(() => {
        acts.current.gone();
        acts.current.seen();
      }, folding);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isRead, isOfList, isLeft]);
  return isFolding;
}

/** True once it has been so for a while. */
function useLater(isSo: boolean, after: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLater(true), after);
    return () => {
      clearTimeout(timer);
      setLater(false);
    };
  }, [isSo, after]);
  return isLater;
}

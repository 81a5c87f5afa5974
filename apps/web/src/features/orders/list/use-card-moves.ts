import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useIsOnline } from '../../../platform/device/use-is-online.ts';
import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import { useOffline } from '../../../platform/services.ts';
import { cardMovesOf, isOfCard } from './card-moves.ts';

/**
 * The moves made on the cards of a list. Whoever turns to another list or page, or looks away, has decided: what is held
 * goes then.
 */
export function useCardMoves(list: string) {
  const { outbox } = useOffline();
  const { items, sending } = useStore(outbox.state);
  const isOnline = useIsOnline();
  const [sent, setSent] = useState<readonly OutboxItem[]>([]);
  useEffect(
    () =>
      outbox.onSent((item) => {
        if (isOfCard(item)) setSent((before) => [...before, item]);
      }),
    [outbox],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another page to look at.
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && outbox.release();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      outbox.release();
      setSent([]);
    };
  }, [outbox, list]);
  const forget = useCallback(
    (item: OutboxItem) => setSent((before) => before.filter(({ id }) => id !== item.id)),
    [],
  );
  return {
    moves: cardMovesOf({ items, sent, sending }, isOnline),
    /** It was seen: its place is the card's again, or nobody's. */
    forget,
  };
}

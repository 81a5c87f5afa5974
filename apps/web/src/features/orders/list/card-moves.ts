import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import { isHeld } from '../../../platform/offline/outbox-line.ts';
import { acceptCall } from '../moves/accept-call.ts';
import { confirmedWords } from '../moves/confirmed-words.ts';
import { readyCall } from '../moves/direct-moves.ts';

/** A move made on a card, from the tap until nobody needs to be told of it any more. */
export type CardMove = { item: OutboxItem; stage: 'held' | 'sending' | 'waiting' | 'sent' };

type Line = { items: readonly OutboxItem[]; sent: readonly OutboxItem[] };

/**
 * The moves that stand in the place of their cards, by order. What was refused is no move: its card is back, with the
 * reason. What was done elsewhere is told there.
 */
export function cardMovesOf(
  { items, sent }: Line,
  { now, isOnline }: { now: number; isOnline: boolean },
): ReadonlyMap<string, CardMove> {
  const moves = new Map<string, CardMove>();
  for (const item of sent) moves.set(orderOf(item), { item, stage: 'sent' });
  for (const item of items) {
    if (item.held_until === undefined) continue;
    if (item.refusal) moves.delete(orderOf(item));
    else moves.set(orderOf(item), { item, stage: stageOf(item, now, isOnline) });
  }
  return moves;
}

function stageOf(item: OutboxItem, now: number, isOnline: boolean): CardMove['stage'] {
  if (item.attempts > 0 || !isOnline) return 'waiting';
  return isHeld(item, now) ? 'held' : 'sending';
}

const orderOf = ({ body }: OutboxItem): string => String(body.order_id);

type Told = { done: string; arrived: string; from: FulfilmentStatus; to: FulfilmentStatus };

const told: Partial<Record<OutboxItem['call'], Told>> = {
  [acceptCall]: {
    done: 'Pesanan diterima',
    arrived: confirmedWords,
    from: 'NEW',
    to: 'PROCESSING',
  },
  [readyCall]: {
    done: 'Pesanan siap diambil',
    arrived: 'Pembeli sudah diberi tahu.',
    from: 'PROCESSING',
    to: 'READY_FOR_PICKUP',
  },
};

/** What is said of a move, and where it leads. */
export const toldOf = ({ call }: OutboxItem): Told | undefined => told[call];

/** Whether the list knows by now what became of the order. */
export const isSettled = ({ item, stage }: CardMove, status: FulfilmentStatus): boolean =>
  stage === 'sent' && toldOf(item)?.from !== status;

import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import { heldUpBy } from '../../../platform/offline/held-up.ts';
import { acceptCall } from '../moves/accept-call.ts';

/** A move made on a card, from the tap until nobody needs to be told of it any more. */
export type CardMove = { item: OutboxItem; stage: 'held' | 'sending' | 'waiting' | 'sent' };

type Line = {
  items: readonly OutboxItem[];
  /** The one that is on its way. */
  sending: number | null;
  sent: readonly OutboxItem[];
};

/**
 * The moves that stand in the place of their cards, by order. What was refused is no move: its card is back, with the
 * reason. What was done elsewhere is told there.
 */
export function cardMovesOf(
  { items, sending, sent }: Line,
  isOnline: boolean,
): ReadonlyMap<string, CardMove> {
  const moves = new Map<string, CardMove>();
  for (const item of sent) moves.set(orderOf(item), { item, stage: 'sent' });
  for (const item of items) {
    if (!isOfCard(item)) continue;
    if (item.refusal) moves.delete(orderOf(item));
    else moves.set(orderOf(item), { item, stage: stageOf(item, sending, isOnline) });
  }
  return moves;
}

function stageOf(item: OutboxItem, sending: number | null, isOnline: boolean): CardMove['stage'] {
  if (item.id === sending) return 'sending';
  return heldUpBy(item, isOnline) ? 'waiting' : 'held';
}

/** What moves many at once is told where that is. */
export const isOfCard = ({ held_until, body }: OutboxItem): boolean =>
  held_until !== undefined && body.order_id !== undefined;

const orderOf = ({ body }: OutboxItem): string => String(body.order_id);

/** Whether the list knows by now what became of the order. */
export const isSettled = ({ item, stage }: CardMove, status: FulfilmentStatus): boolean =>
  stage === 'sent' && status !== (item.call === acceptCall ? 'NEW' : 'PROCESSING');

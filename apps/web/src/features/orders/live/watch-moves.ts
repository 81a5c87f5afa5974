import { type LazyPart, lazyPart } from '../../../ui/lazy-part.ts';
import type { FollowedMoves } from './follow-moves.ts';

/**
 * Loads what tells of moves as soon as one waits. It may be over before that has come, given up here or refused in another
 * tab: what has been waiting is remembered until it was told.
 */
export function watchMoves(needed: Omit<FollowedMoves, 'waiting'>): LazyPart<void> {
  const waiting = new Set<number>();
  const telling = lazyPart(async () => {
    const { followMoves } = await import('./follow-moves.ts');
    followMoves({ ...needed, waiting });
  });
  needed.outbox.state.subscribe(({ items }) => {
    for (const { id, refusal } of items) if (!refusal) waiting.add(id);
    if (waiting.size > 0) telling.load().catch(() => {});
  });
  return telling;
}

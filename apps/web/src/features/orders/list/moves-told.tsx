import { useLazyPart } from '../../../ui/lazy-part.ts';
import type { CardMove } from './card-moves.ts';
import { cardParts } from './card-parts.ts';

/** Says aloud what was done on a card. */
export function MovesTold({ moves }: { moves: ReadonlyMap<string, CardMove> }) {
  const { loaded } = useLazyPart(cardParts, moves.size > 0);
  return (
    <p role="status" className="sr-only">
      {loaded?.saidOf(moves)}
    </p>
  );
}

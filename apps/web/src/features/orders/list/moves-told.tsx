import { saidOf } from './card-move-words.ts';
import type { CardMove } from './card-moves.ts';

/** Says aloud what was done on a card. */
export const MovesTold = ({ moves }: { moves: ReadonlyMap<string, CardMove> }) => (
  <p role="status" className="sr-only">
    {saidOf(moves)}
  </p>
);

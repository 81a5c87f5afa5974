import { type CardMove, toldOf } from './card-moves.ts';

/** Says aloud what was done on a card, since what stands there changes in silence. */
export function MovesTold({ moves }: { moves: ReadonlyMap<string, CardMove> }) {
  const last = [...moves.values()].at(-1);
  const told = last && toldOf(last.item);
  return (
    <p role="status" className="sr-only">
      {told && (last.stage === 'sent' ? told.arrived : `${told.done}. Bisa diurungkan.`)}
    </p>
  );
}

import type { HandIn } from '@marketplace/contract/driver-cash';
import { rupiah } from '../../../platform/format/money.ts';
import { clock, dayIn, dayWords, moment } from '../../../platform/format/time.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';

type Props = {
  hand_ins: readonly HandIn[];
  store_id: string;
  /** Whether they are of several drivers, whose names then stand there. */
  isOfAll?: boolean;
};

/** What was handed in lately, and what was missing or too much. */
export function HandIns({ hand_ins, store_id, isOfAll = false }: Props) {
  const timeZone = useTimeZone(store_id);
  if (hand_ins.length === 0) return null;
  return (
    <Card isFlush aria-labelledby="hand-ins">
      <CardTitle id="hand-ins" className="px-4 pt-4 pb-2">
        Setoran terakhir
      </CardTitle>
      <ul className="divide-y divide-line border-t border-line">
        {hand_ins.map((handIn) => (
          <li key={handIn.id} className="px-4 py-2.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 font-semibold wrap-anywhere">
                {isOfAll ? handIn.courier_name : dayWords(dayIn(handIn.created_at, timeZone))}
              </span>
              <b className="font-semibold tabular-nums">{rupiah(handIn.counted_amount)}</b>
            </p>
            <p className="text-sm wrap-anywhere text-ink-soft">
              {isOfAll ? moment(handIn.created_at, timeZone) : clock(handIn.created_at, timeZone)} ·
              dicatat {handIn.user_name}
            </p>
            <Difference handIn={handIn} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Difference({ handIn: { expected_amount, counted_amount, note } }: { handIn: HandIn }) {
  const lacking = expected_amount - counted_amount;
  if (lacking === 0) return null;
  return (
    <p className="text-sm wrap-anywhere">
      <b className={`font-semibold ${lacking > 0 ? 'text-wrong-700' : 'text-soon-700'}`}>
        {lacking > 0 ? 'Kurang' : 'Lebih'} {rupiah(Math.abs(lacking))}
      </b>
      : {note}
    </p>
  );
}

import type { OfferDetail, OfferRound } from '@marketplace/contract/tender';
import { number, rupiah } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { roundWords } from '../demand-words.ts';

type Props = { offer: OfferDetail; timeZone: string };

/** What both sides have said, as it happened. */
export function OfferRounds({ offer: { rounds }, timeZone }: Props) {
  if (rounds.length === 0) return null;
  return (
    <Card aria-labelledby="offer-rounds">
      <CardTitle id="offer-rounds">Perjalanan penawaran</CardTitle>
      <ol aria-labelledby="offer-rounds" className="mt-3">
        {rounds.map((round, index) => (
          <Round key={round.id} {...{ round, timeZone }} isLast={index === rounds.length - 1} />
        ))}
      </ol>
    </Card>
  );
}

type RoundProps = { round: OfferRound; timeZone: string; isLast: boolean };

function Round({ round, timeZone, isLast }: RoundProps) {
  const { kind, side, actor_name, total_amount, lines, note, created_at } = round;
  const who = [side === 'BUYER' ? 'Pembeli' : 'Toko Anda', actor_name].filter(Boolean).join(', ');
  return (
    <li
      className={`relative pl-6 ${isLast ? '' : 'pb-5 before:absolute before:top-2 before:bottom-0 before:left-[5px] before:w-px before:translate-y-1 before:bg-line-strong'}`}
    >
      <span
        aria-hidden
        className={`absolute top-1.5 left-0 size-[11px] rounded-full ${isLast ? 'bg-brand-600 ring-4 ring-brand-100' : 'bg-line-strong'}`}
      />
      <span className="flex flex-wrap justify-between gap-x-3 font-semibold">
        {roundWords[kind]}
        {total_amount !== null && <span className="tabular-nums">{rupiah(total_amount)}</span>}
      </span>
      <span className="block text-sm text-ink-soft">
        {moment(created_at, timeZone)}, {who}
      </span>
      {kind === 'COUNTERED' && lines.length > 0 && (
        <ul className="mt-1 text-sm">
          {lines.map(({ item_id, product_name, uom_name, quantity, unit_price }) => (
            <li key={item_id} className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere">
                {number(quantity)} {uom_name} {product_name}
              </span>
              <span className="tabular-nums">{rupiah(unit_price)}</span>
            </li>
          ))}
        </ul>
      )}
      {note && <span className="mt-1 block wrap-anywhere">“{note}”</span>}
    </li>
  );
}

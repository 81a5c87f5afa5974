import { postingKinds } from '@marketplace/contract/money-words';
import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useLastDays } from '../../../shared/last-days.ts';
import { Chip, ChipRow } from '../../../ui/chip.tsx';
import type { PostingFilters } from '../money-search.ts';
import { postingWords } from '../money-words.ts';
import { PostingDates } from './posting-dates.tsx';

type Props = { store_id: string; filters: PostingFilters };

const spans = [
  [1, 'Hari ini'],
  [7, '7 hari'],
  [30, '30 hari'],
] as const;

/** By kind, by days, and by the order that somebody came from. */
export function PostingFiltersBar({ store_id, filters }: Props) {
  const navigate = useNavigate();
  const lastDays = useLastDays();
  const choose = (change: PostingFilters) =>
    void navigate({
      to: '/seller/money/postings',
      search: { store_id, ...filters, ...change },
      replace: true,
    });
  const { kind, order_id, date_from, date_to } = filters;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ChipRow role="group" aria-label="Jenis mutasi" className="md:mx-0 md:flex-wrap md:px-0">
        {order_id && (
          <Chip isChosen onClick={() => choose({ order_id: undefined })}>
            Satu pesanan
            <X aria-hidden className="size-4" />
            <span className="sr-only">, hapus saringan</span>
          </Chip>
        )}
        <Chip isChosen={!kind} onClick={() => choose({ kind: undefined })}>
          Semua
        </Chip>
        {postingKinds.map((each) => (
          <Chip key={each} isChosen={kind === each} onClick={() => choose({ kind: each })}>
            {postingWords[each]}
          </Chip>
        ))}
      </ChipRow>
      <div className="flex flex-wrap items-start gap-2">
        <fieldset aria-label="Jangka waktu" className="flex flex-wrap gap-2">
          {spans.map(([count, label]) => {
            const span = lastDays(count);
            const isChosen = date_from === span.date_from && date_to === span.date_to;
            const days = isChosen ? { date_from: undefined, date_to: undefined } : span;
            return (
              <Chip key={label} isChosen={isChosen} onClick={() => choose(days)}>
                {label}
              </Chip>
            );
          })}
        </fieldset>
        <PostingDates filters={filters} lastDay={lastDays(1).date_to} onChoose={choose} />
      </div>
    </div>
  );
}

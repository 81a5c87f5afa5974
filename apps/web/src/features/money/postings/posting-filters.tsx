import { postingKinds } from '@marketplace/contract/money-words';
import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { dayAfter, dayIn } from '../../../platform/format/time.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Chip, ChipRow, chipStyle } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { PostingFilters } from '../money-search.ts';
import { postingWords } from '../money-words.ts';

type Props = { store_id: string; filters: PostingFilters };

const spans = [
  [0, 'Hari ini'],
  [6, '7 hari'],
  [29, '30 hari'],
] as const;

/** By kind, by days, and by the order that somebody came from. */
export function PostingFiltersBar({ store_id, filters }: Props) {
  const navigate = useNavigate();
  const today = dayIn(Date.now(), useTimeZone());
  const choose = (change: PostingFilters) =>
    void navigate({
      to: '/seller/money/postings',
      search: { store_id, ...filters, ...change },
      replace: true,
    });
  const { kind, order_id, date_from = '', date_to = '' } = filters;
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
          {spans.map(([back, label]) => {
            const from = dayAfter(today, -back);
            const isChosen = date_from === from && date_to === today;
            const days = isChosen
              ? { date_from: undefined, date_to: undefined }
              : { date_from: from, date_to: today };
            return (
              <Chip key={label} isChosen={isChosen} onClick={() => choose(days)}>
                {label}
              </Chip>
            );
          })}
        </fieldset>
        <details open={Boolean(date_from || date_to)} className="min-w-0 basis-full md:basis-auto">
          <summary className={`${chipStyle()} cursor-pointer list-none`}>Pilih tanggal</summary>
          <div className="mt-3 flex min-w-0 flex-wrap gap-3">
            <TextField
              label="Dari tanggal"
              type="date"
              max={date_to || today}
              value={date_from}
              onChange={({ currentTarget }) =>
                choose({ date_from: currentTarget.value || undefined })
              }
            />
            <TextField
              label="Sampai tanggal"
              type="date"
              min={date_from || undefined}
              max={today}
              value={date_to}
              onChange={({ currentTarget }) =>
                choose({ date_to: currentTarget.value || undefined })
              }
            />
          </div>
        </details>
      </div>
    </div>
  );
}

import type { DemandMonth } from '@marketplace/contract/tender-offering-lists';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { dayWords, shortTimeLeft } from '../../../platform/format/time.ts';
import { useServices } from '../../../platform/services.ts';
import { classNames } from '../../../ui/class-names.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { minutesWords } from '../demand-words.ts';
import { resultsQuery } from '../demands.query.ts';

const aMinute = 60_000;

/** Nov 2026 of 2026-11. */
const monthWords = (month: string): string => dayWords(`${month}-01`).slice(3);

/** What came of the demands of this month in a line; by month on a tap. */
export function ResultsLine({ store_id, className }: { store_id: string; className?: string }) {
  const { data } = useQuery(resultsQuery(useServices(), store_id));
  const [isOpen, setOpen] = useState(false);
  const [now] = data?.months ?? [];
  // Its place is kept, so that nothing below it moves.
  if (!data || !now) return <div className={classNames('min-h-9', className)} />;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={classNames(
          'relative flex min-h-9 w-full items-center gap-1 rounded-lg text-left text-sm text-ink-soft after:absolute after:-inset-y-1 after:inset-x-0 hover:text-ink',
          className,
        )}
      >
        <span className="relative min-w-0 truncate">
          <span className="max-md:sr-only">Bulan ini </span>
          <b className="font-semibold text-ink">{number(now.answered)}</b> dijawab ·{' '}
          <b className="font-semibold text-ink">{number(now.won)}</b> menang
          {now.won > 0 && (
            <>
              {' · '}
              <b className="font-semibold text-ink tabular-nums">{rupiah(now.won_amount)}</b>
            </>
          )}
          {now.median_response_minutes !== null && (
            <>
              {' · '}
              <span className="max-md:sr-only">jawab </span>
              {shortTimeLeft(now.median_response_minutes * aMinute)}
            </>
          )}
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0" />
        <span className="sr-only">Hasil per bulan</span>
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Hasil per bulan">
        <Months months={data.months} />
      </Sheet>
    </>
  );
}

const Months = ({ months }: { months: readonly DemandMonth[] }) => (
  <>
    <DataTable
      caption="Hasil per bulan"
      isCaptionHidden
      rows={months}
      rowKey={({ month }) => month}
      empty="Belum ada hasil."
      columns={[
        {
          key: 'month',
          header: 'Bulan',
          isRowHeader: true,
          render: ({ month }) => monthWords(month),
        },
        {
          key: 'answered',
          header: 'Dijawab',
          isNumeric: true,
          render: ({ answered, fitted }) => `${number(answered)} / ${number(fitted)}`,
        },
        {
          key: 'won',
          header: 'Menang',
          isNumeric: true,
          render: ({ won, won_amount }) => (
            <>
              {number(won)}
              {won > 0 && (
                <span className="block text-xs text-ink-soft tabular-nums">
                  {rupiah(won_amount)}
                </span>
              )}
            </>
          ),
        },
        {
          key: 'response',
          header: 'Waktu jawab',
          isNumeric: true,
          render: ({ median_response_minutes: minutes }) =>
            minutes === null ? '–' : minutesWords(minutes),
        },
      ]}
    />
    <p className="mt-3 text-sm text-ink-soft">
      Dijawab dari yang cocok. Waktu jawab: separuh penawaran dikirim lebih cepat dari ini sejak
      permintaannya muncul.
    </p>
  </>
);

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { dayAfter } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import type { SalesSearch } from '../analytics-search.ts';
import { daysWords } from '../analytics-words.ts';

type Props = {
  store_id: string;
  search: SalesSearch;
  start_week: string;
  date_to: string;
  today: string;
};

const step =
  'inline-flex size-11 items-center justify-center rounded-lg hover:bg-sunken active:bg-line aria-disabled:opacity-40';

/** The week that is shown, and the one before and after it. */
export function WeekPicker({ store_id, search, start_week, date_to, today }: Props) {
  const [before, after] = [dayAfter(start_week, -7), dayAfter(start_week, 7)];
  const to = { to: '/seller/analytics', replace: true, resetScroll: false } as const;
  return (
    <nav
      aria-label="Minggu"
      className="inline-flex items-center rounded-lg border border-line bg-surface print:hidden"
    >
      <AppLink
        {...to}
        search={{ ...search, store_id, start_week: before }}
        aria-label="Minggu sebelumnya"
        className={step}
      >
        <ChevronLeft aria-hidden className="size-5" />
      </AppLink>
      <span aria-live="polite" className="px-1 text-sm font-semibold tabular-nums">
        {daysWords(start_week, date_to)}
      </span>
      {after <= today ? (
        <AppLink
          {...to}
          search={{ ...search, store_id, start_week: after }}
          aria-label="Minggu berikutnya"
          className={step}
        >
          <ChevronRight aria-hidden className="size-5" />
        </AppLink>
      ) : (
        <span aria-hidden className={`${step} opacity-40`}>
          <ChevronRight className="size-5" />
        </span>
      )}
    </nav>
  );
}

import type { SellerAnalytics } from '@marketplace/contract/seller-analytics';
import { number } from '../../../platform/format/money.ts';
import { dayWords } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { moneyWords, weekdayNames } from '../analytics-words.ts';

type Props = { days: SellerAnalytics['days']; store_id: string; isHidden: boolean };

/** The days of the week, each a bar that opens into its orders. */
export function DaysCard({ days, store_id, isHidden }: Props) {
  const most = Math.max(1, ...days.map(({ revenue }) => revenue));
  return (
    <Card isFlush className="min-w-0">
      <CardTitle className="px-4 pt-4 pb-1">Hari demi hari</CardTitle>
      <ul aria-label="Hari demi hari" className="divide-y divide-line">
        {days.map(({ day, revenue, orders }, index) => (
          <li key={day}>
            <AppLink
              to="/seller/analytics/orders"
              search={{ store_id, date_from: day, date_to: day }}
              className="block px-4 py-2.5 -outline-offset-2 hover:bg-canvas active:bg-sunken"
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="text-sm font-semibold">
                  {weekdayNames[index]}
                  <span className="ml-1.5 font-normal text-ink-soft">{dayWords(day)}</span>
                </span>
                <span className="ml-auto text-sm font-semibold tabular-nums">
                  {moneyWords(revenue, isHidden)}
                  <span className="ml-1.5 font-normal text-ink-soft">{number(orders)} pesanan</span>
                </span>
              </span>
              {!isHidden && (
                <span
                  aria-hidden
                  className="mt-1.5 block h-2 overflow-hidden rounded-full bg-sunken"
                >
                  <span
                    className="block h-full rounded-full bg-brand-600"
                    style={{ inlineSize: `${Math.max(0, Math.round((100 * revenue) / most))}%` }}
                  />
                </span>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

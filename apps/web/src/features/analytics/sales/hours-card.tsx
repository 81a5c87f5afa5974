import type { SellerAnalytics } from '@marketplace/contract/seller-analytics';
import { number } from '../../../platform/format/money.ts';
import { HeatGrid } from '../../../ui/charts/heat-grid.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { weekdayNames, weekdays } from '../analytics-words.ts';
import { ChartCard } from '../chart-card.tsx';

type Hours = SellerAnalytics['hours'];

/** From the first hour in which anything comes in to the last, so that nights take no room. */
export function busyHours(hours: Hours): number[] {
  const isBusy = (hour: number) => hours.some((day) => (day[hour] ?? 0) > 0);
  const all = Array.from({ length: 24 }, (_, hour) => hour);
  const [first, last] = [all.find(isBusy), all.findLast(isBusy)];
  return first === undefined || last === undefined ? [] : all.slice(first, last + 1);
}

function busiest(hours: Hours): string | undefined {
  const cells = hours.flatMap((day, weekday) =>
    day.map((orders, hour) => ({ orders, weekday, hour })),
  );
  const most = cells.toSorted((one, other) => other.orders - one.orders)[0];
  if (!most || most.orders === 0) return undefined;
  return `Paling ramai ${weekdayNames[most.weekday]} pukul ${most.hour}: ${number(most.orders)} pesanan.`;
}

/** When orders come in, over twelve weeks. */
export function HoursCard({ hours }: { hours: Hours }) {
  const shown = busyHours(hours);
  if (shown.length === 0) return null;
  return (
    <ChartCard
      title="Jam ramai"
      fileName="jam-ramai"
      legend="Pesanan yang masuk selama 12 minggu"
      chart={
        <>
          <HeatGrid
            caption="Pesanan masuk menurut hari dan jam, 12 minggu"
            columns={shown.map(String)}
            rows={hours.map((day, index) => ({
              label: weekdays[index] ?? '',
              values: shown.map((hour) => day[hour] ?? 0),
            }))}
            words={(day, hour, orders) => `${day} pukul ${hour}: ${number(orders)} pesanan`}
          />
          <p className="mt-2 text-sm text-ink-soft">{busiest(hours)}</p>
        </>
      }
      table={
        <DataTable
          caption="Pesanan masuk menurut hari dan jam"
          isCaptionHidden
          rows={shown}
          rowKey={(hour) => hour}
          columns={[
            {
              key: 'hour',
              header: 'Jam',
              isRowHeader: true,
              render: (hour) => `${String(hour).padStart(2, '0')}.00`,
            },
            ...weekdays.map((label, index) => ({
              key: label,
              header: label,
              isNumeric: true,
              render: (hour: number) => number(hours[index]?.[hour] ?? 0),
            })),
          ]}
        />
      }
    />
  );
}

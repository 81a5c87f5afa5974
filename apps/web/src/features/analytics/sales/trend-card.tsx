import type { SellerAnalytics } from '@marketplace/contract/seller-analytics';
import { useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { dayAfter } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { shortAmount } from '../../../shared/figures/short-amount.ts';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { daysWords, moneyWords, shortDay } from '../analytics-words.ts';
import { ChartCard } from '../chart-card.tsx';

type Week = SellerAnalytics['trend'][number];
type Props = { trend: readonly Week[]; store_id: string; isHidden: boolean; date_to: string };

const until = ({ start_week }: Week, date_to: string) => {
  const sunday = dayAfter(start_week, 6);
  return sunday < date_to ? sunday : date_to;
};

const isRunning = ({ start_week }: Week, date_to: string): boolean =>
  start_week <= date_to && date_to < dayAfter(start_week, 6);

/** Before a store sold anything there is no line along the ground. */
const beforeOf = (trend: readonly Week[], index: number): number | null =>
  trend.slice(0, index + 1).some(({ before_revenue }) => before_revenue !== 0)
    ? (trend[index]?.before_revenue ?? null)
    : null;

/** Twelve weeks beside the twelve before them; the one that is looked at opens into its orders. */
export function TrendCard({ trend, store_id, isHidden, date_to }: Props) {
  const [looked, setLooked] = useState<string>();
  const week = trend.find(({ start_week }) => start_week === looked) ?? trend.at(-1);
  const say = (amount: number) => moneyWords(amount, isHidden);
  return (
    <ChartCard
      title="Penjualan 12 minggu"
      fileName="penjualan-12-minggu"
      legend={
        <span className="flex flex-wrap gap-x-4">
          <span>
            <b aria-hidden className="text-brand-700">
              —
            </b>{' '}
            12 minggu ini
          </span>
          <span>
            <b aria-hidden>┄</b> 12 minggu sebelumnya
          </span>
        </span>
      }
      chart={
        <LineChart
          label="Penjualan 12 minggu"
          points={trend.map((each, index) => ({
            key: each.start_week,
            label: shortDay(each.start_week),
            value: each.revenue,
            before: beforeOf(trend, index),
            words: `${daysWords(each.start_week, until(each, date_to))}${isRunning(each, date_to) ? ' (masih berjalan)' : ''}: ${say(each.revenue)}, ${number(each.orders)} pesanan selesai`,
          }))}
          tickWords={isHidden ? () => '•••' : shortAmount}
          onLook={setLooked}
        />
      }
      table={
        <DataTable
          caption="Penjualan 12 minggu"
          isCaptionHidden
          rows={trend.toReversed()}
          rowKey={({ start_week }) => start_week}
          columns={[
            {
              key: 'week',
              header: 'Minggu',
              isRowHeader: true,
              render: (each) =>
                `${daysWords(each.start_week, until(each, date_to))}${isRunning(each, date_to) ? ' (masih berjalan)' : ''}`,
            },
            {
              key: 'revenue',
              header: 'Penjualan',
              isNumeric: true,
              render: (each) => say(each.revenue),
            },
            {
              key: 'before',
              header: '12 minggu sebelumnya',
              isNumeric: true,
              render: (each) => say(each.before_revenue),
            },
            {
              key: 'orders',
              header: 'Pesanan',
              isNumeric: true,
              render: (each) => number(each.orders),
            },
          ]}
        />
      }
    >
      {week && week.orders > 0 && (
        <AppLink
          to="/seller/analytics/orders"
          search={{ store_id, date_from: week.start_week, date_to: until(week, date_to) }}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-700 hover:underline print:hidden"
        >
          Lihat {number(week.orders)} pesanan {daysWords(week.start_week, until(week, date_to))}
        </AppLink>
      )}
    </ChartCard>
  );
}

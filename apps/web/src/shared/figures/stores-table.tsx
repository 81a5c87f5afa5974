import type { HomePicture } from '@marketplace/contract/home-picture';
import type { StoreFigures } from '@marketplace/contract/store-summary';
import type { Store } from '@marketplace/contract/stores';
import { number, rupiah } from '../../platform/format/money.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { standingOf, standingWords } from '../../platform/store-standing.ts';
import { SparkLine } from '../../ui/charts/spark-line.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { changeOf } from './figures-words.ts';

type StoreRow = Store & Partial<StoreFigures>;

export type StoresProps = {
  caption: string;
  rows: readonly StoreRow[];
  /** Where a store's name leads. */
  to: '/seller' | '/seller/store';
  /** Somebody looks over the shoulder. */
  areAmountsHidden?: boolean;
  /** The week so far and two weeks as a line, of those in which it is known. */
  weeks?: ReadonlyMap<string, StoreWeek>;
};

type StoreWeek = HomePicture['stores'][number];

/** Stores side by side: what waits in each, and today against the same weekday a week ago. */
export function StoresTable({ caption, rows, to, areAmountsHidden = false, weeks }: StoresProps) {
  const say = areAmountsHidden ? hidden : rupiah;
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      rows={rows}
      rowKey={({ id }) => id}
      className="bg-surface [&_td]:align-middle"
      columns={[
        {
          key: 'name',
          header: 'Toko',
          isRowHeader: true,
          render: (row) => <Name row={row} to={to} />,
        },
        { key: 'new', header: 'Baru', isNumeric: true, render: (row) => <Waiting row={row} /> },
        { key: 'due', header: 'Segera', isNumeric: true, render: (row) => <Due row={row} /> },
        {
          key: 'orders',
          header: 'Pesanan hari ini',
          isNumeric: true,
          render: ({ today, week_ago }) => (
            <Compared now={today?.orders} before={week_ago?.orders} say={number} />
          ),
        },
        {
          key: 'revenue',
          header: 'Penjualan hari ini',
          isNumeric: true,
          render: ({ today, week_ago }) => (
            <Compared now={today?.revenue} before={week_ago?.revenue} say={say} />
          ),
        },
        ...(weeks
          ? [
              {
                key: 'week',
                header: 'Selesai minggu ini',
                isNumeric: true,
                render: ({ id, name }: StoreRow) => (
                  <Week week={weeks.get(id)} name={name} say={say} />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

type WeekProps = { week: StoreWeek | undefined; name: string; say: (amount: number) => string };

function Week({ week, name, say }: WeekProps) {
  if (!week) return nothing;
  return (
    <span className="flex items-center justify-end gap-3">
      <SparkLine
        values={week.days}
        label={`Penjualan 2 minggu ${name}, hari ini ${say(week.days.at(-1) ?? 0)}`}
        className="h-7 w-20"
      />
      <span className="font-semibold tabular-nums">{say(week.revenue)}</span>
    </span>
  );
}

const hidden = () => 'Rp ••••••';
const nothing = <span className="text-ink-faint">–</span>;

function Name({ row, to }: { row: StoreRow; to: StoresProps['to'] }) {
  const standing = standingOf(row);
  return (
    <>
      <AppLink
        to={to}
        search={{ store_id: row.id }}
        className="inline-block py-1 text-base hover:underline"
      >
        {row.name}
      </AppLink>
      <span className="block font-normal text-ink-soft">
        {row.city}
        {standing !== 'selling' && (
          <b className="font-semibold text-soon-700"> · {standingWords[standing].label}</b>
        )}
      </span>
    </>
  );
}

function Waiting({ row: { id, name, new_orders } }: { row: StoreRow }) {
  if (new_orders === undefined) return nothing;
  if (new_orders === 0) return <span className="text-ink-soft">0</span>;
  return (
    <AppLink
      to="/seller/orders"
      search={{ status: 'NEW', store_id: id }}
      className="-my-2 inline-flex min-h-11 min-w-11 items-center justify-end font-semibold text-brand-700 tabular-nums"
    >
      {number(new_orders)}
      <span className="sr-only"> pesanan baru di {name}</span>
    </AppLink>
  );
}

function Due({ row: { due_orders } }: { row: StoreRow }) {
  if (due_orders === undefined) return nothing;
  return (
    <span
      className={classNames(
        'tabular-nums',
        due_orders > 0 ? 'font-semibold text-soon-700' : 'text-ink-soft',
      )}
    >
      {number(due_orders)}
    </span>
  );
}

type ComparedProps = {
  now: number | undefined;
  before: number | undefined;
  say: (amount: number) => string;
};

function Compared({ now, before, say }: ComparedProps) {
  if (now === undefined || before === undefined) return nothing;
  const change = changeOf(now, before);
  return (
    <span className="tabular-nums">
      <span className="block font-semibold">{say(now)}</span>
      <span className="block text-ink-soft">
        {change ? (
          <>
            {change.words}
            <span className="sr-only"> dari hari yang sama minggu lalu,</span>{' '}
            <span className="sr-only sm:not-sr-only">({say(before)})</span>
          </>
        ) : (
          <>
            <span aria-hidden>–</span>
            <span className="sr-only">Minggu lalu belum ada</span>
          </>
        )}
      </span>
    </span>
  );
}

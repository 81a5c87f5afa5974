import { rupiah } from '../../../platform/format/money.ts';
import { dayWords } from '../../../platform/format/time.ts';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import type { TableColumn } from '../../../ui/table/columns.ts';
import { demandRecord } from '../decline/use-decline.ts';
import { DemandBadge } from '../demand-badge.tsx';
import type { Demand } from '../demands.query.ts';
import { ClosesIn, type Urgency, useClosesIn } from '../left-of.tsx';
import { useHalfOffer } from '../offer/half-offers.ts';
import { UnsentBadge } from '../offer/unsent-badge.tsx';
import { useWaiting } from '../offer/unsent-offer.tsx';
import { Goods } from './demand-card.tsx';

const soft = (words: string) => <span className="text-ink-soft">{words}</span>;

/** What matters most stands first: the last ones go where there is no room. */
export const demandColumns = (
  store_id: string,
  isOpen: boolean,
): readonly TableColumn<Demand>[] => [
  {
    key: 'left',
    label: isOpen ? 'Tutup' : 'Keadaan',
    width: isOpen ? 'small' : 'wide',
    sort: { by: 'closing_soon', direction: 'ascending' },
    cell: (demand) => <Standing demand={demand} />,
  },
  {
    key: 'buyer',
    label: 'Pembeli',
    width: 'wider',
    isRowHeader: true,
    cell: ({ buyer_name }) => buyer_name,
  },
  ...(isSeveral(store_id) ? [storeColumn] : []),
  {
    key: 'goods',
    label: 'Barang',
    width: 'rest',
    cell: (demand) => <GoodsCell demand={demand} />,
  },
  {
    key: 'value',
    label: 'Nilai',
    width: 'usual',
    isNumeric: true,
    sort: { by: 'highest_value', direction: 'descending' },
    cell: ({ offer, value }) => (
      <span className="font-semibold tabular-nums">{rupiah(offer?.total_amount ?? value)}</span>
    ),
  },
  {
    key: 'served',
    label: 'Dilayani',
    width: 'small',
    sort: { by: 'most_served', direction: 'descending' },
    cell: ({ served_count, item_count }) =>
      soft(
        served_count >= item_count ? `Semua ${item_count}` : `${served_count} dari ${item_count}`,
      ),
  },
  {
    key: 'distance',
    label: 'Jarak',
    width: 'small',
    sort: { by: 'nearest', direction: 'ascending' },
    cell: ({ distance_km }) => soft(distance_km === null ? '–' : `${distance_km} km`),
  },
  { key: 'city', label: 'Kota', width: 'usual', cell: ({ city }) => soft(city) },
  {
    key: 'needed',
    label: 'Dibutuhkan',
    width: 'usual',
    cell: ({ needed_by }) => soft(dayWords(needed_by)),
  },
];

const storeColumn: TableColumn<Demand> = {
  key: 'store',
  label: 'Toko',
  width: 'usual',
  cell: ({ store_name }) => soft(store_name),
};

/** What is asked for, and that what was said about it has not arrived. */
function GoodsCell({ demand }: { demand: Demand }) {
  const waiting = useWaiting(demandRecord(demand));
  return (
    <span className="flex items-center gap-2">
      <Goods demand={demand} />
      {waiting && <UnsentBadge waiting={waiting} />}
    </span>
  );
}

const looks: Record<Urgency, string> = {
  calm: 'bg-sunken text-ink-soft',
  soon: 'bg-soon-100 text-soon-700',
  urgent: 'bg-wrong-100 text-wrong-700',
};

/** How long it is open, or where it stands. */
function Standing({ demand }: { demand: Demand }) {
  const { left, urgency } = useClosesIn(demand);
  const hasDraft = useHalfOffer(demand) !== undefined;
  if (demand.state !== 'OPEN')
    return (
      <span className="whitespace-nowrap">
        <DemandBadge demand={demand} />
        {hasDraft && <Draft />}
      </span>
    );
  return (
    <span
      className={`rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap tabular-nums ${looks[urgency]}`}
    >
      <ClosesIn left={left} />
      {hasDraft && <Draft />}
    </span>
  );
}

const Draft = () => (
  <>
    <span className="sr-only">, penawaran setengah jadi</span>
    <span aria-hidden="true" className="text-xs">
      {' '}
      · draf
    </span>
  </>
);

import type { SellerFee } from '@marketplace/contract/seller-fees';
import { dayIn, dayWords } from '../../../platform/format/time.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { percent } from '../fee-words.ts';

/** The marketplace's own clock: nobody's store is known here. */
const timeZone = 'Asia/Jakarta';
const dayOf = (instant: string): string => dayWords(dayIn(instant, timeZone));

/** Every category with its rate, since when it holds, and the next one where it is decided. */
export const RateTable = ({ fees }: { fees: readonly SellerFee[] }) => (
  <DataTable
    caption="Tarif per kategori"
    isCaptionHidden
    rows={fees}
    rowKey={({ category_id }) => category_id ?? ''}
    empty="Tarif belum ditetapkan."
    columns={[
      {
        key: 'category',
        header: 'Kategori',
        isRowHeader: true,
        render: ({ category_name, next }) => (
          <>
            {category_name ?? 'Kategori lain'}
            {next && (
              <span className="mt-0.5 block font-normal text-soon-700">
                Menjadi {percent(next.basis_points)} mulai {dayOf(next.valid_from)}
              </span>
            )}
          </>
        ),
      },
      {
        key: 'rate',
        header: 'Biaya',
        isNumeric: true,
        render: ({ basis_points }) => <b className="tabular-nums">{percent(basis_points)}</b>,
      },
      {
        key: 'since',
        header: 'Sejak',
        isNumeric: true,
        render: ({ valid_from }) => (
          <span className="text-ink-soft tabular-nums">{dayOf(valid_from)}</span>
        ),
      },
    ]}
  />
);

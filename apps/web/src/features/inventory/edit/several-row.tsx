import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { number, rupiah } from '../../../platform/format/money.ts';
import { readRupiah } from '../../../platform/forms/rupiah.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { listingName, stockWords, unitWords } from '../inventory-words.ts';
import { ChangedSince } from './changed-since.tsx';
import type { SeveralValues } from './several-values.ts';

type Value = SeveralValues[string];

type Props = {
  row: InventoryRow;
  /** The row as it is by now. */
  now: InventoryRow | undefined;
  /** The page is about one product and names it above. */
  isOneProduct: boolean;
  /** Somebody else has changed it since. */
  isNewer: boolean;
  value: Value;
  /** How much of this unit the form began with. */
  before: number;
  /** What is counted in this field. */
  countLabel: string;
  /** What the whole shelf comes to, under the last of several units that share it. */
  shelf: string | undefined;
  problems: { price: string | undefined; counted: string | undefined };
  onChange: (part: Partial<Value>) => void;
};

/** One listing among several: what it is now, and what it is to be. */
export function SeveralRow(props: Props) {
  const { row, now, isOneProduct, isNewer, value, before, shelf, problems, onChange } = props;
  const { amount } = readRupiah(value.price);
  const isDifferent = amount !== row.price || value.counted !== before;
  return (
    <li
      className={`grid gap-x-4 gap-y-3 px-4 py-3.5 md:grid-cols-[minmax(0,1fr)_11rem_11rem] md:items-start ${isDifferent ? 'bg-brand-50' : ''}`}
    >
      <div className="min-w-0">
        <b className="block font-semibold wrap-anywhere">
          {isOneProduct
            ? [row.variant_name, unitWords(row)].filter(Boolean).join(', ')
            : listingName(row)}
        </b>
        <span className="block text-sm text-ink-soft">
          {[
            ...(isOneProduct ? [] : [unitWords(row)]),
            `kini ${rupiah(row.price)}`,
            stockWords(row),
          ].join(', ')}
        </span>
        {isNewer && (
          <span className="block text-sm font-medium text-soon-700">
            {`Baru diubah${row.updated_by_name ? ` oleh ${row.updated_by_name}` : ''}. Simpan lagi untuk memakai isian Anda.`}
          </span>
        )}
        <ChangedSince seen={row} now={now} />
      </div>
      <TextField
        label="Harga"
        aria-label={`Harga ${listingName(row)}, ${unitWords(row)}`}
        prefix="Rp"
        inputMode="numeric"
        autoComplete="off"
        value={value.price}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => onChange({ price: currentTarget.value })}
        hint={changeWords(row.price, amount)}
        error={problems.price}
      />
      <Stepper
        label={`Stok (${props.countLabel})`}
        min={0}
        max={9_999_999}
        value={value.counted}
        format={number}
        onValueChange={(counted) => onChange({ counted })}
        hint={shelf && `Satu rak, dihitung bersama: ${shelf}`}
        error={problems.counted}
      />
    </li>
  );
}

/** +3,6% */
function changeWords(before: number, after: number | undefined): string | undefined {
  if (after === undefined || after === before) return undefined;
  const percent = ((after - before) / before) * 100;
  return `${percent > 0 ? '+' : ''}${percent.toFixed(1).replace('.', ',')}%`;
}

import { number, rupiah } from '../../../platform/format/money.ts';
import { FieldNote } from '../../../ui/field-frame.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { type AcceptLine, goodsTotal, type Quantities, quantityOf } from './accept-quantities.ts';

type Props = {
  lines: readonly AcceptLine[];
  quantities: Quantities;
  error: string | undefined;
  onChange: (quantities: Quantities) => void;
};

/** How much of each line is sent, and what the goods come to then. */
export function AcceptLines({ lines, quantities, error, onChange }: Props) {
  return (
    <fieldset
      // What is wrong with all of them together has its place here.
      tabIndex={-1}
      aria-describedby={error ? 'accept-lines-note' : undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className="mb-1 font-semibold">Jumlah yang dikirim</legend>
      <p className="mb-3 text-sm text-ink-soft">
        Pembeli setuju bila ada yang kurang. Harga per barang tetap.
      </p>
      <ul className="grid divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0 flex-[1_1_12rem]">
              <b className="block font-semibold wrap-anywhere">{line.product_name}</b>
              <span className="text-sm text-ink-soft">
                Dipesan {number(line.ordered_quantity)} {line.uom_name}, {rupiah(line.unit_price)}
                {line.ordered_discount ? `, diskon ${rupiah(line.ordered_discount)}` : ''}
              </span>
            </span>
            <Stepper
              label={`Jumlah ${line.product_name}`}
              isLabelHidden
              min={0}
              max={line.ordered_quantity}
              value={quantityOf(line, quantities)}
              onValueChange={(quantity) => onChange({ ...quantities, [line.id]: quantity })}
              className="w-40"
            />
          </li>
        ))}
      </ul>
      <FieldNote id="accept-lines-note" error={error} />
      <p className="mt-3 flex items-baseline justify-between gap-3 border-t border-dashed border-line-strong pt-3">
        <span className="font-semibold">Nilai barang</span>
        <b className="text-xl tabular-nums">{rupiah(goodsTotal(lines, quantities))}</b>
      </p>
    </fieldset>
  );
}

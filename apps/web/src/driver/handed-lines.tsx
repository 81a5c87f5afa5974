import { number } from '../platform/format/money.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { FieldNote } from '../ui/field-frame.tsx';
import { Stepper } from '../ui/stepper.tsx';
import type { Stop } from './driver-device.ts';
import { quantityOf } from './stop-words.ts';

type Quantities = Readonly<Record<string, number>>;
type Props = {
  lines: Stop['lines'];
  handed: Quantities;
  /** Of which lines the rest does not come back. */
  lost: Readonly<Record<string, boolean>>;
  error: string | undefined;
  onChange: (handed: Quantities) => void;
  onLost: (lost: Readonly<Record<string, boolean>>) => void;
};

/** How much of each was handed over: less where something is missing, broken or not wanted. */
export const HandedLines = ({ lines, handed, lost, error, onChange, onLost }: Props) => (
  <fieldset
    tabIndex={-1}
    aria-describedby={error ? 'handed-note' : undefined}
    data-invalid={error ? true : undefined}
    className="outline-none"
  >
    <legend className="text-sm font-semibold">Barang yang diterima</legend>
    <p className="mb-1 text-sm text-ink-soft">Kurangi hanya bila ada yang kurang atau ditolak.</p>
    <ul className="divide-y divide-line">
      {lines.map((line) => {
        const quantity = quantityOf(line, handed);
        return (
          <li
            key={line.id}
            className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-center gap-3 py-3"
          >
            <span className="min-w-0">
              <b className="block font-semibold wrap-anywhere">{line.product_name}</b>
              <span
                className={
                  quantity < line.quantity ? 'text-sm text-wrong-700' : 'text-sm text-ink-soft'
                }
              >
                {quantity < line.quantity && `Kurang ${number(line.quantity - quantity)} dari `}
                {number(line.quantity)} {line.uom_name}
              </span>
            </span>
            <Stepper
              label={`Jumlah ${line.product_name}`}
              isLabelHidden
              min={0}
              max={line.quantity}
              value={quantity}
              onValueChange={(next) => onChange({ ...handed, [line.id]: next })}
            />
            {quantity < line.quantity && (
              <Checkbox
                className="col-span-2"
                label="Hilang atau rusak, tidak bisa dijual lagi"
                checked={lost[line.id] ?? false}
                onChange={({ currentTarget }) =>
                  onLost({ ...lost, [line.id]: currentTarget.checked })
                }
              />
            )}
          </li>
        );
      })}
    </ul>
    <FieldNote id="handed-note" error={error} />
  </fieldset>
);

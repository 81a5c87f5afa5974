import { Plus, X } from 'lucide-react';
import type { Problems } from '../../../platform/forms/problems.ts';
import { Button } from '../../../ui/button.tsx';
import { fieldLabel } from '../../../ui/field-frame.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ProposeValues, UnitValue } from './propose-values.ts';

type Shelf = Pick<ProposeValues, 'units' | 'variants'>;
type Uom = { id: string; name: string; is_piece: boolean };

type Props = {
  values: Shelf;
  problems: Problems;
  uoms: readonly Uom[];
  set: (part: (now: Shelf) => Partial<Shelf>) => void;
};

/** In which units it is sold, and how many pieces each holds; all variants share them. */
export function ProposeUnits({ values: { units }, problems, uoms, set }: Props) {
  const isPiece = (uom_id: string) => uoms.some(({ id, is_piece }) => is_piece && id === uom_id);
  const change = (index: number, part: Partial<UnitValue>) =>
    set((now) => ({
      units: now.units.map((unit, place) => (place === index ? { ...unit, ...part } : unit)),
    }));
  const choose = (index: number, uom_id: string) =>
    set((now) => ({
      units: now.units.map((unit, place) => {
        if (place !== index) return unit;
        if (isPiece(uom_id)) return { uom_id, base_quantity: '1' };
        // The one of a piece is nobody's word about another unit.
        return { uom_id, base_quantity: isPiece(unit.uom_id) ? '' : unit.base_quantity };
      }),
    }));
  const add = () =>
    set((now) => ({
      units: [...now.units, { uom_id: '', base_quantity: '' }],
      variants: now.variants.map((each) => ({ ...each, barcodes: [...each.barcodes, ''] })),
    }));
  const remove = (index: number) =>
    set((now) => ({
      units: now.units.filter((_, place) => place !== index),
      variants: now.variants.map((each) => ({
        ...each,
        barcodes: each.barcodes.filter((_, place) => place !== index),
      })),
    }));
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className={fieldLabel}>Satuan yang dijual</legend>
      {units.map(({ uom_id, base_quantity }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else of its own until it is filled in.
          key={index}
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2"
        >
          <Select
            label={`Satuan ${index + 1}`}
            value={uom_id || null}
            error={problems[`units.${index}.uom_id`]}
            onValueChange={(value) => choose(index, value)}
            items={uoms.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField
            label="Isi"
            aria-label={`Isi satuan ${index + 1}`}
            inputMode="numeric"
            suffix="pcs"
            maxLength={9}
            disabled={isPiece(uom_id)}
            value={base_quantity}
            error={problems[`units.${index}.base_quantity`]}
            onChange={({ currentTarget }) => change(index, { base_quantity: currentTarget.value })}
          />
          {units.length > 1 && (
            <IconButton
              label={`Hapus satuan ${index + 1}`}
              onClick={() => remove(index)}
              className="mt-7.5"
            >
              <X aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
      {units.length < uoms.length && (
        <Button
          variant="secondary"
          size="sm"
          icon={<Plus aria-hidden />}
          onClick={add}
          className="justify-self-start"
        >
          Tambah satuan
        </Button>
      )}
    </fieldset>
  );
}

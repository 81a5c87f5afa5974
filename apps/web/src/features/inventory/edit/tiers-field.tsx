import { Plus, Trash2 } from 'lucide-react';
import { number } from '../../../platform/format/money.ts';
import type { Problems } from '../../../platform/forms/problems.ts';
import { useRowKeys } from '../../../platform/lists/use-row-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { EditValues } from './edit-values.ts';

type Tiers = EditValues['tiers'];

type Props = {
  tiers: Tiers;
  unit: string;
  minimum: number;
  problems: Problems;
  onChange: (tiers: Tiers) => void;
};

const most = 5;

/** The more is bought, the less each costs. */
export function TiersField({ tiers, unit, minimum, problems, onChange }: Props) {
  const change = (index: number, part: Partial<Tiers[number]>) =>
    onChange(tiers.map((tier, place) => (place === index ? { ...tier, ...part } : tier)));
  const next = (tiers.at(-1)?.min_qty ?? minimum) * 2;
  const { keyAt, drop } = useRowKeys(tiers.length);
  const remove = (index: number) => {
    drop(index);
    onChange(tiers.filter((_, place) => place !== index));
  };
  return (
    <Card className="grid gap-4">
      <CardTitle>Harga grosir</CardTitle>
      {tiers.length === 0 && (
        <p className="text-sm text-ink-soft">
          Beri harga lebih murah untuk pembelian banyak, sampai 5 harga.
        </p>
      )}
      {tiers.length > 0 && (
        <ul aria-label="Harga grosir" className="grid gap-4">
          {tiers.map((tier, index) => (
            <li
              key={keyAt(index)}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
            >
              <Stepper
                label={`Grosir ${index + 1}: beli mulai (${unit})`}
                min={2}
                max={9_999_999}
                value={tier.min_qty}
                format={number}
                onValueChange={(min_qty) => change(index, { min_qty })}
                error={problems[`price_tiers.${index}.min_qty`]}
              />
              <TextField
                label={`Harga per ${unit}`}
                prefix="Rp"
                inputMode="numeric"
                autoComplete="off"
                value={tier.price}
                onChange={({ currentTarget }) => change(index, { price: currentTarget.value })}
                error={problems[`price_tiers.${index}.price`]}
                className="max-md:col-span-2"
              />
              <IconButton
                label={`Hapus harga grosir ${index + 1}`}
                onClick={() => remove(index)}
                className="col-start-2 row-start-1 mt-7 md:col-start-3"
              >
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {tiers.length < most && (
        <Button
          variant="secondary"
          onClick={() => onChange([...tiers, { min_qty: next, price: '' }])}
          icon={<Plus />}
          className="justify-self-start"
        >
          Tambah harga grosir
        </Button>
      )}
    </Card>
  );
}

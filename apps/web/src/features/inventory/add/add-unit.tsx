import type { AvailableUnit, PriceRecommendation } from '@marketplace/contract/catalogue';
import { number, rupiah } from '../../../platform/format/money.ts';
import { readRupiah } from '../../../platform/forms/rupiah.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { pieceWords, unitWords } from '../inventory-words.ts';
import type { AddValue } from './add-values.ts';

type Props = {
  unit: AvailableUnit;
  /** Nothing for a unit that is listed already. */
  value: AddValue | undefined;
  recommendation: PriceRecommendation | undefined;
  problem: string | undefined;
  /** What is counted as its first stock, and what all units of the shelf come to. */
  opening: { label: string; sum: string | undefined };
  onChange: (value: AddValue) => void;
};

/** A unit to be listed, or the way to the listing there is. */
export function AddUnit({ unit, value, recommendation, problem, opening, onChange }: Props) {
  const name = [unit.variant_name, unitWords(unit)].filter(Boolean).join(', ');
  if (!value || unit.inventory_id) {
    return (
      <li className="flex flex-wrap items-center justify-between gap-2 px-4 py-2.5">
        {unit.inventory_id ? (
          <AppLink
            to="/seller/inventory/product/edit"
            search={{ id: unit.inventory_id }}
            className="inline-flex min-h-11 items-center font-semibold text-brand-700 hover:underline"
          >
            {name}
          </AppLink>
        ) : (
          name
        )}
        <Badge>Sudah dijual</Badge>
      </li>
    );
  }
  const set = (part: Partial<AddValue>) => onChange({ ...value, ...part });
  const { amount } = readRupiah(value.price);
  return (
    <li className="px-4 py-1.5">
      <Checkbox
        label={name}
        checked={value.isTicked}
        onChange={({ currentTarget }) => set({ isTicked: currentTarget.checked })}
      />
      {value.isTicked && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] items-start gap-4 pt-1 pb-3">
          <div>
            <TextField
              label="Harga"
              aria-label={`Harga ${name}`}
              prefix="Rp"
              inputMode="numeric"
              autoComplete="off"
              value={value.price}
              onChange={({ currentTarget }) => set({ price: currentTarget.value })}
              hint={amount === undefined ? undefined : pieceWords(amount, unit)}
              error={problem}
            />
            {recommendation && (
              <Recommended
                recommendation={recommendation}
                onTake={(price) => set({ price: number(price) })}
              />
            )}
          </div>
          {unit.stock_pieces === null ? (
            <Stepper
              label={`Stok awal (${opening.label})`}
              min={0}
              max={9_999_999}
              value={value.stock}
              format={number}
              onValueChange={(stock) => set({ stock })}
              hint={opening.sum && `Satu rak, dihitung bersama: ${opening.sum}`}
            />
          ) : (
            <p className="text-sm text-ink-soft md:pt-8">
              {`Stok ${number(unit.stock_pieces)} pcs sudah tercatat, dipakai bersama.`}
            </p>
          )}
        </div>
      )}
    </li>
  );
}

type RecommendedProps = {
  recommendation: PriceRecommendation;
  onTake: (price: number) => void;
};

/** What others in the city ask for it, to be taken over with a tap. */
function Recommended({ recommendation, onTake }: RecommendedProps) {
  const { low, median, high, sample_size } = recommendation;
  return (
    <p className="mt-2 text-sm text-ink-soft">
      {`${number(sample_size)} toko sekota menjual ${rupiah(low)} sampai ${rupiah(high)}.`}
      <Button variant="quiet" size="sm" onClick={() => onTake(median)} className="ml-1">
        {`Pakai ${rupiah(median)}`}
      </Button>
    </p>
  );
}

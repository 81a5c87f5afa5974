import { mostGridRows } from '@marketplace/contract/inventory-plan-words';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { useAction } from '../../../platform/use-action.ts';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import {
  type BulkField,
  type BulkValues,
  type BulkWay,
  changeFrom,
  chosenBy,
} from './bulk-change.ts';
import type { BulkSearch } from './plan-address.ts';
import { stateWords } from './plan-words.ts';
import { roundingChoices } from './rounding-choices.ts';
import { useIsHere } from './use-is-here.ts';

const fields: { value: BulkField; label: string }[] = [
  { value: 'price', label: 'Harga' },
  { value: 'cost_price', label: 'Harga modal' },
  { value: 'stock', label: 'Stok' },
  { value: 'state', label: 'Dijual atau tidak' },
];
const ways: { value: BulkWay; label: string }[] = [
  { value: 'PERCENT', label: 'Naik atau turun sekian persen' },
  { value: 'AMOUNT', label: 'Tambah atau kurangi' },
  { value: 'VALUE', label: 'Ganti dengan angka baru' },
];
const initial: BulkValues = {
  field: 'price',
  way: 'PERCENT',
  isLess: false,
  value: '',
  round_to: '100',
  state: 'INACTIVE',
};

type Props = {
  store_id: string;
  search: BulkSearch;
  /** How many listings it is for, once that is known. */
  count: number | undefined;
};

/** What is to change and by how much. Nothing changes before the preview was seen. */
export function BulkForm({ store_id, search, count }: Props) {
  const { api } = useServices();
  const navigate = useNavigate();
  const barrier = useBarrier('inventory', store_id);
  const isHere = useIsHere();
  const [values, setValues] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const set = (some: Partial<BulkValues>) => {
    setProblem(undefined);
    setValues((before) => ({ ...before, ...some }));
  };
  const planning = useAction(async () => {
    const meant = changeFrom(values);
    if ('problem' in meant) return setProblem(meant.problem);
    const body = { store_id, ...chosenBy(search), change: meant.change };
    const { plan } = await api(
      'POST /api/inventories/plans/create',
      { body },
      { idempotencyKey: crypto.randomUUID(), timeout: 60_000 },
    );
    if (!isHere.current) return;
    await navigate({ to: '/seller/inventory/plan', search: { store_id, plan_id: plan.id } });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    planning.run();
  };
  const { field, way } = values;
  const picked = search.inventory_ids?.split(',').length;
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-ink-soft">
        {picked
          ? `${number(picked)} produk yang Anda pilih.`
          : count === undefined
            ? 'Semua produk yang cocok dengan filter daftar.'
            : `Semua produk yang cocok dengan filter daftar: ${number(count)}${count >= mostGridRows ? ' lebih' : ''}.`}
      </p>
      <BarrierNote barrier={barrier} />
      <fieldset disabled={barrier !== undefined} className="min-w-0">
        <Card className="grid gap-5">
          <Select
            label="Yang diubah"
            value={field}
            onValueChange={(value) => set({ field: value as BulkField })}
            items={fields}
          />
          {field === 'state' ? (
            <RadioGroup
              label="Menjadi"
              value={values.state}
              onValueChange={(state) => set({ state: state as BulkValues['state'] })}
              items={Object.entries(stateWords).map(([value, label]) => ({ value, label }))}
            />
          ) : (
            <>
              <RadioGroup
                label="Caranya"
                value={way}
                onValueChange={(value) => set({ way: value as BulkWay })}
                items={ways}
              />
              {way !== 'VALUE' && (
                <RadioGroup
                  label="Arah"
                  value={values.isLess ? 'less' : 'more'}
                  onValueChange={(value) => set({ isLess: value === 'less' })}
                  items={[
                    { value: 'more', label: 'Naik' },
                    { value: 'less', label: 'Turun' },
                  ]}
                />
              )}
              <TextField
                label={way === 'PERCENT' ? 'Persen' : field === 'stock' ? 'Jumlah' : 'Rupiah'}
                inputMode="decimal"
                autoComplete="off"
                value={values.value}
                onChange={({ target }) => set({ value: target.value })}
                error={problem}
                {...(way === 'PERCENT'
                  ? { suffix: '%' }
                  : field === 'stock'
                    ? {}
                    : { prefix: 'Rp' })}
              />
              {field !== 'stock' && (
                <Select
                  label="Pembulatan"
                  value={values.round_to}
                  onValueChange={(value) => set({ round_to: value as BulkValues['round_to'] })}
                  items={roundingChoices}
                />
              )}
            </>
          )}
        </Card>
      </fieldset>
      {!barrier && (
        <BottomActions>
          <Button type="submit" isBlock isBusy={planning.isBusy}>
            Lihat pratinjau
          </Button>
        </BottomActions>
      )}
    </form>
  );
}

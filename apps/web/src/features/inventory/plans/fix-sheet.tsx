import type { InventoryPlan, PlanRow } from '@marketplace/contract/inventory-plans';
import { type FormEvent, Fragment, useState } from 'react';
import { useServices } from '../../../platform/services.ts';
import { Button } from '../../../ui/button.tsx';
import { readNumber } from '../../../ui/read-number.ts';
import { Select } from '../../../ui/select.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { columnWords, nameInFile, rowName, stateWords } from './plan-words.ts';
import { ProductChoice } from './product-choice.tsx';
import { usePlanAction } from './use-plan-action.ts';

type Props = {
  row: PlanRow;
  plan: InventoryPlan;
  isOpen: boolean;
  onClose: () => void;
  onFixed: () => Promise<void>;
};

const numbers = ['price', 'cost_price', 'stock', 'minimum_order'] as const;
type Typed = Partial<Record<(typeof numbers)[number] | 'barcode' | 'state', string>>;

/** Mends what a row was refused for, right there. Where that was not all, it says what is left. */
export function FixSheet({ row: refused, plan: seen, isOpen, onClose, onFixed }: Props) {
  const { api } = useServices();
  const [typed, setTyped] = useState<Typed>({});
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<Typed>({});
  const [mended, setMended] = useState<{ row: PlanRow; plan: InventoryPlan }>();
  const { row, plan } =
    mended && mended.plan.version > seen.version ? mended : { row: refused, plan: seen };
  // What a colleague has changed is the right product: nothing is asked about it but whether theirs may go.
  const isOvertaken = row.reasons.some(({ code }) => code === 'changed_since');
  const columns = new Set(
    row.reasons.flatMap(({ column, code }) => (code === 'changed_since' ? [] : [column])),
  );
  const asksKey = columns.has('barcode') || columns.has('product_unit_id');
  const asked = numbers.filter((column) => columns.has(column));
  const fixing = usePlanAction(onFixed, async () => {
    const values: Record<string, number> = {};
    const barcode = typed.barcode?.trim();
    if (asksKey && !barcode && !chosen)
      return setProblem({ barcode: 'Pilih produknya, atau isi barcodenya.' });
    for (const column of asked) {
      const value = readNumber(typed[column] ?? '');
      if (value === undefined || !Number.isInteger(value))
        return setProblem({ [column]: 'Tulis angka utuh, misalnya 12.000.' });
      values[column] = value;
    }
    if (columns.has('state') && !typed.state) return setProblem({ state: 'Pilih statusnya.' });
    const body = {
      store_id: plan.store_id,
      plan_id: plan.id,
      version: plan.version,
      place: row.place,
      ...values,
      use_latest: isOvertaken,
      ...(asksKey && (barcode ? { barcode } : { product_unit_id: chosen })),
      ...(columns.has('state') ? { state: typed.state as 'ACTIVE' } : {}),
    };
    const answer = await api('POST /api/inventories/plans/fix', { body });
    setMended(answer);
    if (answer.row.verdict === 'REFUSED') return setTyped({});
    onClose();
    await onFixed();
  });
  const close = () => {
    onClose();
    if (mended) void onFixed();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem({});
    fixing.run();
  };
  const field = (column: keyof Typed) => ({
    value: typed[column] ?? '',
    error: problem[column],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [column]: target.value })),
  });
  return (
    <Sheet title={`Perbaiki ${rowName(row)}`} isOpen={isOpen} onClose={close}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div role="status" className="grid gap-1 text-sm text-wrong-700">
          {row.reasons.map(({ column, code, message }) => (
            <p key={`${column}-${code}`}>
              <b>{columnWords[column]}:</b> {message}
            </p>
          ))}
        </div>
        {row.cells && (
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-lg bg-sunken p-3 text-sm">
            {Object.entries(row.cells).map(([head, text]) => (
              <Fragment key={head}>
                <dt className="text-ink-soft">{head}</dt>
                <dd className="wrap-anywhere">{text}</dd>
              </Fragment>
            ))}
          </dl>
        )}
        {isOvertaken && (
          <p className="text-sm text-ink-soft">
            Isian Anda dihitung dari data terbaru. Periksa lagi sebelum diterapkan.
          </p>
        )}
        {asksKey && (
          <>
            <ProductChoice
              store_id={plan.store_id}
              name={nameInFile(row)}
              chosen={chosen}
              onChoose={setChosen}
            />
            <TextField
              label="Atau barcodenya"
              inputMode="numeric"
              autoComplete="off"
              {...field('barcode')}
            />
          </>
        )}
        {asked.map((column) => (
          <TextField
            key={column}
            label={columnWords[column]}
            inputMode="numeric"
            autoComplete="off"
            {...field(column)}
          />
        ))}
        {columns.has('state') && (
          <Select
            label="Status"
            value={typed.state ?? ''}
            error={problem.state}
            onValueChange={(state) => setTyped((before) => ({ ...before, state }))}
            items={[
              { value: '', label: 'Pilih' },
              ...Object.entries(stateWords).map(([value, label]) => ({ value, label })),
            ]}
          />
        )}
        <Button type="submit" isBlock isBusy={fixing.isBusy}>
          {isOvertaken ? 'Pakai yang terbaru' : 'Simpan perbaikan'}
        </Button>
      </form>
    </Sheet>
  );
}

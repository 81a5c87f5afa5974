import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { RequestFailure } from '../../platform/api/failure.ts';
import { number } from '../../platform/format/money.ts';
import { BarrierNote } from '../../platform/forms/kept-form.tsx';
import { useKeptForm } from '../../platform/forms/use-kept-form.ts';
import { previousPath } from '../../platform/navigation/previous-path.ts';
import { useBarrier } from '../../platform/store-standing.ts';
import { Banner } from '../../ui/banner.tsx';
import { BottomActions } from '../../ui/bottom-actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { showToast } from '../../ui/toast.tsx';
import { showRows } from './follow-inventories.ts';
import { listingKey } from './listing.query.ts';
import { SeveralRow } from './several-row.tsx';
import {
  changedItems,
  checkRows,
  type Items,
  type SeveralValues,
  valuesOf,
} from './several-values.ts';

type Props = {
  /** Under which the draft is kept. */
  name: string;
  store_id: string;
  rows: InventoryRow[];
  isOneProduct?: boolean;
  send: (
    items: Items,
    options: { idempotencyKey: string },
  ) => Promise<{ inventories: InventoryRow[] }>;
};

/** Price and stock of several listings, saved together or not at all. */
export function SeveralForm({ name, store_id, rows: known, isOneProduct = false, send }: Props) {
  const barrier = useBarrier('inventory', store_id);
  const queryClient = useQueryClient();
  const router = useRouter();
  const [newer, setNewer] = useState(new Map<string, InventoryRow>());
  const rows = known.map((row) => newer.get(row.id) ?? row);
  const form = useKeptForm<SeveralValues, InventoryRow[]>({
    name: `inventories:${name}`,
    initial: Object.fromEntries(known.map((row) => [row.id, valuesOf(row)])),
    check: (values) => checkRows(values, rows),
    send: async (values, options) => {
      const items = changedItems(values, rows);
      if (items.length === 0) return [];
      try {
        return (await send(items, options)).inventories;
      } catch (error) {
        const now = error instanceof RequestFailure ? (error.current_inventories ?? []) : [];
        setNewer(new Map([...newer, ...now.map((row) => [row.id, row] as const)]));
        throw error;
      }
    },
    onSent: (changed) => {
      showRows(queryClient, changed);
      void queryClient.invalidateQueries({ queryKey: listingKey });
      showToast({ text: `${number(changed.length)} produk tersimpan.`, kind: 'success' });
      if (previousPath()) router.history.back();
      else void router.navigate({ to: '/seller/inventory', search: { store_id }, replace: true });
    },
  });
  const count = changedItems(form.value, rows).length;
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={form.submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <BarrierNote barrier={barrier} />
      {form.problems.form && <Banner kind="error">{form.problems.form}</Banner>}
      <fieldset disabled={barrier !== undefined} className="min-w-0">
        <Card isFlush>
          <ul aria-label="Produk yang diubah" className="divide-y divide-line">
            {rows.map((row) => (
              <SeveralRow
                key={row.id}
                row={row}
                isOneProduct={isOneProduct}
                isNewer={newer.has(row.id)}
                value={form.value[row.id] ?? valuesOf(row)}
                problem={form.problems[row.id]}
                onChange={(value) => form.set({ [row.id]: value })}
              />
            ))}
          </ul>
        </Card>
      </fieldset>
      {!barrier && (
        <BottomActions>
          <Button type="submit" isBlock isBusy={form.isBusy} disabled={count === 0}>
            {count === 0 ? 'Belum ada yang diubah' : `Simpan ${number(count)} perubahan`}
          </Button>
        </BottomActions>
      )}
    </form>
  );
}

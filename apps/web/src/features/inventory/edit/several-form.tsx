import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { number } from '../../../platform/format/money.ts';
import { BarrierNote, RestoredNote } from '../../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { previousPath } from '../../../platform/navigation/previous-path.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { Banner } from '../../../ui/banner.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { listingKey } from '../listing.query.ts';
import { showRows } from '../live/follow-inventories.ts';
import { SeveralRow } from './several-row.tsx';
import {
  changedItems,
  checkRows,
  countedOf,
  fieldOfRow,
  type Items,
  isContestedAnywhere,
  mergeRows,
  rowsOfNow,
  type SeveralValues,
  valuesOf,
} from './several-values.ts';
import { countLabel, shelfWords, shelvesOf } from './shelf-count.ts';
import { currentRows } from './use-edit-form.ts';

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
  const form = useDraftForm<SeveralValues, InventoryRow[], InventoryRow[]>({
    name: `inventories:${name}`,
    base: known,
    initial: valuesOf,
    merge: mergeRows,
    check: checkRows,
    send: async (values, rows, options) => {
      const items = changedItems(values, rows);
      return items.length === 0 ? [] : (await send(items, options)).inventories;
    },
    whenOvertaken: {
      currentOf: (error, rows) => {
        const refused = currentRows(error);
        return refused.length > 0 ? rowsOfNow(rows, refused) : undefined;
      },
      isContested: isContestedAnywhere,
    },
    fieldOf: fieldOfRow,
    onSent: (changed) => {
      showRows(queryClient, changed);
      void queryClient.invalidateQueries({ queryKey: listingKey });
      const text = `${number(changed.length)} produk tersimpan.`;
      showToast({ text, kind: 'success', isForNext: true });
    },
    leave: () => {
      if (previousPath()) router.history.back();
      else void router.navigate({ to: '/seller/inventory', search: { store_id }, replace: true });
    },
  });
  const { values, base: rows, problems } = form;
  const count = changedItems(values, rows).length;
  const beginning = valuesOf(rows);
  const shared = shelvesOf(rows).filter((shelf) => shelf.length > 1);
  const wasNewer = (row: InventoryRow) =>
    form.overtaken?.some(({ id, version }) => id === row.id && version !== row.version) === true;
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={form.submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <BarrierNote barrier={barrier} />
      {!barrier && <RestoredNote form={form} />}
      {problems.form && <Banner kind="error">{problems.form}</Banner>}
      <fieldset
        key={form.resets}
        disabled={barrier !== undefined || !form.isReady}
        className="min-w-0"
      >
        <Card isFlush>
          <ul aria-label="Produk yang diubah" className="divide-y divide-line">
            {rows.map((row) => (
              <SeveralRow
                key={row.id}
                row={row}
                now={known.find(({ id }) => id === row.id)}
                isOneProduct={isOneProduct}
                isNewer={wasNewer(row)}
                value={values[row.id] ?? { price: '', counted: 0 }}
                before={beginning[row.id]?.counted ?? 0}
                countLabel={countLabel(
                  row,
                  rows.filter(({ variant_id }) => variant_id === row.variant_id),
                )}
                shelf={shared
                  .filter((shelf) => shelf.at(-1)?.id === row.id)
                  .map((shelf) => shelfWords(shelf, countedOf(values)))
                  .at(0)}
                problems={{
                  price: problems[`${row.id}.price`],
                  counted: problems[`${row.id}.counted`],
                }}
                onChange={(part) =>
                  form.set((now) => ({
                    [row.id]: { price: '', counted: 0, ...now[row.id], ...part },
                  }))
                }
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

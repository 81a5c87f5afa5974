import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { RequestFailure } from '../../../platform/api/failure.ts';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { previousPath } from '../../../platform/navigation/previous-path.ts';
import { useServices } from '../../../platform/services.ts';
import { showToast } from '../../../ui/toast.tsx';
import { listingKey } from '../listing.query.ts';
import { showRows } from '../live/follow-inventories.ts';
import { isContested } from '../live/rebase.ts';
import { changesOf, checkValues, type EditValues, mergeEdit, valuesOf } from './edit-values.ts';

/** The form of a listing. When somebody else was faster, what was not touched here follows them. */
export function useEditForm(row: InventoryRow) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { store_id, id: inventory_id } = row;
  return useDraftForm<EditValues, InventoryRow, InventoryRow[]>({
    name: `inventory:${inventory_id}`,
    base: row,
    initial: valuesOf,
    merge: mergeEdit,
    check: checkValues,
    send: async (values, base, options) => {
      const changes = changesOf(values, base);
      if (Object.keys(changes).length === 0) return [];
      const body = { store_id, inventory_id, version: base.version, ...changes };
      return (await api('POST /api/v2/inventories/update', { body }, options)).inventories;
    },
    whenOvertaken: {
      currentOf: (error) => currentRows(error).find(({ id }) => id === inventory_id),
      isContested: (values, base, now) => isContested(changesOf(values, base), base, now),
    },
    onSent: (rows) => {
      showRows(queryClient, rows);
      void queryClient.invalidateQueries({ queryKey: listingKey });
      showToast({ text: 'Tersimpan.', kind: 'success', isForNext: true });
    },
    leave: () => {
      if (previousPath()) router.history.back();
      else void router.navigate({ to: '/seller/inventory', search: { store_id }, replace: true });
    },
  });
}

/** The listings as they are now, which a refusal brings when somebody else was faster. */
export const currentRows = (error: unknown): InventoryRow[] =>
  error instanceof RequestFailure ? (error.details.current_inventories ?? []) : [];

import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { RequestFailure } from '../../platform/api/failure.ts';
import { useKeptForm } from '../../platform/forms/use-kept-form.ts';
import { previousPath } from '../../platform/navigation/previous-path.ts';
import { useServices } from '../../platform/services.ts';
import { showToast } from '../../ui/toast.tsx';
import {
  changesOf,
  checkValues,
  type EditProblems,
  type EditValues,
  valuesOf,
} from './edit-values.ts';
import { showRows } from './follow-inventories.ts';
import { listingKey } from './listing.query.ts';

/** The form of a listing. When somebody else was faster, what there is now is kept beside what was typed. */
export function useEditForm(row: InventoryRow) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const router = useRouter();
  const [current, setCurrent] = useState<InventoryRow>();
  const seen = current ?? row;
  const { store_id, id: inventory_id } = row;
  const form = useKeptForm<EditValues, InventoryRow[]>({
    name: `inventory:${inventory_id}`,
    initial: valuesOf(row),
    check: (value) => checkValues(value, seen) as EditProblems & { form?: string },
    send: async (value, options) => {
      const changes = changesOf(value, seen);
      if (Object.keys(changes).length === 0) return [];
      const body = { store_id, inventory_id, version: seen.version, ...changes };
      try {
        return (await api('POST /api/v2/inventories/update', { body }, options)).inventories;
      } catch (error) {
        const now = error instanceof RequestFailure ? error.current_inventories : undefined;
        setCurrent(now?.find(({ id }) => id === inventory_id) ?? current);
        throw error;
      }
    },
    onSent: (rows) => {
      showRows(queryClient, rows);
      void queryClient.invalidateQueries({ queryKey: listingKey });
      showToast({ text: 'Tersimpan.', kind: 'success' });
      if (previousPath()) router.history.back();
      else void router.navigate({ to: '/seller/inventory', search: { store_id }, replace: true });
    },
  });
  const forget = () => {
    void form.drop();
    form.set(valuesOf(seen));
  };
  return { form, current, forget };
}

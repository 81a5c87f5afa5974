import { useNavigate } from '@tanstack/react-router';
import { inWords, textCheck } from '../../../platform/forms/checks.ts';
import { DraftForm } from '../../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useAppState, useServices } from '../../../platform/services.ts';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import type { OrderSearch } from '../order-search.ts';
import { savedViewsQuery } from './saved-views.query.ts';
import { addressOf, searchOfView } from './view-address.ts';

type Props = { search: OrderSearch; onLeave: () => void; onChanged: () => void };

/** A name for the list as it is now. */
export function ViewForm({ search, onLeave, onChanged }: Props) {
  const services = useServices();
  const { api } = services;
  const navigate = useNavigate();
  const slice = useAppState(({ store }) => store);
  const isOfAll = search.store_id === undefined || isSeveral(search.store_id);
  // What covers all stores is kept with one of them.
  const store_id = (isOfAll ? slice.active?.id : search.store_id) ?? '';
  const mayShare = !isOfAll && slice.permissions[store_id]?.order === 'MANAGE';
  const form = useDraftForm({
    name: `view:${isOfAll ? 'all' : store_id}`,
    base: null,
    isForNew: true,
    initial: () => ({ name: '', is_shared: false }),
    check: ({ name }) => inWords({ name: textCheck(name, 1, 60) }),
    send: ({ name, is_shared }, _base, options) => {
      const shared = { is_shared: is_shared && mayShare, covers_all_stores: isOfAll };
      const body = { store_id, name, address: addressOf(search), ...shared };
      return api('POST /api/saved-views/create', { body }, options);
    },
    onSent: ({ view }) => {
      // Its name stands on the button at once: the list is asked for again by a sheet that is about to close.
      services.queryClient.setQueryData(
        savedViewsQuery(services, search.store_id).queryKey,
        (before) => before && { ...before, views: [...before.views, view] },
      );
      onChanged();
      showToast({ text: `Tampilan “${view.name}” disimpan.`, kind: 'success' });
      onLeave();
      void navigate({ to: '/seller/orders', search: searchOfView(view), replace: true });
    },
  });
  if (!form.isReady) return <Skeleton className="h-24 w-full" />;
  const { values, set, field } = form;
  return (
    <section aria-labelledby="new-view" className="border-t border-line pt-4">
      <h3 id="new-view" className="mb-3 font-semibold">
        Simpan tampilan ini
      </h3>
      <DraftForm form={form} submitLabel="Simpan tampilan">
        <TextField
          label="Nama tampilan"
          placeholder="Pagi ini"
          hint="Saringan, urutan, tab, dan kolom yang sekarang."
          maxLength={60}
          {...field('name')}
        />
        {mayShare && (
          <Checkbox
            label="Bagikan ke semua staf toko ini"
            checked={values.is_shared}
            onChange={({ target }) => set({ is_shared: target.checked })}
          />
        )}
      </DraftForm>
    </section>
  );
}

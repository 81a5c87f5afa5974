import type { SavedView } from '@marketplace/contract/saved-views';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.tsx';
import type { OrderSearch } from '../order-search.ts';
import { savedViewsQuery } from './saved-views.query.ts';
import { addressOf, isChanged } from './view-address.ts';
import { ViewForm } from './view-form.tsx';
import { ViewRow } from './view-row.tsx';

type Props = { search: OrderSearch; onLeave: () => void };

/** The views to be opened, and the list as it is now to be kept as one. */
export function ViewsPanel({ search, onLeave }: Props) {
  const services = useServices();
  const { data, error, refetch } = useQuery(savedViewsQuery(services, search.store_id));
  const panel = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<string>();
  const hasGone = removed !== undefined && !data?.views.some(({ id }) => id === removed);
  useEffect(() => {
    // The question went with the row that had asked it: on from the top of what is left.
    if (hasGone) requestAnimationFrame(() => panel.current?.focus());
  }, [hasGone]);
  if (!data)
    return error ? (
      <LoadFailed error={error} onReload={() => void refetch()} />
    ) : (
      <div role="status" aria-label="Memuat tampilan" className="grid gap-2">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    );
  const renew = () => void refetch();
  const open = data.views.find(({ id }) => id === search.view);
  return (
    <div ref={panel} tabIndex={-1} className="grid gap-6 outline-none">
      {data.views.length > 0 ? (
        <ul aria-label="Tampilan" className="-mx-2 grid">
          {data.views.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              isOpen={view.id === open?.id}
              onLeave={onLeave}
              onChanged={renew}
              onRemoved={() => {
                setRemoved(view.id);
                renew();
              }}
            />
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">
          Simpan saringan, urutan, dan kolom yang sering Anda pakai, lalu buka lagi dengan sekali
          ketuk.
        </p>
      )}
      <Keep search={search} open={open} onLeave={onLeave} onChanged={renew} />
    </div>
  );
}

type KeepProps = Props & { open: SavedView | undefined; onChanged: () => void };

/** The list as it is now: into the view that is open, or as a new one. */
function Keep({ search, open, onLeave, onChanged }: KeepProps) {
  const { api } = useServices();
  const [isNew, setNew] = useState(false);
  const saving = useAction(async (view: SavedView) => {
    const { id, store_id, version } = view;
    const body = { store_id, id, version, address: addressOf(search) };
    const options = { idempotencyKey: crypto.randomUUID() };
    await api('POST /api/saved-views/update', { body }, options).finally(onChanged);
    showToast({ text: `Tampilan “${view.name}” disimpan.`, kind: 'success' });
  });
  const canSave = open?.is_own && isChanged(search, open);
  if (isNew || !open) return <ViewForm search={search} onLeave={onLeave} onChanged={onChanged} />;
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {canSave && (
        <Button isBusy={saving.isBusy} onClick={() => saving.run(open)}>
          Simpan perubahan ke “{open.name}”
        </Button>
      )}
      <Button variant="secondary" onClick={() => setNew(true)}>
        Simpan sebagai tampilan baru
      </Button>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../platform/services.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart, useLazyPart } from '../../../ui/lazy-part.ts';
import { Opening } from '../../../ui/opening-veil.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { OrderSearch } from '../order-search.ts';
import { savedViewsQuery } from './saved-views.query.ts';
import { isChanged } from './view-address.ts';

type Props = {
  search: OrderSearch;
  /** The columns as they stand, where they are not as usual. */
  columns?: string | undefined;
};

const panel = lazyPart(() => import('./views-panel.tsx').then((part) => part.ViewsPanel));

/** The view that is looked at, by its name, and the way to the others. */
export function ViewsButton({ search, columns }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { loaded: ViewsPanel, hasFailed } = useLazyPart(panel, isOpen);
  const { data } = useQuery({
    ...savedViewsQuery(useServices(), search.store_id),
    enabled: search.view !== undefined,
  });
  const view = data?.views.find(({ id }) => id === search.view);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Star />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="max-w-56 min-w-0"
      >
        <span className="truncate">
          {view ? (
            <>
              <span className="sr-only">Tampilan saya: </span>
              {view.name}
              {isChanged(search, view) && ' (diubah)'}
            </>
          ) : (
            'Tampilan saya'
          )}
        </span>
      </Button>
      <Sheet isOpen={isOpen} onClose={close} title="Tampilan saya" placement="right">
        {ViewsPanel ? (
          <ViewsPanel search={columns ? { ...search, columns } : search} onLeave={close} />
        ) : (
          <Opening hasFailed={hasFailed} label="Tutup" onAct={close} />
        )}
      </Sheet>
    </>
  );
}

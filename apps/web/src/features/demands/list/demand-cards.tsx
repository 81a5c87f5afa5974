import { useEffect, useRef, useState } from 'react';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { useLeaving } from '../../../platform/lists/use-leaving.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DeclineSheet } from '../decline/decline-sheet.tsx';
import { DeclinedStrip } from '../decline/declined-strip.tsx';
import { useDeclined } from '../decline/use-declined.ts';
import type { DemandSearch } from '../demand-search.ts';
import type { Demand } from '../demands.query.ts';
import { DemandCard } from './demand-card.tsx';
import { NoDemands } from './no-demands.tsx';
import type { DemandRows } from './use-demand-rows.ts';

type Props = {
  list: DemandRows;
  store_id: string;
  search: DemandSearch & { store_id?: string | undefined };
};

/** The demands of one list, one below the other; in another list nothing was turned down yet. */
export function DemandCards({ list, store_id, search }: Props) {
  const { result, shown } = list;
  const [asked, setAsked] = useState<Demand>();
  const { declined, undone, isHeld, add, undo } = useDeclined(shown.left);
  // What was turned down here keeps its way back until the list is left.
  useLeaving({ left: shown.left.filter(({ id }) => !isHeld(id)), drop: shown.drop });
  const cards = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that was pressed has gone with its strip, and the focus to nobody or to a neighbour.
    const { activeElement, body } = document;
    const isGone = activeElement === body || cards.current?.contains(activeElement);
    if (undone === undefined || !isGone) return;
    const link = `[data-demand="${undone}"] [data-opens-card]`;
    cards.current?.querySelector<HTMLElement>(link)?.focus({ preventScroll: true });
  }, [undone]);
  const { data, error, isFetching } = result;
  if (!data && error)
    return (
      <LoadFailed error={error} onReload={() => void result.refetch()} isReloading={isFetching} />
    );
  if (!data) return <CardSkeletons />;
  if (shown.rows.length === 0) return <NoDemands search={search} />;
  const state = search.state ?? 'OPEN';
  return (
    <>
      <ul
        ref={cards}
        aria-label="Permintaan pembeli"
        className="grid grid-cols-[minmax(0,1fr)] gap-2"
      >
        {shown.rows.map((demand) => (
          <li key={demand.id} data-demand={demand.id}>
            {declined.has(demand.id) ? (
              <DeclinedStrip demand={demand} onUndone={undo} />
            ) : (
              <DemandCard
                demand={demand}
                namesStore={isSeveral(store_id)}
                isStateKnown={demand.state === state}
                onDecline={setAsked}
              />
            )}
          </li>
        ))}
      </ul>
      {result.hasNextPage && (
        <LoadMore isBusy={result.isFetchingNextPage} onMore={() => void result.fetchNextPage()} />
      )}
      <DeclineSheet demand={asked} onClose={() => setAsked(undefined)} onDeclined={add} />
    </>
  );
}

const CardSkeletons = () => (
  <div
    role="status"
    aria-label="Memuat permintaan"
    className="grid grid-cols-[minmax(0,1fr)] gap-2"
  >
    {[1, 2, 3, 4].map((place) => (
      <div
        key={place}
        className="grid h-29 grid-cols-[minmax(0,1fr)] content-between rounded-lg border border-line bg-surface p-3"
      >
        <div className="flex justify-between gap-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5 w-14" />
        </div>
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-6 w-28" />
      </div>
    ))}
  </div>
);

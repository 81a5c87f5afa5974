import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { useOffline } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { PlanSkeleton } from '../plans/plan-frame.tsx';
import { BeginTake } from './begin-take.tsx';
import { draftOf, handIn, holdTake, readOpenTakes } from './open-takes.ts';
import { Session } from './session.tsx';
import type { Take } from './take.ts';

/** A session lies on the device from its first moment until it is handed in: reloads and logins that end do not touch it. */
export function StockTaking({ store_id }: { store_id: string }) {
  const barrier = useBarrier('inventory', store_id);
  const { take, open, begin, leave } = useHeldTake(store_id);
  if (barrier) return <BarrierNote barrier={barrier} />;
  if (take === undefined) return <PlanSkeleton />;
  if (take === null) return <BeginTake store_id={store_id} onBegin={begin} onOpen={open} />;
  return <Session key={take.take_id} store_id={store_id} take={take} onLeave={leave} />;
}

/** The session of this tab: the latest that no other tab counts; null where there is none. */
function useHeldTake(store_id: string) {
  const offline = useOffline();
  const [take, setTake] = useState<Take | null>();
  const release = useRef<() => void>(undefined);
  const open = async (next: Take): Promise<boolean> => {
    const free = await holdTake(next.take_id);
    if (!free) return false;
    release.current = free;
    setTake(next);
    return true;
  };
  const openFirst = useEffectEvent(async (isGone: () => boolean) => {
    for (const each of await readOpenTakes(offline, store_id)) {
      const free = isGone() ? undefined : await holdTake(each.take_id);
      if (!free) continue;
      if (each.handed) await handIn(offline, store_id, each);
      if (isGone() || each.handed) free();
      else {
        release.current = free;
        return setTake(each);
      }
    }
    if (!isGone()) setTake(null);
  });
  useEffect(() => {
    let isGone = false;
    openFirst(() => isGone).catch(() => isGone || setTake(null));
    return () => {
      isGone = true;
      release.current?.();
    };
  }, []);
  return {
    take,
    open,
    begin: async (name: string) => {
      const next = { take_id: crypto.randomUUID(), name, counted: [] };
      await offline.drafts.save(draftOf(store_id, next.take_id), { values: next, base: null });
      await open(next);
    },
    leave: () => {
      release.current?.();
      setTake(null);
    },
  };
}

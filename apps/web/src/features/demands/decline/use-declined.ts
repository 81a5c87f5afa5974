import { useEffect, useState } from 'react';
import { useOffline } from '../../../platform/services.ts';
import type { Demand } from '../demands.query.ts';
import { notBackYet } from './not-back-yet.ts';
import { demandRecord } from './use-decline.ts';

/** What was turned down in a list while it is looked at, and what of it was opened again. */
export function useDeclined(left: readonly Demand[]) {
  const { outbox } = useOffline();
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set());
  const [awaited, setAwaited] = useState<readonly string[]>([]);
  const [undone, setUndone] = useState<string>();
  useEffect(() => {
    const waiting = outbox.state.getState().items.map(({ record }) => record);
    const isWaiting = (id: string) => waiting.includes(recordOf(id));
    setAwaited((before) =>
      notBackYet(
        before,
        left.map(({ id }) => id),
        isWaiting,
      ),
    );
  }, [outbox, left]);
  return {
    declined,
    /** The last one that was opened again. */
    undone,
    /** Its place is kept, though the list has it no longer. */
    isHeld: (id: string) => declined.has(id) || awaited.includes(id),
    add: ({ id }: Demand) => {
      setDeclined((before) => new Set([...before, id]));
      setUndone(undefined);
    },
    undo: ({ id }: Demand) => {
      setDeclined((before) => new Set([...before].filter((each) => each !== id)));
      setAwaited((before) => [...before, id]);
      setUndone(id);
    },
  };
}

const recordOf = (id: string): string => {
  const [tender_id = '', store_id = ''] = id.split(':');
  return demandRecord({ tender_id, store_id });
};

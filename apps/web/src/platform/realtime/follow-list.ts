import { notifyManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { changeAnswer, type OnHand, onHand } from './change-on-hand.ts';
import type { EventStream, StoreEvent } from './event-stream.ts';
import { askAnew, renewAnswer } from './renew.ts';

type Needed = { events: Pick<EventStream, 'onEvent' | 'onReset'>; queryClient: QueryClient };

/** How the answers on hand to a question follow what happens. */
export type Following<Data> = {
  /** What the keys of those answers begin with. */
  key: QueryKey;
  /** An answer with an event put into it: the very same one where it was read after the event or is not about it. */
  merge?: (data: Data, event: StoreEvent, where: OnHand) => Data;
  /** After all that came together was put in. */
  afterMerging?: () => void;
  /** Whether only the server can say what the answer is after this: what it was just before, where there is one yet. */
  isOutdatedBy?: (event: StoreEvent, data: Data | undefined, where: OnHand) => boolean;
  /** However much happens, it is asked again this often at most. */
  pause?: number;
};

export type Follower = {
  /** Something is known to have changed that no event has told of: all answers are asked for, as after one that does. */
  outdate: () => void;
  stop: () => void;
};

/** What happens within this time is put in together: a screen that is drawn for each event is drawn for nothing else. */
const gathering = 100;

/**
 * The one way in which lists, details and numbers follow the stream. What an event says is put in, and the rest stays as
 * old as it was; what it does not say is asked for a little later, by who looks, and without giving up what is under way.
 */
export function followList<Data>(needed: Needed, following: Following<Data>): Follower {
  const { events, queryClient } = needed;
  const { key, merge, afterMerging, isOutdatedBy, pause = 0 } = following;
  const outdated = new Set<Query>();
  const asking = once(() => {
    for (const query of outdated) renewAnswer(queryClient, query);
    outdated.clear();
  });
  let gathered: StoreEvent[] = [];
  const merging = once(() => {
    if (gathered.length === 0) return;
    notifyManager.batch(() => takeIn(gathered));
    gathered = [];
    merging.in(gathering);
  });

  /** One event after the other: what the first of them has put in may be what the next one takes away. */
  function takeIn(batch: readonly StoreEvent[]): void {
    for (const query of queryClient.getQueryCache().findAll({ queryKey: key })) {
      const where = onHand(query);
      let after = query.state.data as Data | undefined;
      for (const event of batch) {
        if (isOutdatedBy?.(event, after, where)) outdated.add(query);
        if (merge && after !== undefined) after = merge(after, event, where);
      }
      if (after !== undefined) changeAnswer<Data>(queryClient, query, () => after as Data);
    }
    afterMerging?.();
    if (outdated.size > 0) asking.in(pause);
  }

  const stopEvents = events.onEvent((event) => {
    gathered.push(event);
    if (!merging.isDue()) merging.now();
  });
  const stopResets = events.onReset(() => {
    gathered = [];
    outdated.clear();
    askAnew(queryClient, key);
  });
  return {
    outdate: () => {
      for (const query of queryClient.getQueryCache().findAll({ queryKey: key }))
        outdated.add(query);
      asking.in(pause);
    },
    stop: () => {
      stopEvents();
      stopResets();
      asking.not();
      merging.not();
    },
  };
}

/** Work that is due at most once at a time. */
function once(work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    timer = undefined;
    work();
  };
  return {
    now,
    in: (milliseconds: number) => {
      timer ??= setTimeout(now, milliseconds);
    },
    isDue: () => timer !== undefined,
    not: () => clearTimeout(timer),
  };
}

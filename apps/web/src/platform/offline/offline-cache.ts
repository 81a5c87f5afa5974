import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isNotAllowed, isRefusal } from '../api/failure.ts';
import { dropView } from '../navigation/drop-view.ts';
import type { DeviceDatabase } from './device-database.ts';
import { groupEnd } from './sealing.ts';

export type OfflineCache = {
  /**
   * Brings back the last known answer to a question that has none yet. Answers nothing at once when there is
   * nothing to wait for, so that a screen seen before comes without a pause.
   */
  restore: (key: QueryKey) => Promise<boolean> | undefined;
  /**
   * The person may do something else than before: what was answered until then goes from the device, and what nobody looks
   * at from here. What lies there still, or comes late, is not read.
   */
  forget: () => Promise<void>;
};

type Surroundings = {
  queryClient: QueryClient;
  database: () => Promise<DeviceDatabase>;
  user: () => string | null;
  /** Right after a login there is none yet: then nothing of an earlier visit can be read, nor is it waited for. */
  hasKey: () => boolean;
  /** What an answer of now may be read by, if that is known: see answer-mark.ts. */
  mark: () => string | undefined;
  /** The server has refused to answer the person. */
  onNotAllowed: () => void;
};

const mostKept = 60;
const pauseBeforeWriting = 1000;
/** Longer than this nobody waits for what is old anyway. */
const patience = 400;

export function createOfflineCache(surroundings: Surroundings): OfflineCache {
  const { queryClient, database, user, hasKey, mark, onNotAllowed } = surroundings;
  const cache = queryClient.getQueryCache();
  const changed = new Set<string>();
  /** By which mark each was answered. */
  const marks = new WeakMap<Query, string | undefined>();
  let lastMark = mark();
  let isDue = false;
  let last: Promise<void> = Promise.resolve();

  /** One after the other: what is removed must not be written by what was begun before. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    // Without the device's storage nothing lies there to be removed, and nothing is kept.
    last = last.then(work).catch(() => {});
    return last;
  }

  async function write(): Promise<void> {
    isDue = false;
    const user_uuid = user();
    const hashes = [...changed];
    changed.clear();
    if (!user_uuid) return;
    const shelf = await database();
    for (const hash of hashes) {
      const [query, now] = [cache.get(hash), mark()];
      if (!query?.state.data || !now || now !== marks.get(query)) continue;
      const { data, dataUpdatedAt: updated_at } = query.state;
      await shelf.put('answers', { user_uuid, id: idOf(now, hash), data, updated_at });
    }
    await shelf.trim('answers', user_uuid, mostKept);
  }

  /** Neither the screen nor the device goes on with what the person is refused. */
  function drop(query: Query): void {
    changed.delete(query.queryHash);
    if (query.state.data !== undefined) query.setState({ data: undefined, dataUpdatedAt: 0 });
    if (!isKept(query)) return;
    dropView();
    void inTurn(async () => {
      const [user_uuid, now] = [user(), mark()];
      if (user_uuid && now)
        await (await database()).remove('answers', user_uuid, idOf(now, query.queryHash));
    });
  }

  /** Asked for before the rights were those of now: nobody has seen it yet, and it is asked for anew. */
  function discard(query: Query): void {
    const { queryKey } = query;
    query.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending' });
    void queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
  }

  cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'error' && isRefusal(action.error)) {
      drop(query);
      if (isNotAllowed(action.error)) onNotAllowed();
    }
    // What is put into an answer does not make it one of now.
    if (action.type === 'success' && !(action.manual && marks.has(query))) marks.set(query, mark());
    if (query.state.status !== 'success') return;
    if (!isKept(query) || query.state.fetchStatus !== 'idle') return;
    changed.add(query.queryHash);
    if (!isDue) setTimeout(() => void inTurn(write), pauseBeforeWriting);
    isDue = true;
  });

  async function read(key: QueryKey): Promise<boolean> {
    const [user_uuid, begun] = [user(), mark()];
    if (!user_uuid || !begun) return false;
    const shelf = await database();
    const kept = await shelf.get('answers', user_uuid, idOf(begun, hashKey(key)));
    if (!kept || mark() !== begun || user() !== user_uuid) return false;
    const now = queryClient.getQueryState(key);
    if (now?.data !== undefined || isRefusal(now?.error)) return false;
    queryClient.setQueryData(key, kept.data, { updatedAt: kept.updated_at });
    return true;
  }

  return {
    restore: (key) => {
      if (queryClient.getQueryData(key) !== undefined || !hasKey()) return undefined;
      const tooLong = new Promise<false>((resolve) => setTimeout(resolve, patience, false));
      return Promise.race([read(key), tooLong]).catch(() => false);
    },
    forget: () => {
      const isOther = lastMark !== mark();
      lastMark = mark();
      for (const query of isOther ? cache.findAll({ fetchStatus: 'fetching' }) : [])
        query.promise?.then(
          () => discard(query),
          () => {},
        );
      dropView();
      queryClient.removeQueries({ predicate: isLeft });
      return inTurn(async () => {
        const user_uuid = user();
        if (user_uuid) await (await database()).keepGroup('answers', user_uuid, mark());
      });
    },
  };
}

const idOf = (mark: string, hash: string): string => mark + groupEnd + hash;

/** Who looks without asking looks all the same; a first answer that somebody waits for tells nothing yet. */
const isLeft = (query: Query): boolean =>
  query.getObserversCount() === 0 && query.state.data !== undefined;

const isKept = ({ meta }: Query): boolean => meta?.isCachedOnDevice === true;

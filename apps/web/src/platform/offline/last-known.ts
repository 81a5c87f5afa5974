import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isNotAllowed, isRefusal } from '../api/failure.ts';
import { dropView } from '../navigation/drop-view.ts';
import type { DeviceDatabase } from './device-database.ts';

export type LastKnown = {
  /**
   * Brings back the last known answer to a question that has none yet. Answers nothing at once when there is
   * nothing to wait for, so that a screen seen before comes without a pause.
   */
  restore: (key: QueryKey) => Promise<boolean> | undefined;
  /** The person may see less than before: all that was answered goes from the device, and what nobody looks at from here. */
  forget: () => Promise<void>;
};

type Surroundings = {
  queryClient: QueryClient;
  database: () => Promise<DeviceDatabase>;
  user: () => string | null;
  /** Right after a login there is none yet: then nothing of an earlier visit can be read, nor is it waited for. */
  hasKey: () => boolean;
  /** The server has refused to answer the person. */
  onNotAllowed: () => void;
};

const mostKept = 60;
const pauseBeforeWriting = 1000;
/** Longer than this nobody waits for what is old anyway. */
const patience = 400;

export function createLastKnown(surroundings: Surroundings): LastKnown {
  const { queryClient, database, user, hasKey, onNotAllowed } = surroundings;
  const changed = new Map<string, QueryKey>();
  /** Grows with what is forgotten: what was begun before brings nothing back. */
  let generation = 0;
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
    const keys = [...changed];
    const begun = generation;
    changed.clear();
    if (!user_uuid) return;
    const shelf = await database();
    for (const [id, key] of keys) {
      if (generation !== begun) return;
      const state = queryClient.getQueryState(key);
      if (!state?.data) continue;
      const { data, dataUpdatedAt: updated_at } = state;
      await shelf.put('answers', { user_uuid, id, data, updated_at });
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
      const user_uuid = user();
      if (user_uuid) await (await database()).remove('answers', user_uuid, query.queryHash);
    });
  }

  async function removeAll(): Promise<void> {
    const user_uuid = user();
    if (!user_uuid) return;
    const shelf = await database();
    for (const { id } of await shelf.allOf('answers', user_uuid))
      await shelf.remove('answers', user_uuid, id);
  }

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'error' && isRefusal(action.error)) {
      drop(query);
      if (isNotAllowed(action.error)) onNotAllowed();
    }
    if (query.state.status !== 'success') return;
    if (!isKept(query) || query.state.fetchStatus !== 'idle') return;
    changed.set(query.queryHash, query.queryKey);
    if (!isDue) setTimeout(() => void inTurn(write), pauseBeforeWriting);
    isDue = true;
  });

  async function read(key: QueryKey): Promise<boolean> {
    const user_uuid = user();
    if (!user_uuid) return false;
    const begun = generation;
    const shelf = await database();
    const kept = await shelf.get('answers', user_uuid, hashKey(key));
    if (!kept || generation !== begun || user() !== user_uuid) return false;
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
      generation += 1;
      changed.clear();
      dropView();
      queryClient.removeQueries({ type: 'inactive' });
      return inTurn(removeAll);
    },
  };
}

const isKept = ({ meta }: Query): boolean => meta?.isKeptOnDevice === true;

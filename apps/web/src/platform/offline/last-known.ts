import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { DeviceDatabase } from './device-database.ts';

export type LastKnown = {
  /**
   * Brings back the last known answer to a question that has none yet. Answers nothing at once when there is
   * nothing to wait for, so that a screen seen before comes without a pause.
   */
  restore: (key: QueryKey) => Promise<boolean> | undefined;
};

type Surroundings = {
  queryClient: QueryClient;
  database: () => Promise<DeviceDatabase>;
  user: () => string | null;
  /** Right after a login there is none yet: then nothing of an earlier visit can be read, nor is it waited for. */
  hasKey: () => boolean;
};

const mostKept = 60;
const pauseBeforeWriting = 1000;
/** Longer than this nobody waits for what is old anyway. */
const patience = 400;

export function createLastKnown({ queryClient, database, user, hasKey }: Surroundings): LastKnown {
  const changed = new Map<string, QueryKey>();
  let isDue = false;

  async function write(): Promise<void> {
    isDue = false;
    const user_uuid = user();
    const keys = [...changed];
    changed.clear();
    if (!user_uuid) return;
    const shelf = await database();
    for (const [id, key] of keys) {
      const state = queryClient.getQueryState(key);
      if (!state?.data) continue;
      const { data, dataUpdatedAt: updated_at } = state;
      await shelf.put('answers', { user_uuid, id, data, updated_at });
    }
    await shelf.trim('answers', user_uuid, mostKept);
  }

  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success') return;
    if (!query.meta?.isKeptOnDevice || query.state.fetchStatus !== 'idle') return;
    changed.set(query.queryHash, query.queryKey);
    if (!isDue) setTimeout(() => void write(), pauseBeforeWriting);
    isDue = true;
  });

  async function read(key: QueryKey): Promise<boolean> {
    const user_uuid = user();
    if (!user_uuid) return false;
    const shelf = await database();
    const kept = await shelf.get('answers', user_uuid, hashKey(key));
    if (!kept || queryClient.getQueryData(key) !== undefined || user() !== user_uuid) return false;
    queryClient.setQueryData(key, kept.data, { updatedAt: kept.updated_at });
    return true;
  }

  return {
    restore: (key) => {
      if (queryClient.getQueryData(key) !== undefined || !hasKey()) return undefined;
      const tooLong = new Promise<false>((resolve) => setTimeout(resolve, patience, false));
      return Promise.race([read(key), tooLong]).catch(() => false);
    },
  };
}

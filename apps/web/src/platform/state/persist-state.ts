import type { StateStorage } from 'zustand/middleware';
import type { StoreApi } from 'zustand/vanilla';
import type { AppState } from './app-slices.ts';
import { keptText, newerStateKey, persistKey, readKeptText, schemaVersion } from './kept-text.ts';
import {
  isKeptAlike,
  type PersistedSlices,
  persistedSlices,
  withKept,
} from './persisted-slices.ts';

export type Keeping = {
  /** May answer late, or throw where the browser forbids it. */
  storage: () => StateStorage;
  token: () => string | undefined;
  onError: (error: unknown) => void;
};

const longestWait = 5000;

/**
 * Brings back what was kept, and keeps the state from then on; answers with how to forget it. Storage that
 * answers at once is read at once. One that does not, or a version that has to be migrated first, has five
 * seconds; meanwhile the app works with a fresh state, and what comes later than that is not taken.
 */
export function persistState(state: StoreApi<AppState>, keeping: Keeping): () => void {
  const { token, onError } = keeping;
  const storage = forgiving(keeping.storage);
  const loginAtStart = token();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBegun = false;

  const begin = (kept?: PersistedSlices): void => {
    if (isBegun) return;
    isBegun = true;
    clearTimeout(timer);
    if (kept && token() === loginAtStart) restore(state, kept);
    state.subscribe((now, before) => {
      if (!isKeptAlike(now, before))
        storage.setItem(persistKey, keptText(persistedSlices(now), token()));
    });
  };
  const giveUp = (error: unknown): void => {
    if (!isBegun) onError(error);
    begin();
  };

  const understand = (
    text: string | null,
  ): PersistedSlices | undefined | Promise<PersistedSlices> => {
    const kept = readKeptText(text, loginAtStart);
    if (kept?.version === schemaVersion) return kept.state as PersistedSlices;
    if (kept && kept.version < schemaVersion)
      return import('./migrate.ts').then(({ migrate }) => migrate(kept));
    if (kept && text) storage.setItem(newerStateKey, text);
    if (text) storage.removeItem(persistKey);
    return undefined;
  };

  const text = storage.getItem(persistKey);
  const isLate = text !== null && typeof text === 'object';
  const kept = isLate ? Promise.resolve(text).then(understand) : understand(text);
  if (kept instanceof Promise) {
    timer = setTimeout(() => giveUp(timedOut()), longestWait);
    kept.then(begin, giveUp);
  } else begin(kept);

  return () => {
    begin();
    storage.removeItem(persistKey);
    storage.removeItem(newerStateKey);
  };
}

const timedOut = () => new Error(`persisting timed out for persist key "${persistKey}"`);

function restore(state: StoreApi<AppState>, kept: PersistedSlices): void {
  try {
    state.setState(withKept(state.getState(), state.getInitialState(), kept));
  } catch {
    // Another shape than its version says: as good as nothing.
  }
}

/** Without room the state is forgotten at a reload; a person at work does not notice. */
function forgiving(storage: () => StateStorage) {
  const attempt = <Answer>(act: (storage: StateStorage) => Answer): Answer | null => {
    try {
      const answer = act(storage());
      if (answer instanceof Promise) answer.catch(() => {});
      return answer;
    } catch {
      return null;
    }
  };
  return {
    getItem: (name: string) => attempt((storage) => storage.getItem(name)),
    setItem: (name: string, value: string) => attempt((storage) => storage.setItem(name, value)),
    removeItem: (name: string) => attempt((storage) => storage.removeItem(name)),
  };
}

import { savedValue } from '../device/local-storage.ts';
import type { AppState } from './app-slices.ts';
import { persistKey, readKeptText, schemaVersion } from './kept-text.ts';

/**
 * The state of the last visit as it lies in storage, for what runs before the state is there. One of another
 * version or of another login is none.
 */
export function persistedState(): Pick<AppState, 'user' | 'store'> | undefined {
  try {
    const kept = readKeptText(localStorage.getItem(persistKey), savedValue('auth_token'));
    if (kept?.version !== schemaVersion) return undefined;
    return kept.state as Pick<AppState, 'user' | 'store'>;
  } catch {
    return undefined;
  }
}

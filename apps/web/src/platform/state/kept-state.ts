import type { AppState } from './app-state.ts';
import { persistKey } from './persist-key.ts';

/** The state of the last visit as it lies in storage, for what runs before the state is there. */
export function keptState(): Pick<AppState, 'user' | 'store'> | undefined {
  try {
    return JSON.parse(localStorage.getItem(persistKey) ?? '{}').state;
  } catch {
    return undefined;
  }
}

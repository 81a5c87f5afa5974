import { useAppState } from './services.ts';
import type { StoreSlice } from './state/store-slice.ts';

/** The clock of the store that is looked at; of several, that of all of them if they have one, else Jakarta's. */
function timeZoneOf({ active, selected_ids, list }: StoreSlice): string {
  if (active && selected_ids.length === 0) return active.time_zone;
  const zones = new Set(list.map(({ time_zone }) => time_zone));
  const [only] = zones;
  return zones.size === 1 && only ? only : 'Asia/Jakarta';
}

export const useTimeZone = (): string => useAppState(({ store }) => timeZoneOf(store));

import { useAppState } from './services.ts';
import type { StoreSlice } from './state/store-slice.ts';

const capital = 'Asia/Jakarta';

/** The clocks of the stores that are looked at, each once; while there are none, Jakarta's. */
export function timeZonesOf({ active, selected_ids, list }: StoreSlice): string[] {
  if (active && selected_ids.length === 0) return [active.time_zone];
  const zones = new Set(list.map(({ time_zone }) => time_zone));
  return zones.size > 0 ? [...zones] : [capital];
}

/** The clock of what happens in a store; of no store in particular that of all who are looked at, if they have one, else Jakarta's. */
export function timeZoneOf(slice: StoreSlice, store_id?: string | null): string {
  const own = store_id ? slice.by_id[store_id]?.time_zone : undefined;
  if (own) return own;
  const [first, ...others] = timeZonesOf(slice);
  return first && others.length === 0 ? first : capital;
}

export const useTimeZone = (store_id?: string | null): string =>
  useAppState(({ store }) => timeZoneOf(store, store_id));

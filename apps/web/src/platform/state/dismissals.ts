import type { StoreSlice } from './store-slice.ts';

const day = 86_400_000;
const bannerDays = 7;

/** A closed banner comes back after a week. */
export function withBannerDismissed(
  slice: StoreSlice,
  store_id: string,
  banner_id: string,
  now: Date,
): StoreSlice {
  const expiresAt = new Date(now.getTime() + bannerDays * day).toISOString();
  const ofStore = { ...slice.banner_dismissals[store_id], [banner_id]: { expiresAt } };
  const banner_dismissals = { ...slice.banner_dismissals, [store_id]: ofStore };
  return withoutExpired({ ...slice, banner_dismissals }, now);
}

/** A closed notice is not seen again: its dismissal lasts as long as it does. */
export function withNoticeDismissed(
  slice: StoreSlice,
  store_id: string,
  { hash, expires_at }: { hash: string; expires_at: string },
  now: Date,
): StoreSlice {
  const ofStore = { ...slice.notice_dismissals[store_id], [hash]: expires_at };
  const notice_dismissals = { ...slice.notice_dismissals, [store_id]: ofStore };
  return withoutExpired({ ...slice, notice_dismissals }, now);
}

/** Drops banners whose time is over, and notices that ended before today. */
export function withoutExpired(slice: StoreSlice, now: Date): StoreSlice {
  const startOfToday = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return {
    ...slice,
    banner_dismissals: keeping(slice.banner_dismissals, ({ expiresAt }) => isAfter(expiresAt, now)),
    notice_dismissals: keeping(slice.notice_dismissals, (until) => isAfter(until, startOfToday)),
  };
}

export const isBannerDismissed = (
  { banner_dismissals }: StoreSlice,
  store_id: string,
  banner_id: string,
  now: Date,
): boolean => isAfter(banner_dismissals[store_id]?.[banner_id]?.expiresAt, now);

export const isNoticeDismissed = (
  { notice_dismissals }: StoreSlice,
  store_id: string,
  hash: string,
): boolean => notice_dismissals[store_id]?.[hash] !== undefined;

const isAfter = (instant: string | undefined, moment: Date): boolean =>
  instant !== undefined && Date.parse(instant) > moment.getTime();

type ByStore<Entry> = Readonly<Record<string, Readonly<Record<string, Entry>>>>;

/** The entries that are kept; a store without any is not kept either. */
function keeping<Entry>(
  byStore: ByStore<Entry>,
  isKept: (entry: Entry) => boolean,
): ByStore<Entry> {
  const kept = Object.entries(byStore).map(
    ([store_id, entries]) =>
      [
        store_id,
        Object.fromEntries(Object.entries(entries).filter(([, entry]) => isKept(entry))),
      ] as const,
  );
  return Object.fromEntries(kept.filter(([, entries]) => Object.keys(entries).length > 0));
}

import type { AppState, UserSlice } from './app-slices.ts';
import { type StoreSlice, withList } from './store-slice.ts';

const userFields = ['userData', 'auth', 'otp', 'configuration'] as const;
/** Look-ups are made anew from the list instead of being kept three times. */
const storeFields = [
  'list',
  'active',
  'selected_ids',
  'dismissed_ids',
  'banner_dismissals',
  'notice_dismissals',
] as const;

/** The part of the state that outlives a reload, in the version of now. Requests under way do not. */
export type PersistedSlices = {
  user: Pick<UserSlice, (typeof userFields)[number]>;
  store: Pick<StoreSlice, (typeof storeFields)[number]>;
  tenders: AppState['tenders'];
};

export const persistedSlices = ({ user, store, tenders }: AppState): PersistedSlices => ({
  user: picked(user, userFields),
  store: picked(store, storeFields),
  tenders,
});

export const isKeptAlike = (now: AppState, before: AppState): boolean =>
  userFields.every((name) => now.user[name] === before.user[name]) &&
  storeFields.every((name) => now.store[name] === before.store[name]) &&
  now.tenders === before.tenders;

/**
 * What is still as it began takes the kept value; what came meanwhile stays. Throws when the kept value has
 * another shape.
 */
export function withKept(now: AppState, fresh: AppState, kept: PersistedSlices): AppState {
  const [before, after] = [kept.user.auth.user_uuid, now.user.auth.user_uuid];
  if (after && before !== after) return now;
  const store = filled(now.store, fresh.store, kept.store, storeFields);
  return {
    ...now,
    user: filled(now.user, fresh.user, kept.user, userFields),
    store: withList(store, store.list),
    tenders: { ...kept.tenders, ...now.tenders },
  };
}

function picked<Slice, Name extends keyof Slice>(slice: Slice, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, slice[name]])) as Pick<Slice, Name>;
}

function filled<Slice, Name extends keyof Slice>(
  now: Slice,
  fresh: Slice,
  kept: Pick<Slice, Name>,
  names: readonly Name[],
): Slice {
  const untouched = names.filter((name) => now[name] === fresh[name] && kept[name] !== undefined);
  return { ...now, ...picked(kept, untouched) };
}

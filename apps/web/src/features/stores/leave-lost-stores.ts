import type { Store } from '@marketplace/contract/stores';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { Services } from '../../platform/services.ts';
import { setApp } from '../../platform/state/app-state.ts';
import { showToast } from '../../ui/toast.tsx';

type Needed = Pick<Services, 'state' | 'offline' | 'queryClient'>;

/** Leads the person out of what is no longer theirs and says so; what was known of it goes from screen and device. */
export async function leaveLostStores(
  { state, offline, queryClient }: Needed,
  router: AnyRouter,
  lost: readonly Store[],
): Promise<void> {
  setApp(state, { lostStores: [], lastOrderListFilters: null });
  const lostIds = lost.map(({ id }) => id);
  const named: string = router.latestLocation.search.store_id ?? '';
  try {
    if (lostIds.some((id) => named.split(',').includes(id)))
      await router.navigate({ to: '/seller', search: {}, replace: true });
    showToast({ text: lostWords(lost), kind: 'success' });
  } finally {
    // What was shown until now goes, too; asked for again from where the person was, it would be refused.
    const inside = offline.now();
    await inside?.lastKnown.forget();
    askAgain(queryClient, lostIds);
    // What does not go now goes when the device is next tidied.
    await inside?.forgetStores(lostIds).catch(() => {});
  }
}

/** What tells of a lost store goes at once; a form of another stays open while what it stands on is asked for. */
function askAgain(queryClient: QueryClient, lostIds: readonly string[]): void {
  const told = new Set(queryClient.getQueryCache().findAll().filter(tellsOf(lostIds)));
  void queryClient.resetQueries({ predicate: (query) => told.has(query) });
  void queryClient.invalidateQueries({ predicate: (query) => !told.has(query) });
}

/** By what was asked (one store, or several with commas between) or by what was answered. */
const tellsOf =
  (store_ids: readonly string[]) =>
  ({ queryKey, state }: Query): boolean => {
    const asked = JSON.stringify(queryKey).split(/[",]/);
    const answered = JSON.stringify(state.data) ?? '';
    return store_ids.some((id) => asked.includes(id) || answered.includes(`"store_id":"${id}"`));
  };

const lostWords = (stores: readonly Store[]): string =>
  `Anda tidak lagi bekerja di ${stores.map(({ name }) => name).join(', ')}.`;

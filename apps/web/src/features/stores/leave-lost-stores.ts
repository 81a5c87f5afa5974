import type { Store } from '@marketplace/contract/stores';
import type { AnyRouter } from '@tanstack/react-router';
import type { Services } from '../../platform/services.ts';
import { setApp } from '../../platform/state/app-state.ts';
import { showToast } from '../../ui/toast.tsx';

type Needed = Pick<Services, 'state' | 'offline'>;

/** Leads the person out of what is no longer theirs and says so; what was known of it goes from screen and device. */
export async function leaveLostStores(
  { state, offline }: Needed,
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
    inside?.lastKnown.askAgain();
    await inside?.forgetStores(lostIds);
  }
}

const lostWords = (stores: readonly Store[]): string =>
  `Anda tidak lagi bekerja di ${stores.map(({ name }) => name).join(', ')}.`;

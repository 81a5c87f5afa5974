import type { Store } from '@marketplace/contract/stores';
import type { AnyRouter } from '@tanstack/react-router';
import type { Services } from '../../platform/services.ts';
import { showToast } from '../../ui/toast.tsx';
import { dropShown } from './drop-shown.ts';
import { lostWords } from './lost-words.ts';

type Needed = Pick<Services, 'offline' | 'queryClient'>;

/** Leads the person out of what is no longer theirs and says so; what was known of it goes from screen and device. */
export async function leaveLostStores(
  { offline, queryClient }: Needed,
  router: AnyRouter,
  lost: readonly Store[],
): Promise<void> {
  const lostIds = lost.map(({ id }) => id);
  const named: string = router.latestLocation.search.store_id ?? '';
  try {
    if (lostIds.some((id) => named.split(',').includes(id)))
      await router.navigate({ to: '/seller', search: {}, replace: true });
    showToast({ text: lostWords(lost), kind: 'success' });
  } finally {
    // What was shown until now goes, too; asked for again from where the person was, it would be refused.
    const kept = offline.now();
    const forgotten = kept?.offlineCache.forget();
    // Not when the device has forgotten it: a storage that is stuck would leave it on the screen.
    dropShown(queryClient, lostIds);
    // A form of another store stays open while what it stands on is asked for.
    void queryClient.invalidateQueries();
    await forgotten;
    // What does not go now goes when the device is next tidied.
    await kept?.forgetStores(lostIds).catch(() => {});
  }
}

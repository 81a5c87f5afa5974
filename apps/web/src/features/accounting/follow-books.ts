import { followList } from '../../platform/realtime/follow-list.ts';
import type { Services } from '../../platform/services.ts';
import { accountingKey } from './accounting.query.ts';

/** What a long job has come to, or somebody else has set, is asked for again; how far a job is, is asked for as it goes. */
export const followBooks = (needed: Pick<Services, 'events' | 'queryClient'>) =>
  followList(needed, {
    key: accountingKey,
    isOutdatedBy: (event, _answer, { queryKey }) => {
      const { store_id } = queryKey[1] as { store_id: string };
      if (event.store_id !== store_id) return false;
      if (event.kind === 'store.changed') return true;
      if (event.kind !== 'job.changed') return false;
      const { name, finished_at } = event.payload;
      return name.startsWith('accounting.') && finished_at !== null;
    },
    pause: 1_000,
  });

import { followList } from '../../../platform/realtime/follow-list.ts';
import type { Services } from '../../../platform/services.ts';
import { registrationsKey } from './registration.query.ts';

/** What an operator decides is seen at once by who waits for it. */
export function followRegistrations(needed: Pick<Services, 'events' | 'queryClient'>): void {
  followList(needed, {
    key: registrationsKey,
    isOutdatedBy: ({ kind }) => kind === 'store.changed',
  });
}

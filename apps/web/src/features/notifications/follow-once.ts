import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '../../platform/services.ts';
import { followNotifications } from './follow-notifications.ts';

const followed = new WeakSet<QueryClient>();

/** Whoever comes first, the bell or the screen: a bell is drawn anew with every change of layout. */
export function followOnce(services: Pick<Services, 'events' | 'queryClient'>): void {
  if (followed.has(services.queryClient)) return;
  followed.add(services.queryClient);
  followNotifications(services);
}

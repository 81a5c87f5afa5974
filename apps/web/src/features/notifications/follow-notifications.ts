import { followList } from '../../platform/realtime/follow-list.ts';
import type { Services } from '../../platform/services.ts';
import { notificationsKey } from './notifications.query.ts';
import { onOtherTabs } from './other-tabs.ts';

/**
 * What happened is listed and counted anew when an event says that people are told of it: the server's count holds, however
 * many devices read meanwhile. What was read elsewhere is found when somebody comes back to this page.
 */
export function followNotifications(needed: Pick<Services, 'events' | 'queryClient'>): void {
  const { outdate } = followList(needed, {
    key: notificationsKey,
    isOutdatedBy: ({ notification }) => notification !== undefined,
    pause: 1_000,
  });
  onOtherTabs(outdate);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) outdate();
  });
}

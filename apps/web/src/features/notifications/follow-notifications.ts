import type { Event } from '@marketplace/contract/events';
import { followList } from '../../platform/realtime/follow-list.ts';
import type { Services } from '../../platform/services.ts';
import { notificationsKey } from './notifications.query.ts';
import { onOtherTabs } from './other-tabs.ts';

/** Whoever reads a room has read what told of it. */
const isRoomRead = (event: Event): boolean =>
  event.kind === 'chat.channel' && event.payload.channel.unread < event.payload.previous_unread;

/**
 * What happened is listed and counted anew when an event says that people are told of it: the server's count holds, however
 * many devices read meanwhile. What was read elsewhere is found when somebody comes back to this page.
 */
export function followNotifications(needed: Pick<Services, 'events' | 'queryClient'>): void {
  const { outdate } = followList(needed, {
    key: notificationsKey,
    isOutdatedBy: (event) => event.notification !== undefined || isRoomRead(event),
    pause: 1_000,
  });
  onOtherTabs(outdate);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) outdate();
  });
}

import type { NotificationCategory } from '@marketplace/contract/notification-words';
import type { NotificationSettings } from '@marketplace/contract/notifications';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { cachedOnDevice } from '../../platform/offline/cached-on-device.ts';
import type { Services } from '../../platform/services.ts';

type Needed = Pick<Services, 'api'>;

/** Every answer about what happened, in all stores of the person. */
export const notificationsKey = ['notifications'] as const;
export const unreadKey = [...notificationsKey, 'unread'] as const;
export const listKey = [...notificationsKey, 'list'] as const;
/** Apart: what happens in a store changes nothing of how somebody wants to hear of it. */
export const notificationSettingsKey = ['notification-settings'] as const;

export const unreadQuery = ({ api }: Needed) =>
  queryOptions({
    queryKey: unreadKey,
    queryFn: ({ signal }) => api('GET /api/notifications/unread', undefined, { signal }),
    meta: cachedOnDevice,
  });

/** A list begins without a place. */
const noPlace = undefined as string | undefined;

export const notificationsQuery = ({ api }: Needed, category?: NotificationCategory) =>
  infiniteQueryOptions({
    queryKey: [...listKey, { category }] as const,
    queryFn: ({ signal, pageParam: after }) =>
      api('GET /api/notifications/list', { query: { category, after } }, { signal }),
    initialPageParam: noPlace,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: cachedOnDevice,
  });

export const notificationSettingsQuery = ({ api }: Needed) =>
  queryOptions({
    queryKey: notificationSettingsKey,
    queryFn: ({ signal }) =>
      api('GET /api/notifications/settings', undefined, {
        signal,
      }) as Promise<NotificationSettings>,
  });

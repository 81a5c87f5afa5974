import type { InputsOf } from '@marketplace/contract/call';
import type { Notification } from '@marketplace/contract/notification';
import type { UnreadNotifications } from '@marketplace/contract/notifications';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { changeOnHand } from '../../platform/realtime/change-on-hand.ts';
import { renew, renewUnderWay } from '../../platform/realtime/renew.ts';
import type { Services } from '../../platform/services.ts';
import { listKey, notificationsKey, unreadKey } from './notifications.query.ts';
import { tellOtherTabs } from './other-tabs.ts';

type Needed = Pick<Services, 'api' | 'queryClient'>;
type Body = NonNullable<InputsOf<'POST /api/notifications/read'>['body']>;
type Pages = InfiniteData<{ data: Notification[]; next: string | null }>;
type Rows = ReadonlyMap<string, Notification>;

/**
 * Said at once here, then to the server, whose count holds; the other tabs ask for theirs. What the server was not told is
 * unread still, here as everywhere.
 */
export async function markRead({ api, queryClient }: Needed, body: Body): Promise<void> {
  const isMeant = meantBy(body);
  const newly = setRead(queryClient, isMeant, true);
  if (body.ids) count(queryClient, newly, -1);
  // What is under way was asked for before, and may say so for long.
  renewUnderWay(queryClient, notificationsKey);
  try {
    const counts = await api('POST /api/notifications/read', { body });
    setRead(queryClient, isMeant, true);
    queryClient.setQueryData(unreadKey, counts);
    renewUnderWay(queryClient, notificationsKey);
    tellOtherTabs();
  } catch (error) {
    setRead(queryClient, ({ id }) => newly.has(id), false);
    if (body.ids) count(queryClient, newly, 1);
    renew(queryClient, unreadKey);
    throw error;
  }
}

const meantBy =
  ({ ids, until, category }: Body) =>
  (row: Notification): boolean =>
    ids
      ? ids.includes(row.id)
      : row.created_at <= (until ?? '') && (!category || row.category === category);

/** Answers with those that were otherwise. */
function setRead(
  queryClient: QueryClient,
  isMeant: (row: Notification) => boolean,
  read: boolean,
): Rows {
  const changed = new Map<string, Notification>();
  const isOther = (row: Notification) => row.read !== read && isMeant(row);
  changeOnHand<Pages>(queryClient, listKey, (pages) => {
    if (!pages.pages.some(({ data }) => data.some(isOther))) return pages;
    return {
      ...pages,
      pages: pages.pages.map((page) => ({
        ...page,
        data: page.data.map((row) => {
          if (!isOther(row)) return row;
          changed.set(row.id, row);
          return { ...row, read };
        }),
      })),
    };
  });
  return changed;
}

const count = (queryClient: QueryClient, rows: Rows, by: 1 | -1): void =>
  changeOnHand<UnreadNotifications>(queryClient, unreadKey, (counts) =>
    withUnread(counts, [...rows.values()], by),
  );

export function withUnread(
  counts: UnreadNotifications,
  rows: readonly Pick<Notification, 'category'>[],
  by: 1 | -1,
): UnreadNotifications {
  const categories = counts.categories.map(({ category, unread }) => ({
    category,
    unread: Math.max(0, unread + by * rows.filter((row) => row.category === category).length),
  }));
  return { categories, total: categories.reduce((sum, { unread }) => sum + unread, 0) };
}

import type { NotificationCategory } from '@marketplace/contract/notification-words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadMore } from '../../platform/lists/load-more.tsx';
import { LoadFailed } from '../../platform/load-failed.tsx';
import { useAppState, useServices } from '../../platform/services.ts';
import { useAction } from '../../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NoResultDrawing } from '../../ui/drawings/no-result-drawing.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { markRead } from './mark-read.ts';
import { NotificationRow } from './notification-row.tsx';
import { byDays } from './notification-words.ts';
import { notificationsQuery } from './notifications.query.ts';

type Props = { category: NotificationCategory | undefined; unread: number };

/** What happened in the stores of the person, day by day. */
export function StoreNotifications({ category, unread }: Props) {
  const services = useServices();
  const result = useInfiniteQuery(notificationsQuery(services, category));
  const isOfMany = useAppState(({ store }) => store.list.length > 1);
  const rows = result.data?.pages.flatMap((page) => page.data) ?? [];
  const newest = rows[0]?.created_at;
  const readingAll = useAction(() =>
    newest
      ? markRead(services, { until: newest, ...(category && { category }) })
      : Promise.resolve(),
  );
  if (!result.data && result.error) {
    return (
      <LoadFailed
        error={result.error}
        onReload={() => void result.refetch()}
        isReloading={result.isFetching}
      />
    );
  }
  if (!result.data) return <RowsPending />;
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyScreen
          drawing={<NoResultDrawing />}
          title="Belum ada kabar"
          text="Pesanan, komplain, uang, dan hal lain yang terjadi di toko Anda tercatat di sini."
        />
      </Card>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {byDays(rows, Date.now()).map(({ day, heading, rows: ofDay }, index) => (
        <section key={day} aria-label={heading}>
          <div className="mb-1.5 flex min-h-9 flex-wrap items-center justify-between gap-x-4">
            <h2 className="text-sm font-semibold text-ink-soft">{heading}</h2>
            {index === 0 && unread > 0 && (
              <Button variant="quiet" size="sm" isBusy={readingAll.isBusy} onClick={readingAll.run}>
                Tandai semua dibaca
              </Button>
            )}
          </div>
          <Card isFlush>
            <ul className="divide-y divide-line">
              {ofDay.map((row) => (
                <li key={row.id}>
                  <NotificationRow
                    row={row}
                    isOfMany={isOfMany}
                    onOpen={() => {
                      if (!row.read) void markRead(services, { ids: [row.id] }).catch(() => {});
                    }}
                  />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {result.hasNextPage && (
        <LoadMore isBusy={result.isFetchingNextPage} onMore={() => void result.fetchNextPage()} />
      )}
    </div>
  );
}

export function RowsPending() {
  return (
    <div role="status" aria-label="Memuat notifikasi" className="grid gap-3">
      <Skeleton className="h-5 w-24" />
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} className="h-20 w-full rounded-lg" />
      ))}
    </div>
  );
}

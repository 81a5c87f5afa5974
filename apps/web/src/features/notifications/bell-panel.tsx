import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../platform/load-failed.tsx';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useAppState, useServices } from '../../platform/services.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { markRead } from './mark-read.ts';
import { NotificationRow } from './notification-row.tsx';
import { notificationsQuery } from './notifications.query.ts';
import { RowsPending } from './store-notifications.tsx';

type Props = {
  unseenCards: number;
  isOpen: boolean;
  onLeave: () => void;
};

const shown = 8;

/** The latest that happened in the stores, and the way to all of it. */
export function BellPanel({ unseenCards, isOpen, onLeave }: Props) {
  return (
    <Sheet isOpen={isOpen} onClose={onLeave} title="Notifikasi">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {isOpen && <Latest onLeave={onLeave} />}
        <AppLink
          to="/seller/notifications"
          search={{}}
          onClick={onLeave}
          className={buttonStyle({ variant: 'secondary', isBlock: true })}
        >
          {unseenCards > 0
            ? `Lihat semua notifikasi, ${unseenCards} belum dilihat`
            : 'Lihat semua notifikasi'}
        </AppLink>
      </div>
    </Sheet>
  );
}

function Latest({ onLeave }: { onLeave: () => void }) {
  const services = useServices();
  const { data, error, isFetching, refetch } = useInfiniteQuery(notificationsQuery(services));
  const isOfMany = useAppState(({ store }) => store.list.length > 1);
  if (!data && error) {
    return <LoadFailed error={error} onReload={() => void refetch()} isReloading={isFetching} />;
  }
  if (!data) return <RowsPending />;
  const rows = data.pages.flatMap((page) => page.data).slice(0, shown);
  if (rows.length === 0) {
    return (
      <p className="py-8 text-center text-ink-soft">
        Belum ada kabar dari toko Anda. Yang terjadi tercatat di sini.
      </p>
    );
  }
  return (
    <ul className="-mx-4 divide-y divide-line">
      {rows.map((row) => (
        <li key={row.id}>
          <NotificationRow
            row={row}
            isOfMany={isOfMany}
            onOpen={() => {
              onLeave();
              if (!row.read) void markRead(services, { ids: [row.id] }).catch(() => {});
            }}
          />
        </li>
      ))}
    </ul>
  );
}

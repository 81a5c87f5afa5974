import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { clockOrMoment } from '../../platform/format/time.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import type { StoreEvent } from '../../platform/realtime/event-stream.ts';
import { useServices } from '../../platform/services.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useMessaging } from './messaging.ts';
import { newsOf } from './news.ts';

const shown = 30;

const label = 'Kabar terbaru';

/** What happened in the stores since this page was opened: an icon, or with a look given an entry of a menu. */
export function Bell({ className }: { className?: string }) {
  const { events } = useServices();
  const [news, setNews] = useState<readonly StoreEvent[]>([]);
  const [unread, setUnread] = useState(0);
  const { unread: unseenCards } = useMessaging();
  const count = unread + unseenCards;
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      events.onEvent((event) => {
        if (!newsOf(event)) return;
        setNews((before) => [event, ...before].slice(0, shown));
        setUnread((before) => before + 1);
      }),
    [events],
  );
  const open = () => {
    setOpen(true);
    setUnread(0);
  };
  return (
    <>
      {className ? (
        <button type="button" onClick={open} className={className}>
          <BellIcon aria-hidden className="size-5" />
          <span className="flex-1 text-left">{label}</span>
          {count > 0 && <span className="text-sm font-semibold">{count}</span>}
        </button>
      ) : (
        <IconButton label={label} badge={count} onClick={open}>
          <BellIcon aria-hidden />
        </IconButton>
      )}
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={label}>
        {news.length === 0 ? (
          <p className="py-8 text-center text-ink-soft">
            Belum ada kabar sejak aplikasi dibuka. Pesanan baru akan tercatat di sini.
          </p>
        ) : (
          <ul className="grid">
            {news.map((event) => (
              <NewsRow
                key={`${event.store_id}.${event.number}`}
                event={event}
                onLeave={() => setOpen(false)}
              />
            ))}
          </ul>
        )}
        <AppLink
          to="/seller/notifications"
          search={{}}
          onClick={() => setOpen(false)}
          className={buttonStyle({ variant: 'secondary', isBlock: true })}
        >
          {unseenCards > 0 ? `Notifikasi, ${unseenCards} belum dilihat` : 'Lihat semua notifikasi'}
        </AppLink>
      </Sheet>
    </>
  );
}

function NewsRow({ event, onLeave }: { event: StoreEvent; onLeave: () => void }) {
  const news = newsOf(event);
  if (!news) return null;
  return (
    <li className="border-b border-line last:border-0">
      <AppLink
        to="/seller/orders"
        search={{ store_id: event.store_id, query: news.order_number }}
        onClick={onLeave}
        className="flex min-h-14 items-baseline justify-between gap-4 rounded-lg py-3 hover:bg-sunken"
      >
        <span>
          <span className="block font-semibold">{news.title}</span>
          <span className="block text-sm text-ink-soft">{news.text}</span>
        </span>
        <span className="text-sm text-ink-faint">
          {clockOrMoment(event.created_at, news.time_zone)}
        </span>
      </AppLink>
    </li>
  );
}

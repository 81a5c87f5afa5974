import { clockOrMoment } from '../../platform/format/time.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import type { StoreEvent } from '../../platform/realtime/event-stream.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { newsOf } from './news.ts';

type Props = {
  label: string;
  news: readonly StoreEvent[];
  unseenCards: number;
  isOpen: boolean;
  onLeave: () => void;
};

/** What has happened, newest first, and the way to all of it. */
export function BellPanel({ label, news, unseenCards, isOpen, onLeave }: Props) {
  return (
    <Sheet isOpen={isOpen} onClose={onLeave} title={label}>
      {news.length === 0 ? (
        <p className="py-8 text-center text-ink-soft">
          Belum ada pesanan baru sejak aplikasi dibuka. Yang datang tercatat di sini.
        </p>
      ) : (
        <ul className="grid">
          {news.map((event) => (
            <NewsRow key={`${event.store_id}.${event.number}`} event={event} onLeave={onLeave} />
          ))}
        </ul>
      )}
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
    </Sheet>
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

import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { StoreEvent } from '../../platform/realtime/event-stream.ts';
import { useServices } from '../../platform/services.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart, useLazyPart } from '../../ui/lazy-part.ts';
import { OpeningVeil } from '../../ui/opening-veil.tsx';
import { isNews } from './is-news.ts';
import { useMessaging } from './messaging.ts';

const shown = 30;

const label = 'Notifikasi';
const panel = lazyPart(() => import('./bell-panel.tsx').then((part) => part.BellPanel));

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
        if (!isNews(event)) return;
        setNews((before) => [event, ...before].slice(0, shown));
        setUnread((before) => before + 1);
      }),
    [events],
  );
  const { loaded: BellPanel, hasFailed } = useLazyPart(panel, isOpen);
  const close = () => setOpen(false);
  const open = () => {
    setOpen(true);
    setUnread(0);
  };
  return (
    <>
      {className ? (
        <button type="button" onClick={open} className={className}>
          <BellIcon aria-hidden className="size-5 shrink-0" />
          <span className="flex-1 text-left md:max-lg:sr-only">{label}</span>
          {count > 0 && (
            <span className="text-sm font-semibold md:max-lg:absolute md:max-lg:top-0 md:max-lg:right-1 md:max-lg:text-xs">
              {count}
            </span>
          )}
        </button>
      ) : (
        <IconButton label={label} badge={count} onClick={open}>
          <BellIcon aria-hidden />
        </IconButton>
      )}
      {BellPanel ? (
        <BellPanel {...{ label, news, unseenCards, isOpen }} onLeave={close} />
      ) : (
        isOpen && <OpeningVeil hasFailed={hasFailed} onClose={close} />
      )}
    </>
  );
}

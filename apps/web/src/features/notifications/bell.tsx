import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart, useLazyPart } from '../../ui/lazy-part.ts';
import { OpeningVeil } from '../../ui/opening-veil.tsx';
import { useMessaging } from './messaging.ts';

const label = 'Notifikasi';
const panel = lazyPart(() => import('./bell-panel.tsx').then((part) => part.BellPanel));
const live = lazyPart(() => import('./bell-live.tsx').then((part) => part.BellLive));

/** What is unread in the stores and of the marketplace: an icon, or with a look given an entry of a menu. */
export function Bell({ className }: { className?: string }) {
  const { unread: unseenCards, status } = useMessaging();
  const [unread, setUnread] = useState(0);
  const count = unread + unseenCards;
  const [isOpen, setOpen] = useState(false);
  // The first screen has the line to itself, as it has before the cards are asked for.
  const { loaded: BellLive } = useLazyPart(live, status !== 'loading');
  const { loaded: BellPanel, hasFailed } = useLazyPart(panel, isOpen);
  const close = () => setOpen(false);
  const open = () => setOpen(true);
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
      {BellLive && <BellLive onUnread={setUnread} />}
      {BellPanel ? (
        <BellPanel {...{ unseenCards, isOpen }} onLeave={close} />
      ) : (
        isOpen && <OpeningVeil hasFailed={hasFailed} onClose={close} />
      )}
    </>
  );
}

import { CloudUpload, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useIsOnline } from '../../platform/device/use-is-online.ts';
import { heldUpBy, heldUpWords } from '../../platform/offline/held-up.ts';
import { useOffline } from '../../platform/services.ts';
import { lazyPart, useLazyPart } from '../../ui/lazy-part.ts';
import { Opening } from '../../ui/opening-veil.tsx';
import { Sheet } from '../../ui/sheet.tsx';

const list = lazyPart(() => import('./outbox-list.tsx').then((part) => part.OutboxList));

/** What was done and has not arrived yet: how much of it, and on a tap what. */
export function OutboxBar() {
  const { outbox } = useOffline();
  const { items } = useStore(outbox.state);
  const isOnline = useIsOnline();
  const [isOpen, setOpen] = useState(false);
  useWaking();
  const refused = items.filter(({ refusal }) => refusal).length;
  // What is looked at closes with the last of it, and does not open by itself for the next.
  if (isOpen && items.length === 0) setOpen(false);
  // What goes through at the first attempt is not worth a word.
  const waitsFor = items.map((item) => heldUpBy(item, isOnline)).find(Boolean);
  const isShown = refused > 0 || waitsFor !== undefined;
  const [tries, setTries] = useState(0);
  const occasion = `${isOpen} ${tries}`;
  const { loaded: OutboxList, hasFailed } = useLazyPart(list, isShown || isOpen, occasion);
  return (
    <>
      <div role="status">
        {isShown && <Bar {...{ refused, waitsFor }} count={items.length} onOpen={setOpen} />}
      </div>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Belum terkirim">
        {OutboxList ? (
          <OutboxList onClose={() => setOpen(false)} />
        ) : (
          <div className="flex min-h-40 flex-col items-center justify-center gap-4 p-6 text-center">
            <Opening hasFailed={hasFailed} label="Coba lagi" onAct={() => setTries(tries + 1)} />
          </div>
        )}
      </Sheet>
    </>
  );
}

type BarProps = {
  count: number;
  refused: number;
  waitsFor: ReturnType<typeof heldUpBy>;
  onOpen: (open: true) => void;
};

function Bar({ count, refused, waitsFor, onOpen }: BarProps) {
  const [Icon, look, words] =
    refused > 0
      ? [TriangleAlert, 'bg-wrong-50 text-wrong-700', `${refused} perubahan tidak dapat dikirim`]
      : [
          CloudUpload,
          'bg-soon-50 text-soon-700',
          `${count} perubahan ${heldUpWords(waitsFor ?? 'signal')}`,
        ];
  return (
    <button
      type="button"
      data-uncovered=""
      onClick={() => onOpen(true)}
      className={`flex min-h-11 w-full items-center justify-center gap-2 px-4 text-sm font-semibold ${look}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {words}
      <span className="underline underline-offset-2">Lihat</span>
    </button>
  );
}

/** The first screen has the device to itself. */
const untilTidy = 5000;

/** Looks for something to send when there is reason to: the page opens, is looked at, or has a signal. */
function useWaking(): void {
  const { outbox, tidy } = useOffline();
  useEffect(() => {
    const timer = setTimeout(() => void tidy(), untilTidy);
    return () => clearTimeout(timer);
  }, [tidy]);
  useEffect(() => {
    const wakeIfSeen = () => document.visibilityState === 'visible' && outbox.wake();
    outbox.wake();
    window.addEventListener('online', outbox.wake);
    document.addEventListener('visibilitychange', wakeIfSeen);
    return () => {
      window.removeEventListener('online', outbox.wake);
      document.removeEventListener('visibilitychange', wakeIfSeen);
    };
  }, [outbox]);
}

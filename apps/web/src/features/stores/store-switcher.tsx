import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAppState } from '../../platform/services.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { lazyPart, useLazyPart } from '../../ui/lazy-part.ts';
import { OpeningVeil } from '../../ui/opening-veil.tsx';

const menu = lazyPart(() => import('./store-menu.tsx').then((part) => part.StoreMenu));

/** The store that is looked at, and the way to another or to all of them. */
export function StoreSwitcher() {
  const { list, active, selected_ids } = useAppState(({ store }) => store);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const { loaded: StoreMenu, hasFailed } = useLazyPart(menu, isOpen);
  const isAll = selected_ids.length > 0;
  const name = isAll ? 'Semua toko' : (active?.name ?? '');
  const place = isAll ? `${list.length} toko` : (active?.city ?? '');
  const isAlone = list.length < 2;
  const open = () => {
    setTimes(times + 1);
    setOpen(true);
  };
  const close = () => setOpen(false);
  // On a screen that does without stores.
  if (name === '') return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={open}
        disabled={isAlone}
        aria-haspopup={isAlone ? undefined : 'dialog'}
        className="flex min-h-12 w-full min-w-0 items-center gap-3 rounded-lg p-1 text-left not-disabled:hover:bg-sunken not-disabled:active:bg-line disabled:cursor-default"
      >
        <Avatar name={name} />
        <span className="min-w-0 flex-1 md:max-lg:sr-only">
          {!isAlone && <span className="sr-only">Ganti toko, sekarang </span>}
          <span className="flex items-center gap-1">
            <span className="truncate font-semibold">{name}</span>
            {!isAlone && <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft" />}
          </span>
          <span className="block truncate text-sm text-ink-soft">{place}</span>
        </span>
      </button>
      {StoreMenu ? (
        <StoreMenu times={times} anchor={button} isOpen={isOpen} onClose={close} />
      ) : (
        isOpen && <OpeningVeil hasFailed={hasFailed} onClose={close} />
      )}
    </>
  );
}

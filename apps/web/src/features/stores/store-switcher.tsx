import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAppState } from '../../platform/services.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { lazyPart, useLazyPart } from '../../ui/lazy-part.ts';
import { Opening } from '../../ui/opening-veil.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Sheet } from '../../ui/sheet.tsx';

const choices = lazyPart(() => import('./store-choices.tsx').then((part) => part.StoreChoices));

/** The store that is looked at, and the way to another or to all of them. */
export function StoreSwitcher() {
  const { list, active, selected_ids } = useAppState(({ store }) => store);
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const { loaded: StoreChoices, hasFailed } = useLazyPart(choices, isOpen);
  const isAll = selected_ids.length > 0;
  const name = isAll ? 'Semua toko' : (active?.name ?? '');
  const place = isAll ? `${list.length} toko` : (active?.city ?? '');
  const isAlone = list.length < 2;
  const open = () => {
    setTimes(times + 1);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const content = StoreChoices ? (
    <StoreChoices key={times} onChosen={close} />
  ) : (
    <Opening hasFailed={hasFailed} label="Tutup" onAct={close} />
  );
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
      {isDesktop ? (
        <Popover title="Pilih toko" anchor={button} isOpen={isOpen} onClose={close}>
          {content}
        </Popover>
      ) : (
        <Sheet isOpen={isOpen} onClose={close} title="Pilih toko">
          {content}
        </Sheet>
      )}
    </>
  );
}

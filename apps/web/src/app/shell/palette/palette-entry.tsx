import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLayer } from '../../../ui/layers.ts';
import { useLazyPart } from '../../../ui/lazy-part.ts';
import { OpeningVeil } from '../../../ui/opening-veil.tsx';
import { sideEntry, sideLabel } from '../nav-entry.ts';
import type { EarlyText, PaletteItem } from './palette-item.ts';
import { isMac, isPaletteKey } from './palette-key.ts';
import { palettePart } from './palette-part.ts';

type Props = {
  /** It was asked for before anybody listened, and this was typed since: until this very moment. */
  missed: () => string | undefined;
  /** What can be done with what is open on the page, as it is when the palette opens. */
  actionsNow: () => readonly PaletteItem[];
  /** Whether something lies over the page already. */
  isCovered: () => boolean;
};

/** The way to everything from the keyboard: an entry of the side bar, and Ctrl K wherever the focus is. */
export function PaletteEntry({ missed, actionsNow, isCovered }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isWarm, setWarm] = useState(false);
  const [actions, setActions] = useState<readonly PaletteItem[]>([]);
  const early = useRef<EarlyText>({ text: '', take: undefined });
  const opener = useRef<HTMLElement>(null);
  const { loaded: PalettePanel, hasFailed } = useLazyPart(palettePart, isOpen || isWarm);
  const close = () => setOpen(false);
  const open = (typed = '') => {
    early.current.text = typed;
    opener.current = document.activeElement as HTMLElement | null;
    setActions(actionsNow());
    setOpen(true);
  };
  useLayer(isOpen, close);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (isPaletteKey(event) && !event.defaultPrevented) {
      // Also where nothing comes of it: the browser would search the web.
      event.preventDefault();
      if (!event.repeat && !isOpen && !isCovered()) open();
    } else if (isOpen && isLetter(event) && !isTypedInto(event)) {
      // Its field is still to come, or to have the focus: a letter for it is none for the page.
      event.preventDefault();
      event.stopPropagation();
      if (early.current.take) early.current.take(event.key);
      else early.current.text += event.key;
    }
  });
  const makeUp = useEffectEvent(() => {
    const typed = missed();
    if (typed !== undefined && !isCovered()) open(typed);
  });
  useEffect(() => {
    makeUp();
    document.addEventListener('keydown', hear, { capture: true });
    (window.requestIdleCallback ?? setTimeout)(() => setWarm(true));
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, []);
  const keys = isMac() ? '⌘ K' : 'Ctrl K';
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        title={`Cari & perintah (${keys})`}
        onClick={() => open()}
        className={`${sideEntry} text-sm`}
      >
        <Search aria-hidden className="size-5 shrink-0" />
        <span className={`${sideLabel} text-left`}>Cari & perintah</span>
        <kbd
          aria-hidden
          className="rounded-sm border border-current px-1 font-sans text-xs/4.5 font-medium md:max-lg:hidden"
        >
          {keys}
        </kbd>
      </button>
      {PalettePanel ? (
        <PalettePanel {...{ isOpen, actions, early, opener }} onClose={close} />
      ) : (
        isOpen && <OpeningVeil hasFailed={hasFailed} onClose={close} />
      )}
    </>
  );
}

const isTypedInto = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('[role="combobox"]');

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

import { Keyboard } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Kbd, pressedBy } from '../../../ui/kbd.tsx';
import { lazyPart, useLazyPart } from '../../../ui/lazy-part.ts';
import { Opening } from '../../../ui/opening-veil.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { HelpLink } from '../help-link.tsx';
import { sideEntry, sideLabel } from '../nav-entry.ts';
import { PaletteEntry } from '../palette/palette-entry.tsx';
import { afterPalette } from './first-key.ts';
import { areKeysOn, showKeys } from './keys-on.ts';
import { isCovered, listenToKeys, pressKey } from './listen-to-keys.ts';
import { openOrderActions } from './open-order-actions.ts';

const list = lazyPart(() => import('./key-list.tsx').then((part) => part.KeyList));

/** Listens to the keys of a desk, and tells of them. `missed` was pressed before anybody listened: until this very moment. */
export function DeskKeys({ missed }: { missed: RefObject<string | undefined> }) {
  const [isOpen, setOpen] = useState(false);
  const { loaded: KeyList, hasFailed } = useLazyPart(list, isOpen);
  const close = () => setOpen(false);
  useEffect(() => {
    showKeys();
    const stop = listenToKeys(areKeysOn);
    const { current } = missed;
    // What was meant for the palette it has taken itself.
    if (current && afterPalette(current) === undefined) pressKey(current);
    missed.current = undefined;
    return stop;
  }, [missed]);
  return (
    <>
      <PaletteEntry
        missed={() => afterPalette(missed.current)}
        actionsNow={openOrderActions}
        isCovered={isCovered}
      />
      <button
        type="button"
        {...pressedBy('?')}
        title="Tombol pintas"
        onClick={() => setOpen(true)}
        className={`${sideEntry} text-sm`}
      >
        <Keyboard aria-hidden className="size-5 shrink-0" />
        <span className={`${sideLabel} text-left`}>Tombol pintas</span>
        <span className="md:max-lg:hidden">
          <Kbd keys="?" />
        </span>
      </button>
      <HelpLink isEntry />
      <Sheet isOpen={isOpen} onClose={close} title="Tombol pintas">
        {KeyList ? <KeyList /> : <Opening hasFailed={hasFailed} label="Tutup" onAct={close} />}
      </Sheet>
    </>
  );
}

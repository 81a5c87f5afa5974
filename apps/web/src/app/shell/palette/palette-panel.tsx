import { Dialog } from '@base-ui/react/dialog';
import type { RefObject } from 'react';
import { useHasMounted } from '../../../ui/has-mounted.ts';
import { Palette } from './palette.tsx';
import type { EarlyText, PaletteItem } from './palette-item.ts';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** What can be done with what is open on the page. */
  actions: readonly PaletteItem[];
  /** What was typed before there was a field for it. */
  early: RefObject<EarlyText>;
  /** Where the focus was, and goes back to. */
  opener: RefObject<HTMLElement | null>;
};

/** Over the page, near its top, so that what is found grows downwards and the field stays where it is. */
export function PalettePanel({ isOpen, onClose, actions, early, opener }: Props) {
  const hasMounted = useHasMounted();
  return (
    <Dialog.Root open={isOpen && hasMounted} onOpenChange={(willOpen) => willOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-1000 min-h-dvh bg-veil" />
        <Dialog.Viewport className="fixed inset-0 z-1000 flex items-start justify-center p-4 pt-[min(12vh,7rem)]">
          <Dialog.Popup
            finalFocus={opener}
            data-uncovered="rather"
            className="flex max-h-full w-full max-w-160 flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-float outline-none"
          >
            <Dialog.Title className="sr-only">Cari & perintah</Dialog.Title>
            <Palette actions={actions} early={early} onClose={onClose} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

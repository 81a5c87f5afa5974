import type { RefObject } from 'react';
import { useAppState } from '../../platform/services.ts';
import { Popover } from '../../ui/popover.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { StoreChoices } from './store-choices.tsx';

type Props = {
  /** Which time it is opened: each begins anew. */
  times: number;
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
};

/** The stores to choose from: at the switcher on a desk, from below on a phone. */
export function StoreMenu({ times, anchor, isOpen, onClose }: Props) {
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  const choices = <StoreChoices key={times} onChosen={onClose} />;
  return isDesktop ? (
    <Popover title="Pilih toko" anchor={anchor} isOpen={isOpen} onClose={onClose}>
      {choices}
    </Popover>
  ) : (
    <Sheet isOpen={isOpen} onClose={onClose} title="Pilih toko">
      {choices}
    </Sheet>
  );
}

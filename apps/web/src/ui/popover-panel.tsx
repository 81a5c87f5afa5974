import { Popover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import { useHasMounted } from './has-mounted.ts';

export interface PopoverProps {
  /** Names it for screen readers. */
  title: string;
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Stands at what opened it, and leaves the page to be seen. */
export function PopoverPanel({ title, anchor, isOpen, onClose, children }: PopoverProps) {
  const hasMounted = useHasMounted();
  return (
    <Popover.Root open={isOpen && hasMounted} onOpenChange={(willOpen) => willOpen || onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="z-1000 outline-none"
        >
          <Popover.Popup
            finalFocus={anchor}
            className="flex max-h-[min(var(--available-height),36rem)] w-96 max-w-(--available-width) flex-col overflow-y-auto overscroll-contain rounded-xl border border-line bg-surface p-3 shadow-float outline-none"
          >
            <Popover.Title className="sr-only">{title}</Popover.Title>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

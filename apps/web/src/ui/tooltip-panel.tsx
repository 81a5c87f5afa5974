import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactNode, RefObject } from 'react';
import { useHasMounted } from './has-mounted.ts';

interface TooltipPanelProps {
  text: ReactNode;
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function TooltipPanel({ text, anchor, isOpen, onOpenChange }: TooltipPanelProps) {
  const hasMounted = useHasMounted();
  return (
    <Tooltip.Root open={isOpen && hasMounted} onOpenChange={onOpenChange}>
      <Tooltip.Portal>
        <Tooltip.Positioner
          anchor={anchor}
          sideOffset={6}
          collisionPadding={8}
          className="pointer-events-none z-1200"
        >
          <Tooltip.Popup
            aria-hidden="true"
            className="max-w-64 rounded-md bg-lifted px-2.5 py-1.5 text-sm text-white shadow-float transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {text}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

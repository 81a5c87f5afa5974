import { Menu } from '@base-ui/react/menu';
import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from './class-names.ts';
import { useHasMounted } from './has-mounted.ts';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  isDanger?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

interface MenuPanelProps {
  label: string;
  items: MenuItem[];
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** Opened by a key: the first item is ready at once. */
  isByKey: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const layer = '[role="dialog"], [role="alertdialog"]';

const isIn = (places: string): boolean => document.activeElement?.closest(places) != null;

/** Nobody has the focus, or what is about to go. */
const isFocusLost = (popup: HTMLElement | null): boolean =>
  document.activeElement === document.body || popup?.contains(document.activeElement) === true;

export function MenuPanel(props: MenuPanelProps) {
  const { label, items, anchor, isOpen, isByKey, onOpenChange } = props;
  const hasMounted = useHasMounted();
  const popup = useRef<HTMLDivElement>(null);
  const chooseFirst = () => {
    if (document.activeElement !== popup.current) return;
    popup.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  };
  const hasChosen = useRef(false);
  const settle = (hasOpened: boolean) => {
    if (hasOpened) {
      hasChosen.current = false;
      if (isByKey) chooseFirst();
    } else if (isFocusLost(popup.current)) anchor.current?.focus();
  };
  return (
    <Menu.Root
      open={isOpen && hasMounted}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={settle}
    >
      <Menu.Portal>
        <Menu.Positioner
          // A landmark of its own, since it stands outside of the page's.
          role="region"
          aria-label={label}
          anchor={anchor}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-1200 outline-none"
        >
          <Menu.Popup
            ref={popup}
            aria-label={label}
            // What an item does may give the focus to something of its own, and the menu gives it a frame after it was asked where to:
            // behind an item it is seen to once the menu has gone. What an item opened gives it back to where the menu was opened.
            finalFocus={() => (hasChosen.current || isIn(layer) ? false : anchor.current)}
            onKeyDown={(event) => {
              if (event.key !== 'Tab') return;
              event.preventDefault();
              onOpenChange(false);
            }}
            className="max-h-(--available-height) max-w-[min(20rem,var(--available-width))] min-w-52 origin-(--transform-origin) overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-float outline-none transition-[transform,opacity] duration-150 ease-out data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0"
          >
            {items.map((item) => (
              <Menu.Item
                key={item.label}
                disabled={item.isDisabled ?? false}
                onClick={() => {
                  hasChosen.current = true;
                  anchor.current?.focus();
                  item.onSelect();
                }}
                className={classNames(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-base outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-50 [&>svg]:size-5 [&>svg]:shrink-0',
                  item.isDanger
                    ? 'text-wrong-700 active:bg-wrong-100 data-highlighted:bg-wrong-50'
                    : 'text-ink active:bg-line data-highlighted:bg-sunken',
                )}
              >
                {item.icon}
                <span className="min-w-0">{item.label}</span>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

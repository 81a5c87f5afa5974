import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { useLayer } from './layers.ts';
import { useLazyPart } from './lazy-part.ts';
import type { MenuItem } from './menu-panel.tsx';
import { menuPanel } from './menu-part.ts';
import { Spinner } from './spinner.tsx';

interface MenuProps {
  /** What the menu is for; names the button and the list. */
  label: string;
  /** What stands in the button: an icon. */
  trigger: ReactNode;
  items: MenuItem[];
  className?: string | undefined;
}

/** A button with a list of actions. The list's code loads when the finger or the focus comes near. */
export function Menu({ label, trigger, items, className }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isByKey, setIsByKey] = useState(false);
  const { loaded: MenuPanel, hasFailed } = useLazyPart(menuPanel, isOpen);
  useLayer(isOpen, () => setIsOpen(false));
  const isWaiting = isOpen && !MenuPanel && !hasFailed;
  const warmUp = () => menuPanel.load().catch(() => undefined);
  const openWithArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setIsByKey(true);
    setIsOpen(true);
  };
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen && Boolean(MenuPanel)}
        aria-busy={isWaiting || undefined}
        onPointerDown={warmUp}
        onFocus={warmUp}
        onClick={(event) => {
          // A click that a key made has no count.
          setIsByKey(event.detail === 0);
          setIsOpen(!isOpen || hasFailed);
        }}
        onKeyDown={openWithArrow}
        className={className}
      >
        {isWaiting ? <Spinner className="size-6" /> : trigger}
      </IconButton>
      {MenuPanel ? (
        <MenuPanel
          label={label}
          items={items}
          anchor={button}
          isOpen={isOpen}
          isByKey={isByKey}
          onOpenChange={setIsOpen}
        />
      ) : null}
    </>
  );
}

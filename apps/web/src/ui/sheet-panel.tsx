import { Drawer } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useHasMounted } from './has-mounted.ts';
import { iconButtonStyle } from './icon-button.tsx';

export interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Actions that stay in sight while the rest scrolls. */
  footer?: ReactNode;
  /** Where it stands from 960 px on; on a phone it always comes from below. */
  placement?: 'centre' | 'right' | undefined;
}

/** The part below the edge of the screen, seen only when the sheet is pulled up too far. */
const fromBelow =
  '-mb-12 max-h-[calc(100%-2rem+3rem)] w-full rounded-t-xl pb-12 ' +
  'transform-[translateY(var(--drawer-swipe-movement-y))] ' +
  'data-starting-style:transform-[translateY(calc(100%-3rem+2px))] data-ending-style:transform-[translateY(calc(100%-3rem+2px))] ' +
  'data-ending-style:duration-[calc(var(--drawer-swipe-strength)*300ms)]';

const wide = {
  centre:
    'md:mb-0 md:max-h-[calc(100%-4rem)] md:w-lg md:rounded-xl md:pb-0 md:shadow-float md:transform-none ' +
    'md:data-starting-style:transform-[scale(0.96)] md:data-ending-style:transform-[scale(0.96)] ' +
    'md:data-starting-style:opacity-0 md:data-ending-style:opacity-0',
  right:
    'md:mb-0 md:h-full md:max-h-full md:w-md md:rounded-none md:pb-0 md:shadow-float md:transform-none ' +
    'md:data-starting-style:transform-[translateX(100%)] md:data-ending-style:transform-[translateX(100%)]',
};

export function SheetPanel({
  isOpen,
  onClose,
  title,
  children,
  footer,
  placement = 'centre',
}: SheetProps) {
  const hasMounted = useHasMounted();
  const isWide = matchMedia('(min-width: 960px)').matches;
  return (
    <Drawer.Root open={isOpen && hasMounted} onOpenChange={(willOpen) => willOpen || onClose()}>
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal>
          <Drawer.Backdrop
            forceRender
            className="fixed inset-0 z-1100 min-h-dvh bg-veil opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-300 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0"
          />
          <Drawer.Viewport
            className={classNames(
              'fixed inset-0 z-1100 flex items-end justify-center pb-(--drawer-keyboard-inset,0px)',
              placement === 'centre' ? 'md:items-center' : 'md:items-stretch md:justify-end',
            )}
          >
            <Drawer.Popup
              data-base-ui-swipe-ignore={isWide ? '' : undefined}
              data-uncovered="rather"
              className={classNames(
                'flex flex-col bg-surface outline-none transition-[transform,opacity] duration-300 ease-out data-swiping:select-none data-swiping:duration-0',
                fromBelow,
                wide[placement],
              )}
            >
              <span
                aria-hidden="true"
                className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-line-strong md:hidden"
              />
              <div
                data-uncovered=""
                className="flex shrink-0 items-start gap-2 px-4 pt-1 pb-1 md:px-6 md:pt-4"
              >
                <Drawer.Title className="min-w-0 flex-1 py-2 text-lg font-bold text-ink">
                  {title}
                </Drawer.Title>
                <Drawer.Close
                  aria-label="Tutup"
                  className={classNames(iconButtonStyle(), '-mr-2.5')}
                >
                  <X aria-hidden="true" />
                </Drawer.Close>
              </div>
              <Drawer.Content className="min-h-0 flex-1 touch-auto overflow-y-auto overscroll-contain px-4 pt-1 pb-[max(1rem,env(safe-area-inset-bottom))] text-base md:px-6 md:pb-6">
                {children}
              </Drawer.Content>
              {footer ? (
                <div
                  data-uncovered=""
                  className="flex shrink-0 gap-3 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:flex-1 md:justify-end md:px-6 md:py-4 md:*:flex-none"
                >
                  {footer}
                </div>
              ) : null}
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  );
}

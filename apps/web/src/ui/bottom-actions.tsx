import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = { className?: string; children: ReactNode };

/** What a page is for, always within reach of a thumb; messages keep off it. Hidden while empty. */
export function BottomActions({ className, children }: Props) {
  return (
    <div
      data-uncovered=""
      className={classNames(
        'sticky bottom-[calc(var(--bottom-bar)+var(--testing-bar))] z-20 -mx-4 border-t border-line bg-canvas px-4 py-3 empty:hidden md:bottom-0 md:mx-0 md:px-0',
        className,
      )}
    >
      {children}
    </div>
  );
}

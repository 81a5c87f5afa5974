import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ChipLook {
  isChosen?: boolean | undefined;
}

/** The look of a chip, for links. Looks 36 px high, is 44 px high to the thumb. */
export function chipStyle({ isChosen = false }: ChipLook = {}) {
  return classNames(
    'relative inline-flex min-h-9 max-w-full shrink-0 items-center gap-1.5 rounded-full px-3.5 py-1 text-sm font-semibold select-none',
    'transition-[background-color,transform] duration-100 active:scale-[0.97] after:absolute after:-inset-y-1 after:inset-x-0',
    'disabled:pointer-events-none disabled:opacity-50',
    isChosen
      ? 'bg-brand-700 text-on-strong hover:bg-brand-800 active:bg-brand-900'
      : 'bg-sunken text-ink-soft hover:bg-line active:bg-line-strong',
  );
}

/** What stands in a chip, for links: `<Link className={chipStyle(…)}><ChipContent …/></Link>`. */
export function ChipContent({
  children,
  count,
  isChosen = false,
}: ChipLook & { children: ReactNode; count?: ReactNode }) {
  return (
    <>
      {children}
      {count === undefined || count === null ? null : (
        <span className={classNames('font-medium', isChosen ? 'text-brand-100' : 'text-ink-faint')}>
          {count}
        </span>
      )}
    </>
  );
}

interface ChipProps extends ChipLook, ComponentProps<'button'> {
  count?: ReactNode;
}

export function Chip({ isChosen = false, count, children, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      {...rest}
      className={classNames(chipStyle({ isChosen }), className)}
    >
      <ChipContent count={count} isChosen={isChosen}>
        {children}
      </ChipContent>
    </button>
  );
}

/** A row of chips that scrolls sideways under the thumb, up to the edges of the screen. */
export function ChipRow({ children, className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames(
        'relative -mx-4 flex gap-2 overflow-x-auto scroll-px-4 px-4 py-1 scrollbar-none',
        className,
      )}
    >
      {children}
    </div>
  );
}

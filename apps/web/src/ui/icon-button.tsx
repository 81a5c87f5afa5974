import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string;
  children: ReactNode;
  /** A number, or true for a dot alone. */
  badge?: number | boolean | undefined;
}

const iconButtonBase =
  'relative inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink ' +
  'transition-[background-color,transform] duration-100 select-none [&>svg]:size-6 ' +
  'not-disabled:hover:bg-sunken not-disabled:active:bg-line not-disabled:active:scale-95 disabled:text-ink-faint disabled:opacity-60';

const shortCount = (count: number) => (count > 99 ? '99+' : String(count));

function spoken(label: string, badge: number | boolean | undefined) {
  if (!badge) return label;
  return badge === true ? `${label}, ada yang baru` : `${label}, ${shortCount(badge)} baru`;
}

/** The look of an icon button, for links; such a link needs its own aria-label. */
export function iconButtonStyle() {
  return iconButtonBase;
}

export function IconButton({ label, children, badge, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={spoken(label, badge)}
      className={classNames(iconButtonBase, className)}
    >
      {children}
      <CountDot count={badge} />
    </button>
  );
}

/** The red count on the upper right corner of an icon that stands in the middle of a `relative` parent. */
export function CountDot({ count }: { count: number | boolean | undefined }) {
  if (!count) return null;
  if (count === true) {
    return (
      <span
        aria-hidden="true"
        className="absolute bottom-1/2 left-1/2 mb-1 ml-1 size-2.5 rounded-full border-2 border-surface bg-wrong-600"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="absolute bottom-1/2 left-1/2 ml-px min-w-5 rounded-full border-2 border-surface bg-wrong-600 px-1 text-center text-[11px]/4 font-bold text-on-strong"
    >
      {shortCount(count)}
    </span>
  );
}

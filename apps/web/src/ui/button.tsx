import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'md' | 'sm' | undefined;
  isBlock?: boolean | undefined;
}

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-lg border text-center font-semibold ' +
  'leading-tight select-none transition-[background-color,border-color,color,transform] duration-100 ' +
  'not-disabled:not-aria-disabled:active:scale-[0.98] disabled:border-line disabled:bg-sunken disabled:text-ink-faint ' +
  'aria-disabled:not-aria-busy:border-line aria-disabled:not-aria-busy:bg-sunken aria-disabled:not-aria-busy:text-ink-faint';

const variants = {
  primary:
    'border-transparent bg-brand-700 text-on-strong not-disabled:hover:bg-brand-800 not-disabled:active:bg-brand-900',
  secondary:
    'border-line-strong bg-surface text-ink not-disabled:hover:bg-canvas not-disabled:active:bg-sunken',
  quiet:
    'border-transparent bg-transparent text-brand-700 not-disabled:hover:bg-brand-50 ' +
    'not-disabled:active:bg-brand-100 disabled:border-transparent disabled:bg-transparent',
  danger:
    'border-transparent bg-wrong-700 text-on-strong not-disabled:hover:bg-wrong-600 not-disabled:active:bg-wrong-700',
};

const sizes = {
  md: 'min-h-12 px-5 py-2.5 text-base md:min-h-11',
  // Looks 36 px high, is 44 px high to the thumb.
  sm: 'min-h-9 py-1.5 text-sm after:absolute after:-inset-y-1 after:inset-x-0',
};

/** A small quiet button has no edge to see, so its text lines up with what stands above and below. */
const smallSides = { framed: 'px-3.5', quiet: '-mx-2 px-2' };

/** The look of a button, for links. */
export function buttonStyle({ variant = 'primary', size = 'md', isBlock }: ButtonLook = {}) {
  const sides = size === 'sm' && smallSides[variant === 'quiet' ? 'quiet' : 'framed'];
  return classNames(base, variants[variant], sizes[size], sides, isBlock && 'w-full');
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /**
   * Work is under way: the spinner stands in the button, its width stays, clicks do nothing. Like `aria-disabled`, and
   * unlike `disabled`, it leaves the focus to whoever has just pressed it.
   */
  isBusy?: boolean | undefined;
  icon?: ReactNode;
}

export function Button({
  variant,
  size,
  isBlock,
  isBusy = false,
  icon,
  className,
  children,
  onClick,
  'aria-disabled': isDeaf,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Also keeps a busy submit button from sending the form twice, by tap and by Enter.
    if (isBusy || isDeaf) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={handleClick}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isDeaf || undefined}
      className={classNames(buttonStyle({ variant, size, isBlock }), className)}
    >
      {isBusy ? (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner />
        </span>
      ) : null}
      {icon ? (
        <span
          aria-hidden="true"
          className={classNames('shrink-0 [&>svg]:size-5', isBusy && 'opacity-0')}
        >
          {icon}
        </span>
      ) : null}
      <span className={classNames('min-w-0', isBusy && 'opacity-0')}>{children}</span>
    </button>
  );
}

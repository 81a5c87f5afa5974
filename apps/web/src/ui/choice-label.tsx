import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ChoiceLabelProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The native input with its drawn mark. */
  children: ReactNode;
  isInputLast?: boolean;
  className?: string | undefined;
}

/** The line around a checkbox, radio or switch: all of it answers the tap, and it is 44 px high at least. */
export function ChoiceLabel({ label, hint, children, isInputLast, className }: ChoiceLabelProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control comes in as children.
    <label
      className={classNames(
        'group flex min-h-11 w-full items-start gap-3 py-2.5 has-[:disabled]:cursor-not-allowed has-[:disabled]:text-ink-faint',
        isInputLast && 'flex-row-reverse justify-between',
        className,
      )}
    >
      <span className={classNames('relative flex shrink-0', isInputLast ? '-my-0.5' : 'mt-px')}>
        {children}
      </span>
      <span className="min-w-0 flex-1 text-base">
        {label}
        {hint ? (
          <span className="mt-0.5 block text-sm text-ink-soft group-has-[:disabled]:text-ink-faint">
            {hint}
          </span>
        ) : null}
      </span>
    </label>
  );
}

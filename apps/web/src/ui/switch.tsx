import type { ComponentProps, ReactNode } from 'react';
import { ChoiceLabel } from './choice-label.tsx';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** For what takes effect at once; what waits for "Simpan" is a checkbox. */
export function Switch({ label, hint, className, ...input }: SwitchProps) {
  return (
    <ChoiceLabel label={label} hint={hint} isInputLast className={className}>
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself.
        role="switch"
        className="peer h-7 w-12 appearance-none rounded-full bg-edge transition-colors duration-150 group-hover:bg-ink-faint checked:bg-brand-700 group-hover:checked:bg-brand-800 disabled:opacity-40"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-0.5 left-0.5 size-6 rounded-full bg-surface shadow-card transition-transform duration-150 ease-out group-active:scale-90 peer-checked:translate-x-5"
      />
    </ChoiceLabel>
  );
}

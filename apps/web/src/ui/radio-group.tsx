import { type ReactNode, useId } from 'react';
import { ChoiceLabel } from './choice-label.tsx';
import { classNames } from './class-names.ts';
import { FieldNote, fieldLabel } from './field-frame.tsx';
import { tickable } from './tickable.ts';

interface RadioGroupProps {
  label: ReactNode;
  /** Undefined leaves the choice to the form itself (uncontrolled). */
  value?: string | null | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  items: readonly { value: string; label: ReactNode; hint?: ReactNode; isDisabled?: boolean }[];
  name?: string | undefined;
  error?: ReactNode;
  hint?: ReactNode;
  className?: string | undefined;
}

export function RadioGroup({
  label,
  value,
  onValueChange,
  items,
  name,
  error,
  hint,
  className,
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={hint || error ? `${id}-note` : undefined}>
      <legend className={fieldLabel}>{label}</legend>
      <div className="-my-1">
        {items.map((item) => (
          <ChoiceLabel key={item.value} label={item.label} hint={item.hint}>
            <input
              type="radio"
              name={name ?? id}
              value={item.value}
              {...(value === undefined ? {} : { checked: value === item.value })}
              onChange={() => onValueChange?.(item.value)}
              disabled={item.isDisabled ?? false}
              aria-invalid={error ? true : undefined}
              className={classNames(
                tickable,
                'rounded-full checked:border-[7px] disabled:checked:border-line-strong',
              )}
            />
          </ChoiceLabel>
        ))}
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </fieldset>
  );
}

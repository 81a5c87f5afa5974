import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import {
  FieldNote,
  type FieldTexts,
  fieldBox,
  fieldInput,
  fieldLabel,
  useFieldIds,
} from './field-frame.tsx';

interface SelectProps
  extends FieldTexts,
    Omit<
      ComponentProps<'select'>,
      'value' | 'defaultValue' | 'onChange' | 'children' | 'multiple'
    > {
  value: string | null;
  onValueChange: (value: string) => void;
  items: readonly { value: string; label: string; isDisabled?: boolean }[];
  placeholder?: string | undefined;
}

/**
 * The browser's own select: a phone opens its large native list, nothing has to load,
 * and `picker` (theme.css) dresses the list where the browser lets us.
 */
export function Select({
  label,
  hint,
  error,
  value,
  onValueChange,
  items,
  placeholder = 'Pilih',
  id: ownId,
  className,
  ...select
}: SelectProps) {
  const { id, noteId, aria } = useFieldIds(ownId, { hint, error });
  return (
    <div className={className}>
      <label htmlFor={id} className={fieldLabel}>
        {label}
      </label>
      <div className={classNames(fieldBox(Boolean(error)), 'relative')}>
        <select
          {...select}
          id={id}
          {...aria}
          value={value ?? ''}
          onChange={(event) => onValueChange(event.target.value)}
          className={classNames(
            fieldInput,
            'picker min-h-11.5 truncate rounded-lg pr-11 disabled:opacity-100',
            value === null && 'text-ink-faint',
          )}
        >
          {value === null ? (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          ) : null}
          {items.map((item) => (
            <option key={item.value} value={item.value} disabled={item.isDisabled ?? false}>
              {item.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute right-3.5 size-5 text-ink-soft"
        />
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

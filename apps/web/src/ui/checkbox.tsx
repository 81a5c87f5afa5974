import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { ChoiceLabel } from './choice-label.tsx';
import { classNames } from './class-names.ts';
import { FieldNote, useFieldIds } from './field-frame.tsx';
import { tickable } from './tickable.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Some of what it stands for is ticked, but not all. */
  isMixed?: boolean | undefined;
}

const mark =
  'pointer-events-none absolute inset-0 m-auto size-4 stroke-3 text-on-strong opacity-0 peer-disabled:text-ink-faint';

export function Checkbox({
  label,
  hint,
  error,
  isMixed = false,
  className,
  id: ownId,
  ...input
}: CheckboxProps) {
  const { id, noteId, aria } = useFieldIds(ownId, { error });
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <div className={className}>
      <ChoiceLabel label={label} hint={hint}>
        <input
          {...input}
          ref={box}
          type="checkbox"
          id={id}
          {...aria}
          className={classNames(
            tickable,
            'rounded-sm checked:bg-brand-700 indeterminate:border-brand-700 indeterminate:bg-brand-700 group-active:checked:bg-brand-800 disabled:checked:border-line-strong disabled:checked:bg-line',
          )}
        />
        <Check
          aria-hidden="true"
          className={classNames(mark, 'peer-[:checked:not(:indeterminate)]:opacity-100')}
        />
        <Minus aria-hidden="true" className={classNames(mark, 'peer-indeterminate:opacity-100')} />
      </ChoiceLabel>
      <div className={error ? '-mt-2 mb-2 pl-8.5' : undefined}>
        <FieldNote id={noteId} error={error} />
      </div>
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import {
  FieldNote,
  type FieldTexts,
  fieldBox,
  fieldInput,
  fieldLabel,
  useFieldIds,
} from './field-frame.tsx';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'prefix'> {
  /** Before what is typed, as "Rp". */
  prefix?: ReactNode;
  /** After what is typed: a unit, or a button. */
  suffix?: ReactNode;
}

export function TextField({
  label,
  hint,
  error,
  prefix,
  suffix,
  id: ownId,
  className,
  ...input
}: TextFieldProps) {
  const { id, noteId, aria } = useFieldIds(ownId, { hint, error });
  return (
    <div className={className}>
      <label htmlFor={id} className={fieldLabel}>
        {label}
      </label>
      <div className={fieldBox(Boolean(error))}>
        {prefix ? <span className="shrink-0 pl-3.5 text-base text-ink-soft">{prefix}</span> : null}
        <input type="text" {...input} id={id} {...aria} className={fieldInput} />
        {suffix ? (
          <span className="shrink-0 pr-3.5 text-base text-ink-soft has-[button]:pr-0.5">
            {suffix}
          </span>
        ) : null}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

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

interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {}

/** Grows with what is typed where the browser can, and scrolls past 12 lines. */
export function TextArea({
  label,
  hint,
  error,
  id: ownId,
  className,
  rows = 3,
  ...area
}: TextAreaProps) {
  const { id, noteId, aria } = useFieldIds(ownId, { hint, error });
  return (
    <div className={className}>
      <label htmlFor={id} className={fieldLabel}>
        {label}
      </label>
      <div className={fieldBox(Boolean(error))}>
        <textarea
          {...area}
          rows={rows}
          id={id}
          {...aria}
          className={classNames(fieldInput, 'field-sizing-content max-h-72 min-h-24 resize-none')}
        />
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

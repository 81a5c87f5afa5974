import { fieldErrorTable } from '@marketplace/contract/field-errors';
import { type SyntheticEvent, useState } from 'react';
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx';

/** A day and a time. Of which a part is still missing, it reads as empty, and would be taken for “none”: it is not sent. */
export function LocalTimeField({ error, ...field }: Omit<TextFieldProps, 'type'>) {
  const [isHalf, setHalf] = useState(false);
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setHalf(currentTarget.validity.badInput);
  return (
    <TextField
      {...field}
      type="datetime-local"
      error={isHalf ? fieldErrorTable.date_invalid : error}
      data-unclear={isHalf ? '' : undefined}
      onInput={look}
      onKeyUp={look}
      onBlur={look}
    />
  );
}

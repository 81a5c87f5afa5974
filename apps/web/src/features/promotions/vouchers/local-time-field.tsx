import { fieldErrorTable } from '@marketplace/contract/field-errors';
import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx';

type Props = Omit<TextFieldProps, 'type' | 'ref'>;

/** A day and a time. Of which a part is still missing, it reads as empty, and would be taken for “none”: it is not sent. */
export function LocalTimeField({ error, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isHalf, setHalf] = useState(false);
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setHalf(currentTarget.validity.badInput);
  // The form may have put another in its place, which no event tells.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is another value.
  useLayoutEffect(() => {
    setHalf(input.current?.validity.badInput ?? false);
  }, [field.value]);
  const isUnclear = isHalf && !field.readOnly;
  return (
    <TextField
      {...field}
      ref={input}
      type="datetime-local"
      error={isUnclear ? fieldErrorTable.date_invalid : error}
      data-unclear={isUnclear ? '' : undefined}
      onInput={look}
      onKeyUp={look}
      onBlur={look}
    />
  );
}

import { type ChangeEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx';
import { groupTyped } from './group-typed.ts';

type Props = Pick<TextFieldProps, 'label' | 'hint'> & {
  /** As it stands in the field: 1.250.000. */
  value: string;
  onValueChange: (value: string) => void;
};

/** An amount whose thousands are parted while it is typed. */
export function AmountField({ value, onValueChange, ...texts }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  // The browser puts it at the end of a value that it did not see typed.
  useLayoutEffect(() => {
    if (caret.current !== undefined && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.current, caret.current);
  });
  // What was typed before this code was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up.
  useEffect(() => {
    const early = input.current?.value ?? '';
    if (early !== value) onValueChange(groupTyped(early, early.length).text);
  }, []);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const grouped = groupTyped(target.value, target.selectionStart ?? target.value.length);
    caret.current = grouped.caret;
    onValueChange(grouped.text);
  };
  return (
    <TextField
      {...texts}
      ref={input}
      prefix="Rp"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={take}
    />
  );
}

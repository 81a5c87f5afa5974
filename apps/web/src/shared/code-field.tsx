import { type ReactNode, useEffect, useRef } from 'react';
import { TextField } from '../ui/text-field.tsx';
import { codeIn } from './code-in.ts';

type Props = {
  code: string;
  onCode: (code: string) => void;
  error: ReactNode;
  isDisabled?: boolean;
};

/** One field, so that phones offer the code of a message, and a whole message can be pasted. */
export function CodeField({ code, onCode, error, isDisabled = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    // What was wrong is written over by the next digit.
    if (error) input.current?.select();
  }, [error]);
  return (
    <TextField
      ref={input}
      className="[&_input]:text-2xl [&_input]:font-semibold [&_input]:tracking-[0.25em] [&_input]:tabular-nums"
      label="Kode 6 angka"
      name="otp_code"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="••••••"
      value={code}
      // Not disabled, which would take the focus away with it.
      readOnly={isDisabled}
      aria-disabled={isDisabled || undefined}
      error={error}
      onChange={({ target }) => onCode(codeIn(target.value))}
    />
  );
}

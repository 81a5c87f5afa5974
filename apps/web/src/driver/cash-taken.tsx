import { type ChangeEventHandler, useEffect, useRef } from 'react';
import { rupiah } from '../platform/format/money.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';

type Props = {
  expected: number;
  isOther: boolean;
  onOther: (isOther: boolean) => void;
  field: {
    name: string;
    value: string;
    error: string | undefined;
    onChange: ChangeEventHandler<HTMLInputElement>;
  };
};

/** What is to be taken at the door, and what was taken where that is something else. */
export function CashTaken({ expected, isOther, onOther, field }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isTapped = useRef(false);
  // The button that was tapped has gone: who tapped it goes on with what stands in its place.
  useEffect(() => {
    const next = place.current?.querySelector<HTMLElement>(isOther ? 'input' : 'button');
    if (isTapped.current) next?.focus();
    isTapped.current = false;
  }, [isOther]);
  const choose = (isOther: boolean) => {
    isTapped.current = true;
    onOther(isOther);
  };
  return (
    <div ref={place} className="grid gap-3 rounded-lg border border-soon-300 bg-soon-50 p-4">
      <p>
        <span className="block text-sm font-semibold text-soon-700">Terima tunai</span>
        <b className="block text-3xl font-bold tracking-tight tabular-nums">{rupiah(expected)}</b>
      </p>
      {isOther && (
        <TextField
          label="Uang yang diterima"
          prefix="Rp"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          hint="Selisihnya dicatat di uang kurir."
          {...field}
        />
      )}
      <Button variant="secondary" onClick={() => choose(!isOther)}>
        {isOther ? 'Uangnya pas' : 'Uang yang diterima berbeda'}
      </Button>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, useRef, useState } from 'react';
import { wordsFor } from '../../../platform/api/failure.ts';
import { useServices } from '../../../platform/services.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { banksQuery } from '../payouts.query.ts';
import { bankNamed, banksLike } from './account-words.ts';

type ChosenBank = { bank_code: string; bank: string };

type Props = {
  value: ChosenBank;
  error: string | undefined;
  onChange: (bank: ChosenBank) => void;
};

const shown = 6;

/** A bank by typing some of its name: what fits stands below, to be tapped. */
export function BankField({ value, error, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { data, error: failure, refetch } = useQuery(banksQuery(useServices()));
  const whole = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ code, name }: { code: string; name: string }) =>
    onChange({ bank_code: code, bank: name });
  const chooseNamed = () => {
    const named = value.bank_code ? undefined : bankNamed(data?.banks ?? [], value.bank);
    if (named) choose(named);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    // Who goes on to the list is about to choose.
    if (!whole.current?.contains(relatedTarget)) chooseNamed();
  };
  const isAsking = isOpen && value.bank_code === '' && value.bank.trim() !== '';
  const found = isAsking ? banksLike(data?.banks ?? [], value.bank).slice(0, shown) : [];
  return (
    <div ref={whole}>
      <TextField
        ref={input}
        label="Bank"
        name="bank"
        autoComplete="off"
        placeholder="Ketik nama bank, misalnya BCA"
        value={value.bank}
        error={error}
        maxLength={60}
        onFocus={() => {
          setOpen(true);
          if (failure) void refetch();
        }}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') chooseNamed();
        }}
        onChange={({ currentTarget }) => onChange({ bank_code: '', bank: currentTarget.value })}
      />
      <div role="status">
        {found.length > 0 && <span className="sr-only">{found.length} bank ditemukan.</span>}
        {isAsking && data && found.length === 0 && (
          <p className="mt-1.5 text-sm text-ink-soft">Tidak ada bank bernama “{value.bank}”.</p>
        )}
      </div>
      {found.length > 0 && (
        <ul
          aria-label="Bank yang cocok"
          className="mt-1 grid rounded-lg border border-line bg-surface"
        >
          {found.map(({ code, name }) => (
            <li key={code} className="border-b border-line last:border-0">
              <button
                type="button"
                onBlur={leave}
                // A tap is no way out of the field: the list would be gone before it is heard.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  choose({ code, name });
                  // The button goes away, and with it the place of who uses the keyboard.
                  input.current?.focus();
                }}
                className="flex min-h-11 w-full items-center justify-between gap-3 rounded-lg px-3.5 py-2 text-left hover:bg-sunken active:bg-line"
              >
                <b className="font-semibold">{name}</b>
                <span className="text-sm text-ink-soft tabular-nums">{code}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isAsking && !data && failure && (
        <p role="alert" className="mt-1.5 text-sm text-wrong-700">
          Daftar bank belum bisa dimuat. {wordsFor(failure)}
        </p>
      )}
    </div>
  );
}

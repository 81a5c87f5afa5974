import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsFor } from '../../../platform/api/failure.ts';
import { useServices } from '../../../platform/services.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { banksQuery } from '../payouts.query.ts';
import { banksLike } from './account-words.ts';

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
  const isAsking = isOpen && value.bank_code === '' && value.bank.trim() !== '';
  const found = isAsking ? banksLike(data?.banks ?? [], value.bank).slice(0, shown) : [];
  return (
    <div>
      <TextField
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
        onChange={({ currentTarget }) => onChange({ bank_code: '', bank: currentTarget.value })}
      />
      <div role="status" className="sr-only">
        {found.length > 0 ? `${found.length} bank ditemukan.` : ''}
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
                onClick={() => onChange({ bank_code: code, bank: name })}
                className="flex min-h-11 w-full items-center justify-between gap-3 rounded-lg px-3.5 py-2 text-left hover:bg-sunken active:bg-line"
              >
                <b className="font-semibold">{name}</b>
                <span className="text-sm text-ink-soft tabular-nums">{code}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isAsking && data && found.length === 0 && (
        <p className="mt-1.5 text-sm text-ink-soft">Tidak ada bank bernama “{value.bank}”.</p>
      )}
      {isAsking && !data && failure && (
        <p role="alert" className="mt-1.5 text-sm text-wrong-700">
          Daftar bank belum bisa dimuat. {wordsFor(failure)}
        </p>
      )}
    </div>
  );
}

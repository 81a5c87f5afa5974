import { fieldErrorTable } from '@marketplace/contract/field-errors';
import { type ChangeEvent, useState } from 'react';
import { isDay, isReversed } from '../../../platform/navigation/search-values.ts';
import { chipStyle } from '../../../ui/chip.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { PostingFilters } from '../money-search.ts';

type Days = Pick<PostingFilters, 'date_from' | 'date_to'>;

type Props = { filters: Days; lastDay: string; onChoose: (days: Days) => void };

/** From which day to which. What is typed stays as it is until it is a day; only days come into the address. */
export function PostingDates({ filters, lastDay, onChoose }: Props) {
  const given = daysOf(filters);
  const [typed, setTyped] = useState(given);
  const [isOpen, setOpen] = useState(Boolean(given.date_from || given.date_to));
  const [asked, setAsked] = useState(given);
  const [seen, setSeen] = useState(given);
  // A chip, or the browser's way back, has chosen other days. What was asked for here is typed over already, perhaps.
  if (!isSame(seen, given)) {
    setSeen(given);
    if (!isSame(asked, given)) {
      setAsked(given);
      setTyped(given);
    }
  }
  const write =
    (name: keyof Days) =>
    ({ currentTarget: { value, validity } }: ChangeEvent<HTMLInputElement>) => {
      const days = { ...typed, [name]: value };
      setTyped(days);
      // A date of which a part is still missing reads as none.
      const isWhole = value ? isDay(value) : !validity.badInput;
      if (!isWhole || isReversed(days)) return;
      setAsked(days);
      onChoose({ date_from: days.date_from || undefined, date_to: days.date_to || undefined });
    };
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="min-w-0 basis-full md:basis-auto"
    >
      <summary className={`${chipStyle()} cursor-pointer list-none`}>Pilih tanggal</summary>
      <div className="mt-3 flex min-w-0 flex-wrap gap-3">
        <TextField
          label="Dari tanggal"
          type="date"
          max={typed.date_to || lastDay}
          value={typed.date_from}
          onChange={write('date_from')}
        />
        <TextField
          label="Sampai tanggal"
          type="date"
          min={typed.date_from || undefined}
          max={lastDay}
          value={typed.date_to}
          error={isReversed(typed) ? fieldErrorTable.date_range_reversed : undefined}
          onChange={write('date_to')}
        />
      </div>
    </details>
  );
}

const daysOf = ({ date_from = '', date_to = '' }: Days) => ({ date_from, date_to });

const isSame = (one: Days, other: Days): boolean =>
  one.date_from === other.date_from && one.date_to === other.date_to;

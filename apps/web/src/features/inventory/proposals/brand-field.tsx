import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../platform/services.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { brandsQuery } from './proposals.query.ts';

const pause = 300;
const shown = 5;

type Props = {
  store_id: string;
  value: string;
  error: string | undefined;
  onChange: (brand_name: string) => void;
};

/** A brand of the catalogue by some of its name, or a new one: whatever is typed is taken. */
export function BrandField({ store_id, value, error, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const typed = value.trim();
  const asked = useSettled(typed, pause).slice(0, 60);
  const { data, isPlaceholderData } = useQuery(brandsQuery(useServices(), store_id, asked));
  const brands = typed.length > 1 ? (data?.brands ?? []) : [];
  const isKnown = brands.some(({ name }) => name.toLowerCase() === typed.toLowerCase());
  const found = isOpen && !isKnown ? brands.slice(0, shown) : [];
  const isAnswered = asked === typed && Boolean(data) && !isPlaceholderData;
  const isNew = isAnswered && typed.length > 1 && !isKnown;
  return (
    <div>
      <TextField
        label="Merek"
        name="brand_name"
        autoComplete="off"
        maxLength={60}
        value={value}
        error={error}
        hint={
          isKnown
            ? 'Merek ini ada di katalog.'
            : isNew
              ? 'Merek baru. Boleh, kami periksa juga.'
              : 'Tanpa merek? Tulis nama pembuatnya.'
        }
        onFocus={() => setOpen(true)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div role="status" className="sr-only">
        {found.length > 0 ? `${found.length} merek mirip di katalog.` : ''}
      </div>
      {found.length > 0 && (
        <ul
          aria-label="Merek di katalog"
          className="mt-1 grid rounded-lg border border-line bg-surface"
        >
          {found.map(({ id, name }) => (
            <li key={id} className="border-b border-line last:border-0">
              <button
                type="button"
                onClick={() => {
                  onChange(name);
                  setOpen(false);
                }}
                className="min-h-11 w-full rounded-lg px-3.5 py-2 text-left hover:bg-sunken active:bg-line"
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

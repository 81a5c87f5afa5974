import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useServices } from '../../platform/services.ts';
import { TextField } from '../../ui/text-field.tsx';
import { areaQuery } from './store-page.query.ts';

type ChosenCity = { city_id: string; city: string };

type Props = {
  label: string;
  value: ChosenCity;
  error: string | undefined;
  onChange: (city: ChosenCity) => void;
};

const shown = 6;

/** A city by typing some of its name: what fits stands below, to be tapped. */
export function CityField({ label, value, error, onChange }: Props) {
  const services = useServices();
  const [isOpen, setOpen] = useState(false);
  const wanted = useDeferredValue(value.city);
  const isAsking = isOpen && value.city_id === '' && wanted.trim() !== '';
  const { data, isFetching } = useQuery({
    ...areaQuery(services, wanted.trim().slice(0, 100)),
    enabled: isAsking,
  });
  const found = isAsking ? (data?.cities.slice(0, shown) ?? []) : [];
  return (
    <div>
      <TextField
        label={label}
        name="city"
        autoComplete="off"
        placeholder="Ketik nama kota"
        value={value.city}
        error={error}
        maxLength={100}
        onFocus={() => setOpen(true)}
        onChange={(event) => onChange({ city_id: '', city: event.currentTarget.value })}
      />
      <div role="status" className="sr-only">
        {found.length > 0 ? `${found.length} kota ditemukan.` : ''}
      </div>
      {found.length > 0 && (
        <ul
          aria-label="Kota yang cocok"
          className="mt-1 grid rounded-lg border border-line bg-surface"
        >
          {found.map(({ id, city, province }) => (
            <li key={id} className="border-b border-line last:border-0">
              <button
                type="button"
                onClick={() => onChange({ city_id: id, city: `${city}, ${province}` })}
                className="min-h-11 w-full rounded-lg px-3.5 py-2 text-left hover:bg-sunken active:bg-line"
              >
                <b className="font-semibold">{city}</b>
                <span className="text-ink-soft">, {province}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isAsking && !isFetching && data?.cities.length === 0 && (
        <p className="mt-1.5 text-sm text-ink-soft">Tidak ada kota bernama “{wanted}”.</p>
      )}
    </div>
  );
}

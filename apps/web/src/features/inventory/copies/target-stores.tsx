import type { Store } from '@marketplace/contract/stores';
import { useDeferredValue, useId, useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { useAppState } from '../../../platform/services.ts';
import { barrierIn } from '../../../platform/store-standing.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SearchField } from '../../../ui/search-field.tsx';

const shownAtOnce = 100;
const searchedFrom = 9;
/** As many as the server takes at once. */
const most = 50;

type Props = {
  stores: readonly Store[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
};

/** The other stores of the person. Where nothing may be changed that is said, and it cannot be chosen. */
export function TargetStores({ stores, chosen, error, onChange }: Props) {
  const slice = useAppState(({ store }) => store);
  const id = useId();
  const [wanted, setWanted] = useState('');
  const text = useDeferredValue(wanted).trim().toLowerCase();
  const found = stores.filter(({ name, city }) => `${name} ${city}`.toLowerCase().includes(text));
  const open = found.filter((store) => !barrierIn(slice, 'inventory', store.id));
  const isAll = open.length > 0 && open.every((store) => chosen.includes(store.id));
  const toggle = (store_id: string) =>
    onChange(
      chosen.includes(store_id)
        ? chosen.filter((each) => each !== store_id)
        : [...chosen, store_id].slice(0, most),
    );
  const toggleAll = () => {
    const ids = open.map((store) => store.id);
    const others = chosen.filter((each) => !ids.includes(each));
    onChange(isAll ? others : [...others, ...ids].slice(0, most));
  };
  return (
    <fieldset
      className="min-w-0 outline-none"
      aria-describedby={error ? `${id}-note` : undefined}
      data-invalid={error ? true : undefined}
      tabIndex={-1}
    >
      <legend className="mb-1 font-semibold">Ke toko</legend>
      {stores.length >= searchedFrom && (
        <SearchField
          label="Cari toko"
          placeholder="Nama toko atau kota"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      {error && (
        <p id={`${id}-note`} className="text-sm text-wrong-700">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="text-sm text-ink-soft">
          {chosen.length === 0
            ? 'Belum ada yang dipilih.'
            : `${number(chosen.length)} toko dipilih.`}
        </p>
        {open.length > 1 && (
          <Button variant="quiet" size="sm" onClick={toggleAll}>
            {isAll ? 'Kosongkan' : 'Pilih semua'}
          </Button>
        )}
      </div>
      <ul className="grid md:grid-cols-2 md:gap-x-6">
        {found.slice(0, shownAtOnce).map((store) => {
          const barrier = barrierIn(slice, 'inventory', store.id);
          const isChosen = chosen.includes(store.id);
          return (
            <li key={store.id} className="border-b border-line">
              <Checkbox
                label={store.name}
                hint={barrier ?? store.city}
                checked={isChosen}
                disabled={!isChosen && (barrier !== undefined || chosen.length >= most)}
                onChange={() => toggle(store.id)}
              />
            </li>
          );
        })}
      </ul>
      {found.length === 0 && (
        <p className="py-4 text-center text-ink-soft">Tidak ada toko bernama “{wanted}”.</p>
      )}
      {found.length > shownAtOnce && (
        <p className="py-2 text-sm text-ink-soft">
          {number(found.length - shownAtOnce)} toko lagi. Ketik namanya untuk mencari.
        </p>
      )}
      {chosen.length >= most && (
        <p className="text-sm text-ink-soft">Paling banyak {most} toko sekaligus.</p>
      )}
    </fieldset>
  );
}

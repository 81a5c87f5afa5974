import type { StoreFigures } from '@marketplace/contract/store-summary';
import type { Store } from '@marketplace/contract/stores';
import { useQuery } from '@tanstack/react-query';
import { Check, Store as StoreIcon } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { useAppState, useServices } from '../../platform/services.ts';
import { allStores, chosenStore } from '../../platform/state/store-slice.ts';
import { standingOf, standingWords } from '../../platform/store-standing.ts';
import { sumOf, waitingWords } from '../../shared/figures/figures-words.ts';
import { storeFiguresQuery } from '../../shared/figures/store-figures.query.ts';
import { moveByArrows } from '../../shared/move-by-arrows.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { storesNamed } from './stores-named.ts';
import { useChooseStore } from './use-choose-store.ts';

const shownAtOnce = 100;

/** The stores to choose from, or all of them. */
export function StoreChoices({ onChosen }: { onChosen: () => void }) {
  const slice = useAppState(({ store }) => store);
  const look = useChooseStore();
  const services = useServices();
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  const { data } = useQuery(storeFiguresQuery(services, { with_sales: false }));
  const figures = new Map(data?.figures.map((each) => [each.store_id, each]));
  const [wanted, setWanted] = useState('');
  // Typing stays quick with a thousand stores: the list follows when there is time.
  const found = storesNamed(slice.list, useDeferredValue(wanted));
  const chosen = chosenStore(slice);
  const choose = (store_id: string) => {
    onChosen();
    look(store_id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isTyping = event.target instanceof HTMLInputElement;
    const [first] = storesNamed(slice.list, wanted);
    if (event.key === 'Enter' && isTyping && wanted !== '' && first) choose(first.id);
    else moveByArrows(event, 'input, li button');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to keys of the field and buttons inside it.
    <div className="grid gap-2" onKeyDown={onKeyDown}>
      {(isDesktop || slice.list.length > 8) && (
        <SearchField
          // A phone's keyboard would cover the stores.
          ref={isDesktop ? focusOnce : undefined}
          label="Cari toko"
          placeholder="Nama toko atau kota"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      <ul className="grid">
        {wanted === '' && (
          <Choice
            title="Semua toko"
            subtitle={`${slice.list.length} toko sekaligus`}
            waiting={data && sumOf(data.figures)}
            isChosen={chosen === allStores}
            onChoose={() => choose(allStores)}
          />
        )}
        {found.slice(0, shownAtOnce).map((store) => (
          <Choice
            key={store.id}
            title={store.name}
            subtitle={store.city}
            waiting={figures.get(store.id)}
            flag={flagOf(store)}
            isChosen={chosen === store.id}
            onChoose={() => choose(store.id)}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <p className="py-6 text-center text-ink-soft">Tidak ada toko bernama “{wanted}”.</p>
      )}
      {found.length > shownAtOnce && (
        <p className="py-2 text-center text-sm text-ink-soft">
          {found.length - shownAtOnce} toko lagi. Ketik namanya untuk mencari.
        </p>
      )}
    </div>
  );
}

/** What keeps a store from selling, in a word and in a sentence. */
function flagOf(store: Store): Flag | undefined {
  const standing = standingOf(store);
  return standing === 'selling' ? undefined : standingWords[standing];
}

const focusOnce = (field: HTMLInputElement | null) => field?.focus();

type Flag = { label: string; reason: string };

type ChoiceProps = {
  title: string;
  subtitle: string;
  flag?: Flag | undefined;
  waiting?: Pick<StoreFigures, 'new_orders' | 'due_orders'> | undefined;
  isChosen: boolean;
  onChoose: () => void;
};

function Choice({ title, subtitle, flag, waiting, isChosen, onChoose }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        aria-pressed={isChosen}
        className="flex min-h-14 w-full items-center gap-3 rounded-lg px-2 py-2 text-left hover:bg-sunken active:bg-line"
      >
        <StoreIcon aria-hidden className="size-5 shrink-0 text-ink-faint" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-ink-soft">
            {subtitle}
            {flag && (
              <>
                {' · '}
                <b className="font-semibold text-soon-700">{flag.label}</b>
                <span className="block">{flag.reason}</span>
              </>
            )}
          </span>
        </span>
        {waiting && waiting.new_orders > 0 && (
          <span
            className={`shrink-0 text-sm font-semibold tabular-nums ${waiting.due_orders > 0 ? 'text-soon-700' : 'text-ink-soft'}`}
          >
            {waitingWords(waiting)}
          </span>
        )}
        {isChosen && <Check aria-hidden className="size-5 shrink-0 text-brand-700" />}
      </button>
    </li>
  );
}

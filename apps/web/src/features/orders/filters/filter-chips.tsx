import { X } from 'lucide-react';
import { dayWords } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { chipStyle } from '../../../ui/chip.tsx';
import { isSortedOtherwise, type OrderSearch } from '../order-search.ts';
import { isTab } from '../order-tabs-list.ts';
import {
  deliveryWords,
  paymentMethodWords,
  paymentStatusWords,
  statusWords,
} from '../order-words.ts';

const sortWords: Record<string, string> = {
  newest: 'Urut: terbaru',
  deadline: 'Urut: tenggat terdekat',
  highest_value: 'Urut: nilai tertinggi',
};

const wordsOf = (words: Record<string, string>) => (value: string) =>
  value
    .split(',')
    .map((each) => words[each])
    .join(', ');

/** Statuses that no tab stands for. */
const statusesBesideTabs = (value: string) =>
  isTab(value)
    ? undefined
    : `Status: ${value
        .split(',')
        .map((status) => statusWords[status as keyof typeof statusWords].label)
        .join(', ')}`;

/** How each filter of the address is said. */
const filterWords = {
  status: statusesBesideTabs,
  payment_status: (value: string) => `Pembayaran: ${wordsOf(paymentStatusWords)(value)}`,
  payment_method: wordsOf(paymentMethodWords),
  delivery: wordsOf(deliveryWords),
  date_from: (value: string) => `Sejak ${dayWords(value)}`,
  date_to: (value: string) => `Sampai ${dayWords(value)}`,
  sort: (value: string) => sortWords[value],
} satisfies Partial<Record<keyof OrderSearch, (value: string) => string | undefined>>;

type Filter = keyof typeof filterWords;

/** What else narrows the list, each to be taken off with a tap. */
export function FilterChips({ search }: { search: OrderSearch }) {
  const chips = (Object.keys(filterWords) as Filter[]).flatMap((name) => {
    if (name === 'sort' && !isSortedOtherwise(search)) return [];
    const words = search[name] && filterWords[name](search[name]);
    return words ? [{ name, words }] : [];
  });
  if (chips.length === 0) return null;
  return (
    <ul
      className="-mx-4 flex gap-2 overflow-x-auto scroll-px-4 px-4 py-1 scrollbar-none"
      aria-label="Filter yang dipakai"
    >
      {chips.map(({ name, words }) => {
        const { [name]: _off, page: _page, ...rest } = search;
        return (
          <li key={name} className="shrink-0">
            <AppLink to="/seller/orders" search={rest} className={chipStyle({ isChosen: false })}>
              {words}
              <X aria-hidden className="size-4" />
              <span className="sr-only">, hapus filter</span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}

import type { OrderFilters } from '../order-search.ts';
import {
  deliveryWords,
  paymentMethodWords,
  paymentStatusWords,
  statusWords,
} from '../order-words.ts';

type Choice = { value: string; label: string };
type Group = { name: 'status' | 'payment_status' | 'payment_method' | 'delivery'; label: string };

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const choicesOf = (words: Record<string, string>): Choice[] =>
  Object.entries(words).map(([value, label]) => ({ value, label: capital(label) }));

/** What can be ticked, several of each. */
export const filterGroups: readonly (Group & { choices: readonly Choice[] })[] = [
  {
    name: 'status',
    label: 'Status pesanan',
    choices: Object.entries(statusWords).map(([value, { label }]) => ({ value, label })),
  },
  { name: 'payment_status', label: 'Status pembayaran', choices: choicesOf(paymentStatusWords) },
  { name: 'payment_method', label: 'Cara bayar', choices: choicesOf(paymentMethodWords) },
  { name: 'delivery', label: 'Pengiriman', choices: choicesOf(deliveryWords) },
];

export const sortChoices = [
  { value: 'newest', label: 'Terbaru' },
  { value: 'deadline', label: 'Tenggat terdekat' },
  { value: 'highest_value', label: 'Nilai tertinggi' },
] as const;

export const isTicked = (ticked: string | undefined, value: string): boolean =>
  ticked?.split(',').includes(value) ?? false;

/** Ticked values with commas between, in the order they stand in; nothing when none is left. */
export function toggled(
  { choices }: { choices: readonly Choice[] },
  ticked: string | undefined,
  value: string,
): string | undefined {
  const after = choices.filter(
    (choice) => isTicked(ticked, choice.value) !== (choice.value === value),
  );
  return after.map((choice) => choice.value).join(',') || undefined;
}

const day = 86_400_000;

/** The last so many days up to today, which in some stores may have begun while in others it has not: of all of them. */
export function lastDays(
  count: number,
  todays: readonly string[],
): Pick<OrderFilters, 'date_from' | 'date_to'> {
  const ordered = [...todays].sort();
  const [first = ''] = ordered;
  const from = new Date(Date.parse(first) - (count - 1) * day).toISOString().slice(0, 10);
  return { date_from: from, date_to: ordered.at(-1) };
}

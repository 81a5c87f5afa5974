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

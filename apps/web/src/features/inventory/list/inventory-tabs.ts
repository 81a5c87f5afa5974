import { daysBeforeExpiry } from '@marketplace/contract/inventory-choices';
import { runningOut } from '../../../platform/navigation/running-out.ts';
import type { InventoryFilters } from '../inventory-search.ts';

type Choice = Pick<InventoryFilters, 'state' | 'stock_level' | 'expires_within_days'>;

const names = ['state', 'stock_level', 'expires_within_days'] as const;

/** One at a time: all, what has to be filled up, as Home counts it, or by state. */
export const inventoryTabs: readonly { label: string; search: Choice }[] = [
  { label: 'Semua', search: {} },
  { label: 'Habis', search: runningOut.NONE },
  { label: 'Menipis', search: runningOut.LOW },
  { label: 'Segera kedaluwarsa', search: { expires_within_days: `${daysBeforeExpiry}` } },
  { label: 'Dijual', search: { state: 'ACTIVE' } },
  { label: 'Tidak dijual', search: { state: 'INACTIVE' } },
];

export const isTabOf = (filters: InventoryFilters, search: Choice): boolean =>
  names.every((name) => filters[name] === search[name]);

/** A choice that no tab stands for, in words: whatever narrows a list is to be seen. */
export function besideTabs(filters: InventoryFilters): { name: keyof Choice; words: string }[] {
  if (inventoryTabs.some(({ search }) => isTabOf(filters, search))) return [];
  const { state, stock_level, expires_within_days: days } = filters;
  return [
    ...(stock_level ? [{ name: 'stock_level' as const, words: levelsInWords(stock_level) }] : []),
    ...(state ? [{ name: 'state' as const, words: stateWords[state] ?? state }] : []),
    ...(days
      ? [{ name: 'expires_within_days' as const, words: `Kedaluwarsa dalam ${days} hari` }]
      : []),
  ];
}

const levelsInWords = (levels: string): string =>
  `Stok: ${levels
    .split(',')
    .map((level) => levelWords[level] ?? level)
    .join(', ')}`;

const levelWords: Record<string, string> = { NONE: 'habis', LOW: 'menipis', ENOUGH: 'cukup' };
const stateWords: Record<string, string> = { ACTIVE: 'Dijual', INACTIVE: 'Tidak dijual' };

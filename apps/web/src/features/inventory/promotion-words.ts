import type { InventoryRow } from '@marketplace/contract/inventory-row';

type Promotion = NonNullable<InventoryRow['promotion']>;

/** What is said of a promotion at that moment; nothing once it is over or all of it is taken. */
export function promotionWords(
  { starts_at, ends_at, quota, taken }: Promotion,
  now: number,
): { label: string; isRunning: boolean } | undefined {
  if (now >= Date.parse(ends_at) || taken >= quota) return undefined;
  const isRunning = now >= Date.parse(starts_at);
  return { label: isRunning ? 'Promo' : 'Akan promo', isRunning };
}

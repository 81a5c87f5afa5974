import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import { number } from '../../../platform/format/money.ts';
import { planSummary } from '../plans/plan-words.ts';

export const lookAgain =
  'Stok sudah berubah sejak selisihnya dilihat, jadi belum diterapkan. Periksa lagi.';

/** Handed in, and different from what was looked at. */
export const isToBeLookedAt = ({ state, is_waiting, verdicts }: InventoryPlan): boolean =>
  state === 'READY' && !is_waiting && verdicts.CHANGED > 0;

/** What has become of a stock taking, in a line; what was refused is told, too. */
export function takeSummary(plan: InventoryPlan): string {
  const { state, verdicts, is_waiting } = plan;
  const refused =
    verdicts.REFUSED > 0 ? `${number(verdicts.REFUSED)} tidak diterapkan, lihat alasannya.` : '';
  if (isToBeLookedAt(plan)) return [lookAgain, refused].filter(Boolean).join(' ');
  if (is_waiting) return 'Menunggu perubahan lain selesai, lalu diterapkan sendiri.';
  const isNothing = state === 'READY' && refused !== '';
  return [isNothing ? '' : planSummary(plan), refused].filter(Boolean).join(' ');
}

import type { CreditStanding } from '@marketplace/contract/credit-book';
import { rupiah } from '../../../platform/format/money.ts';

/** Why an order on terms should be thought about before it is accepted; nothing where there is no reason. */
export function creditWarning(
  { open_amount, late_amount, on_way_amount, limit_amount, over_limit }: CreditStanding,
  asked: number,
): string | undefined {
  const owed = open_amount + on_way_amount + asked;
  const isOver = limit_amount !== null && owed > limit_amount;
  if (late_amount === 0 && !isOver) return undefined;
  const reasons = [
    late_amount > 0 && `Pembeli ini menunggak ${rupiah(late_amount)}.`,
    isOver && `Dengan pesanan ini utangnya ${rupiah(owed)}, batasnya ${rupiah(limit_amount)}.`,
    over_limit === 'STOP' && 'Menurut aturan toko, pesanan ini tidak dapat diterima.',
  ];
  return reasons.filter(Boolean).join(' ');
}

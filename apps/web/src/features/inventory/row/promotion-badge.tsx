import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { useNow } from '../../../platform/device/use-now.ts';
import { rupiah } from '../../../platform/format/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { promotionWords } from '../promotion-words.ts';

type Props = { promotion: NonNullable<InventoryRow['promotion']> };

/** The promotion that a listing is in, as the clock has it now: nobody tells a list that one begins or ends. */
export function PromotionBadge({ promotion }: Props) {
  const words = promotionWords(promotion, useNow(30_000));
  if (words === undefined) return null;
  return (
    <Badge tone={words.isRunning ? 'brand' : 'neutral'}>
      {`${words.label} ${rupiah(promotion.price)}`}
    </Badge>
  );
}

import type { PromotionRow } from '@marketplace/contract/promotion';
import { useNow } from '../../platform/device/use-now.ts';
import { Badge } from '../../ui/badge.tsx';
import { clockWords, stateAt, stateWords, typeWords } from './promotion-words.ts';

/** Where a promotion stands, what it is, and when it starts or ends, as long as somebody looks. */
export function ClockOf({ promotion }: { promotion: PromotionRow }) {
  const now = useNow(30_000);
  const { label, tone } = stateWords[stateAt(promotion, now)];
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={tone}>{label}</Badge>
      <Badge>{typeWords[promotion.promotion_type]}</Badge>
      <span className="ml-auto text-sm font-medium text-ink-soft">
        {clockWords(promotion, now)}
      </span>
    </span>
  );
}

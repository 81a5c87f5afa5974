import type { PromotionRow } from '@marketplace/contract/promotion';
import { number, rupiah } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { ClockOf } from '../clock-of.tsx';
import { periodWords, shareWords } from '../promotion-words.ts';

/** A promotion in a list: what it is, until when, and how far the store is in it. */
export function PromotionCard({ promotion }: { promotion: PromotionRow }) {
  const { cms_id, store_id, name, min_discount_percent } = promotion;
  return (
    <AppLink
      to="/seller/promotion/detail"
      search={{ store_id, cms_id }}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-lg border border-line bg-surface p-4 shadow-card hover:border-line-strong active:bg-sunken"
    >
      <ClockOf promotion={promotion} />
      <span className="text-lg leading-snug font-semibold wrap-anywhere">{name}</span>
      <span className="text-sm text-ink-soft">{periodWords(promotion)}</span>
      <span className="text-sm">
        {`Diskon paling sedikit ${min_discount_percent}%. `}
        {shareWords(promotion.platform_share_percent)}.
      </span>
      <Standing promotion={promotion} />
    </AppLink>
  );
}

function Standing({ promotion: { joined_count, results } }: { promotion: PromotionRow }) {
  if (joined_count === 0) return null;
  const sold = results.units > 0 && `, terjual ${number(results.units)}, ${rupiah(results.sales)}`;
  return (
    <span className="text-sm font-semibold text-brand-700">
      {`${number(joined_count)} produk ikut`}
      {sold}
    </span>
  );
}

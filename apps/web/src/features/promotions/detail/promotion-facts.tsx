import type { PromotionRow } from '@marketplace/contract/promotion';
import type { ReactNode } from 'react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { ClockOf } from '../clock-of.tsx';
import { periodWords, shareWords } from '../promotion-words.ts';

/** What it is, for whom, until when, and its terms as the marketplace wrote them. */
export function PromotionFacts({ promotion }: { promotion: PromotionRow }) {
  const { description, categories, min_discount_percent, min_quota } = promotion;
  const rules = promotion.terms.split('\n').filter((rule) => rule.trim() !== '');
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ClockOf promotion={promotion} />
      {description && <p className="wrap-anywhere">{description}</p>}
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        <Fact term="Waktu">{periodWords(promotion)}</Fact>
        <Fact term="Daftar paling lambat">
          {moment(promotion.joins_until, promotion.time_zone)}
        </Fact>
        <Fact term="Diskon">
          {`Paling sedikit ${min_discount_percent}%. ${shareWords(promotion.platform_share_percent)}`}
          {promotion.platform_share_percent > 0 &&
            `, paling banyak ${rupiah(promotion.platform_limit)} per toko`}
          .
        </Fact>
        <Fact term="Kuota">{`Paling sedikit ${number(min_quota)} per produk`}</Fact>
        <Fact term="Produk">
          {categories.length === 0
            ? 'Semua kategori'
            : categories.map(({ name }) => name).join(', ')}
        </Fact>
      </dl>
      {rules.length > 0 && (
        <div className="grid gap-2 border-t border-line pt-3">
          <CardTitle>Syarat</CardTitle>
          <ul className="list-disc space-y-1 pl-5 text-sm wrap-anywhere text-ink-soft">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-soft">{term}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);

import type { OrderRow } from '@marketplace/contract/order-row';
import { useState } from 'react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { ProductPicture } from '../../../shared/product-picture.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { quantityOf, reductionOf } from '../detail-words.ts';
import type { OrderDetail } from '../order-detail-answer.ts';

type Line = OrderDetail['lines'][number];

const shownAtFirst = 50;

/** What was ordered. A long order comes in full when it is asked for. */
export function DetailLines({ lines, order }: { lines: readonly Line[]; order: OrderRow }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, shownAtFirst);
  return (
    <Card isFlush aria-labelledby="order-lines">
      <CardTitle id="order-lines" className="px-4 pt-4 pb-1">
        {number(lines.length)} produk
      </CardTitle>
      <ul
        aria-labelledby="order-lines"
        // Of hundreds only those in view are laid out.
        className={`divide-y divide-line ${isWhole ? '*:[contain-intrinsic-height:72px] *:[content-visibility:auto]' : ''}`}
      >
        {shown.map((line) => (
          <LineRow key={line.id} line={line} isOnShelf={isOnShelf(order)} />
        ))}
      </ul>
      {shown.length < lines.length && (
        <div className="border-t border-line p-3">
          <Button variant="quiet" isBlock onClick={() => setWhole(true)}>
            Tampilkan semua {number(lines.length)} produk
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Until the goods have left, what is on the shelf says whether they can. */
const isOnShelf = ({ fulfilment_status }: OrderRow): boolean =>
  fulfilment_status === 'NEW' || fulfilment_status === 'PROCESSING';

function LineRow({ line, isOnShelf }: { line: Line; isOnShelf: boolean }) {
  const { product_name, category_name, tier_min_qty, line_total, quantity, discount = 0 } = line;
  const reduction = reductionOf(line);
  const isGone = quantity === 0;
  return (
    <li className="flex items-start gap-3 px-4 py-2.5">
      <ProductPicture category_name={category_name} />
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <span className="min-w-0 flex-[1_1_9rem]">
          <span className={`block font-semibold wrap-anywhere ${isGone ? 'line-through' : ''}`}>
            {product_name}
          </span>
          {!isGone && (
            <span className="block text-sm text-ink-soft">
              {quantityOf(line)}
              {isOnShelf && <OnShelf line={line} />}
            </span>
          )}
          {tier_min_qty !== null && !isGone && (
            <span className="block text-sm text-brand-700">
              harga grosir mulai {number(tier_min_qty)}
            </span>
          )}
          {discount > 0 && (
            <span className="block text-sm text-brand-700">diskon {rupiah(discount)}</span>
          )}
          {reduction && (
            <Badge tone="soon" className="mt-1">
              {reduction}
            </Badge>
          )}
        </span>
        <span className="ml-auto font-semibold tabular-nums">{rupiah(line_total)}</span>
      </span>
    </li>
  );
}

function OnShelf({ line: { stock, quantity, uom_name } }: { line: Line }) {
  if (stock === null) return null;
  const isShort = stock < quantity;
  return (
    <span className={isShort ? 'font-semibold text-wrong-700' : 'text-brand-700'}>
      {' · '}
      {isShort ? 'stok kurang: ' : 'stok '}
      {number(stock)} {uom_name}
    </span>
  );
}

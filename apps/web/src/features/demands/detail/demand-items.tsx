import type { DemandItem, DemandListing } from '@marketplace/contract/tender-offerings';
import type { ReactNode } from 'react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { ProductPicture } from '../../../shared/product-picture.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { goodsName, holdWords, percentWords, quantityWords } from '../demand-words.ts';

type Props = { items: readonly DemandItem[] };

/** What is asked for, in the buyer's unit and in ours, with the prices that matter beside each other. */
export function DemandItems({ items }: Props) {
  return (
    <Card aria-labelledby="demand-items" isFlush>
      <CardTitle id="demand-items" className="px-4 pt-4">
        Barang yang dicari
      </CardTitle>
      <ul aria-labelledby="demand-items" className="mt-1 divide-y divide-line">
        {items.map((item) => (
          <li key={item.item_id} className="px-4 py-3">
            <Item item={item} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Item({ item }: { item: DemandItem }) {
  const [ours] = item.listings;
  return (
    <>
      <div className="flex items-start gap-3">
        <ProductPicture category_name={item.category_name} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{goodsName(item)}</p>
          <p className="text-sm text-ink-soft">
            <b className="font-semibold text-ink tabular-nums">
              {quantityWords(item.quantity, item)}
            </b>
            {item.base_quantity > 1 && ` isi ${number(item.base_quantity)}`}
            {ours && !ours.is_same_unit && (
              <>
                {' = '}
                <b className="font-semibold text-ink tabular-nums">
                  {quantityWords(ours.quantity, ours)}
                </b>{' '}
                {ours.base_quantity > 1 && `isi ${number(ours.base_quantity)} `}
                Anda
              </>
            )}
          </p>
          {item.note && <p className="text-sm text-ink-soft wrap-anywhere">“{item.note}”</p>}
          {item.awarded_pieces > 0 && (
            <p className="text-sm text-soon-700">
              {item.awarded_pieces >= item.pieces
                ? 'Sudah diberikan ke penjual lain.'
                : 'Sebagian sudah diberikan ke penjual.'}
            </p>
          )}
        </div>
      </div>
      {ours ? (
        <Prices ours={ours} />
      ) : (
        <p className="mt-2 text-sm text-ink-soft">
          {item.target_price === null
            ? 'Tidak Anda jual.'
            : `Tidak Anda jual. Diminta ${rupiah(item.target_price)} per ${item.uom_name}.`}{' '}
          Bisa ditawari penggantinya.
        </p>
      )}
    </>
  );
}

function Prices({ ours }: { ours: DemandListing }) {
  const { target_price, price, city_median, cost_price, margin_percent, available } = ours;
  return (
    <dl className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-3 gap-y-2 text-sm">
      <Fact name="Target pembeli">{target_price === null ? 'Terserah' : rupiah(target_price)}</Fact>
      <Fact name={`Harga Anda per ${holdWords(ours)}`}>
        {rupiah(price)}
        {target_price !== null && <Gap price={price} target={target_price} />}
      </Fact>
      {city_median !== null && <Fact name="Umumnya di kota">{rupiah(city_median)}</Fact>}
      {cost_price !== null && (
        <Fact name="Modal">
          {rupiah(cost_price)}
          {margin_percent !== null && (
            <span className="font-normal text-ink-soft">
              {' '}
              · margin {percentWords(margin_percent)}
            </span>
          )}
        </Fact>
      )}
      <Fact name="Stok">
        <span className={available < ours.quantity ? 'text-wrong-700' : undefined}>
          {quantityWords(available, ours)}
        </span>
      </Fact>
    </dl>
  );
}

/** How far the price is from what the buyer wants to pay. */
function Gap({ price, target }: { price: number; target: number }) {
  const share = Math.round(((price - target) / target) * 100);
  if (share === 0) return null;
  return (
    <span className={`font-normal ${share > 0 ? 'text-soon-700' : 'text-brand-700'}`}>
      {' '}
      {share > 0 ? `+${share}` : share}%
    </span>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

import type { PromotionItem, PromotionRow } from '@marketplace/contract/promotion';
import { ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useBarrier } from '../../../platform/store-standing.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { ItemSheet } from './item-sheet.tsx';
import { LeaveAll } from './leave-all.tsx';

type Props = { promotion: PromotionRow; items: readonly PromotionItem[] };

/** The store's products in a promotion, and the ways in and out. */
export function JoinedItems({ promotion, items }: Props) {
  const { store_id, cms_id, can_join, state } = promotion;
  const barrier = useBarrier('inventory', store_id);
  const [opened, setOpened] = useState<string>();
  const isOver = state === 'ENDED' || state === 'CANCELLED';
  const mayChange = barrier === undefined && !isOver;
  const item = items.find(({ inventory_id }) => inventory_id === opened);
  return (
    <>
      {!isOver && <BarrierNote barrier={barrier} />}
      <Card isFlush>
        <CardTitle className="p-4 pb-2">
          {items.length === 0 ? 'Produk Anda' : `${number(items.length)} produk ikut`}
        </CardTitle>
        {items.length === 0 && (
          <p className="px-4 pb-4 text-ink-soft">
            {can_join
              ? 'Belum ada produk Anda di promosi ini. Pilih produk, tentukan harga dan kuotanya.'
              : 'Tidak ada produk Anda di promosi ini.'}
          </p>
        )}
        <ul aria-label="Produk yang ikut" className="divide-y divide-line">
          {items.map((each) => (
            <li key={each.inventory_id}>
              <ItemRow item={each} onOpen={mayChange ? setOpened : undefined} />
            </li>
          ))}
        </ul>
      </Card>
      {mayChange && (
        <div className="flex flex-wrap gap-3">
          {can_join && (
            <AppLink
              to="/seller/promotion/join"
              search={{ store_id, cms_id }}
              className={`${buttonStyle()} max-sm:w-full`}
            >
              <Plus aria-hidden className="size-5" />
              {items.length === 0 ? 'Ikut promosi ini' : 'Tambah produk'}
            </AppLink>
          )}
          {items.length > 0 && (
            <LeaveAll
              promotion={promotion}
              inventory_ids={items.map(({ inventory_id }) => inventory_id)}
            />
          )}
        </div>
      )}
      <ItemSheet {...{ promotion, item }} onClose={() => setOpened(undefined)} />
    </>
  );
}

type RowProps = { item: PromotionItem; onOpen: ((inventory_id: string) => void) | undefined };

function ItemRow({ item, onOpen }: RowProps) {
  const { inventory_id, product_name, uom_name, price, usual_price, quota, taken } = item;
  return (
    <ListRow
      title={`${product_name}, ${uom_name}`}
      subtitle={
        <>
          {`${number(taken)} dari ${number(quota)} terjual`}
          {item.results.sales > 0 && `, ${rupiah(item.results.sales)}`}
          {taken >= quota && <Badge className="ml-2">Kuota habis</Badge>}
          {!item.is_active && (
            <Badge tone="soon" className="ml-2">
              Tidak dijual
            </Badge>
          )}
        </>
      }
      trailing={
        <span className="flex items-center gap-2">
          <span>
            <span className="block tabular-nums">{rupiah(price)}</span>
            <s className="block text-sm font-normal text-ink-soft tabular-nums">
              {rupiah(usual_price)}
            </s>
          </span>
          {onOpen && <ChevronRight aria-hidden className="size-5 text-ink-faint" />}
        </span>
      }
      onClick={onOpen && (() => onOpen(inventory_id))}
    />
  );
}

import type { SellerSummary } from '@marketplace/contract/store-summary';
import { PackageMinus, PackageX, Tag } from 'lucide-react';
import { number } from '../../platform/format/money.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { runningOut } from '../../platform/navigation/running-out.ts';
import { IconTile, ListRow } from '../../ui/list-row.tsx';

type Stock = NonNullable<SellerSummary['stock']>;

/** Whether anything is running out. An answer kept on the device from before has nothing of it. */
export const isScarce = (stock: SellerSummary['stock'] | undefined): stock is Stock =>
  Boolean(stock && stock.low + stock.sold_out + (stock.adjustable_prices ?? 0) > 0);

/** What is gone, with how many buyers looked for it, and what soon will be. */
export function StockTasks({ stock, store_id }: { stock: Stock; store_id: string }) {
  const { low, sold_out, adjustable_prices } = stock;
  return (
    <>
      {sold_out > 0 && (
        <li>
          <ListRow
            icon={
              <IconTile tone="wrong">
                <PackageX />
              </IconTile>
            }
            title="Stok habis"
            subtitle={wantedWords(stock, 'NONE') ?? 'Isi lagi agar dapat dipesan'}
            trailing={number(sold_out)}
            as={<AppLink to="/seller/inventory" search={{ ...runningOut.NONE, store_id }} />}
          />
        </li>
      )}
      {low > 0 && (
        <li>
          <ListRow
            icon={
              <IconTile tone="soon">
                <PackageMinus />
              </IconTile>
            }
            title="Stok menipis"
            subtitle={wantedWords(stock, 'LOW') ?? 'Sudah di bawah batas Anda'}
            trailing={number(low)}
            as={<AppLink to="/seller/inventory" search={{ ...runningOut.LOW, store_id }} />}
          />
        </li>
      )}
      {adjustable_prices > 0 && (
        <li>
          <ListRow
            icon={
              <IconTile tone="note">
                <Tag />
              </IconTile>
            }
            title="Harga bisa disesuaikan"
            subtitle="Menurut aturan harga Anda"
            trailing={number(adjustable_prices)}
            as={<AppLink to="/seller/inventory/price-rules" search={{ store_id }} />}
          />
        </li>
      )}
    </>
  );
}

/** Indomie Goreng dicari 23 pembeli: the one that most of them looked for. */
function wantedWords({ wanted }: Stock, level: 'NONE' | 'LOW'): string | undefined {
  const most = wanted.find(
    ({ stock_level, buyers_looking }) => stock_level === level && buyers_looking > 0,
  );
  return most && `${most.product_name} dicari ${number(most.buyers_looking)} pembeli`;
}

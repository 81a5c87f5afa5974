import type { ProductGroup } from '@marketplace/contract/inventory-list';
import { History } from 'lucide-react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { ProductPicture } from '../../../shared/product-picture.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { historySearch } from '../listing-address.ts';
import { ListingRow } from '../row/listing-row.tsx';

type Props = { product: ProductGroup; isOfMany: boolean };

/** A product with everything the store sells of it. */
export function ProductCard({ product, isOfMany }: Props) {
  const { product_name, brand_name, category_name, store_name, is_multi_variant } = product;
  return (
    <Card isFlush className="overflow-hidden">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1 px-4 pt-3.5 pb-2">
        <ProductPicture category_name={category_name} />
        <div className="min-w-0 flex-[1_1_8rem]">
          <h2 className="text-lg leading-snug font-semibold wrap-anywhere">
            <AppLink
              to="/seller/inventory/product/edit"
              search={editSearch(product)}
              className="rounded-sm hover:underline"
            >
              {product_name}
            </AppLink>
          </h2>
          <p className="text-sm text-ink-soft">
            {[brand_name, category_name, isOfMany && store_name].filter(Boolean).join(' · ')}
          </p>
        </div>
        <AppLink
          to="/seller/inventory/product/history"
          search={{
            ...historySearch({ productId: product.product_id }),
            store_id: product.store_id,
          }}
          aria-label={`Riwayat ${product_name}`}
          className={buttonStyle({ variant: 'quiet', size: 'sm' })}
        >
          <History aria-hidden className="size-4.5" />
          Riwayat
        </AppLink>
      </div>
      <ul
        aria-label={`Satuan ${product_name}`}
        className="divide-y divide-line border-t border-line"
      >
        {product.inventories.map((row) => (
          <li key={row.id}>
            <ListingRow row={row} hasVariants={is_multi_variant} units={product.inventories} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A product of several kinds has a page with a row for each. */
const editSearch = ({ store_id, product_id, is_multi_variant, inventories }: ProductGroup) =>
  is_multi_variant
    ? { productId: product_id, isMultiVariant: 'true', store_id }
    : { id: inventories[0]?.id, store_id };

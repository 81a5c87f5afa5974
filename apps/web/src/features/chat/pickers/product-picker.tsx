import type { ChannelRow, ProductCard } from '@marketplace/contract/chat';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rupiah } from '../../../platform/format/money.ts';
import { useServices } from '../../../platform/services.ts';
import { ProductPicture } from '../../../shared/product-picture.tsx';
import { type PickerProps, PickSheet } from './pick-sheet.tsx';

type Props = PickerProps<ProductCard> & { channel: ChannelRow };
type Found = ProductCard & { category_name?: string };

/** What the store that sells in the channel has on offer. */
export function ProductPicker({ channel, ...sheet }: Props) {
  const [words, setWords] = useState('');
  const found = useProducts(channel, words, sheet.isOpen);
  return (
    <PickSheet<Found>
      {...sheet}
      title="Kirim produk"
      placeholder="Nama produk"
      words={words}
      onWords={setWords}
      found={found}
      keyOf={({ inventory_id }) => inventory_id}
      whenNone="Tidak ada produk yang cocok."
      onPick={({ category_name: _category, ...product }) => sheet.onPick(product)}
      row={({ product_name, unit_name, price, category_name }) => (
        <>
          <ProductPicture category_name={category_name} />
          <span className="min-w-0 flex-1">
            <b className="line-clamp-2 font-semibold wrap-anywhere">{product_name}</b>
            <span className="block text-sm text-ink-soft tabular-nums">
              {rupiah(price)} / {unit_name}
            </span>
          </span>
        </>
      )}
    />
  );
}

function useProducts({ side, store_id, other }: ChannelRow, words: string, isWanted: boolean) {
  const { api } = useServices();
  const query = words ? { query: words } : {};
  return useQuery({
    queryKey: ['chat-products', { store_id }, side, other.store_id, words] as const,
    queryFn: async ({ signal }): Promise<Found[]> => {
      if (side === 'BUYER') {
        const { data } = await api(
          'GET /api/inventories/for-sale',
          { query: { buyer_store_id: store_id, seller_store_id: other.store_id, ...query } },
          { signal },
        );
        return data.map(({ inventory_id, product_name, uom_name: unit_name, price }) => ({
          inventory_id,
          product_name,
          unit_name,
          price,
          category_id: null,
        }));
      }
      const { data } = await api(
        'GET /api/inventories/list',
        { query: { store_id, state: 'ACTIVE', ...query } },
        { signal },
      );
      return data.map(({ id, product_name, variant_name, uom_name, price, category_name }) => ({
        inventory_id: id,
        product_name: variant_name ? `${product_name} ${variant_name}` : product_name,
        unit_name: uom_name,
        price,
        category_id: null,
        category_name,
      }));
    },
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

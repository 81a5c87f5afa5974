import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Package, ReceiptText, UserRound } from 'lucide-react';
import { statusWords } from '../../../features/orders/order-words.ts';
import { useIsOnline } from '../../../platform/device/use-is-online.ts';
import { rupiah } from '../../../platform/format/money.ts';
import { useAppState, useServices } from '../../../platform/services.ts';
import { chosenStore, isSeveral } from '../../../platform/state/store-slice.ts';
import { maySee } from '../../../platform/store-standing.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { buyersIn } from './buyers-in.ts';
import { foundOrdersQuery, foundProductsQuery, shownOfEach } from './palette.query.ts';
import type { PaletteGroup } from './palette-item.ts';

/** A letter alone is in everything. */
const fewestLetters = 2;
const pause = 200;

/** What the server finds, a breath after the last letter; an answer that nobody waits for any more is given up. */
export function useFoundGroups(words: string) {
  const services = useServices();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const slice = useAppState(({ store }) => store);
  const store_id = chosenStore(slice) ?? '';
  const asked = useSettled(words, pause);
  const isWanted = words.length >= fewestLetters && store_id !== '';
  const isAsked = isWanted && isOnline && asked === words;
  const orders = useQuery({
    ...foundOrdersQuery(services, store_id, asked),
    enabled: isAsked && maySee(slice, 'order'),
  });
  const products = useQuery({
    ...foundProductsQuery(services, store_id, asked),
    enabled: isAsked && maySee(slice, 'inventory'),
  });
  const storeName = (name: string) => (isSeveral(store_id) ? ` · ${name}` : '');
  // All at once: what came later would push down what somebody points at, and Enter would mean another row.
  const isThere = isAsked && !orders.isLoading && !products.isLoading;
  const rows = isThere ? (orders.data?.data ?? []) : [];
  const groups: PaletteGroup[] = [
    {
      title: 'Pesanan',
      items: rows.slice(0, shownOfEach).map((order) => ({
        key: `order ${order.id}`,
        label: `#${order.order_number} · ${order.buyer_name}`,
        hint: `${statusWords[order.fulfilment_status].label} · ${rupiah(order.total_amount)}${storeName(order.store_name)}`,
        icon: ReceiptText,
        act: () =>
          void navigate({
            to: '/seller/orders',
            search: { status: order.fulfilment_status, store_id, orderId: order.id },
          }),
      })),
    },
    {
      title: 'Pembeli',
      items: buyersIn(rows, words).map(({ id, name }) => ({
        key: `buyer ${id}`,
        label: name,
        hint: 'Semua pesanannya',
        icon: UserRound,
        act: () => void navigate({ to: '/seller/orders', search: { query: name, store_id } }),
      })),
    },
    {
      title: 'Produk',
      items: (isThere ? (products.data?.data ?? []) : []).map((product) => ({
        key: `product ${product.store_id} ${product.product_id}`,
        label: product.product_name,
        hint: `${product.brand_name}${storeName(product.store_name)}`,
        icon: Package,
        act: () =>
          void navigate({
            to: '/seller/inventory/product/edit',
            search: product.is_multi_variant
              ? {
                  productId: product.product_id,
                  isMultiVariant: 'true',
                  store_id: product.store_id,
                }
              : { id: product.inventories[0]?.id, store_id: product.store_id },
          }),
      })),
    },
  ];
  const failed = [orders, products].filter(({ isError }) => isThere && isError);
  return {
    groups,
    isOffline: isWanted && !isOnline,
    isAsking: isWanted && isOnline && !isThere,
    retry: failed.length > 0 ? () => failed.forEach((each) => void each.refetch()) : undefined,
  };
}

import type { ProductGroup } from '@marketplace/contract/inventory-list';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../../platform/services.ts';
import { openProductQuery } from '../listing.query.ts';
import { type Held, keyOf } from './held-products.ts';

/**
 * The products with an open form, also those that the list does not have: such a one begins as it was last shown, and
 * follows what happens to it from there.
 */
export function useOpenProducts(
  held: readonly Held[],
  listed: (key: string) => ProductGroup | undefined,
): (key: string) => ProductGroup | undefined {
  const services = useServices();
  const queryClient = useQueryClient();
  const each = [...new Map(held.map((of) => [keyOf(of), of]))];
  const answers = useQueries({
    queries: each.map(([key, of]) => ({
      ...openProductQuery(services, of),
      enabled: listed(key) === undefined,
    })),
  });
  useEffect(() => {
    for (const [key, of] of each) {
      const product = listed(key);
      const { queryKey } = openProductQuery(services, of);
      if (product && queryClient.getQueryData(queryKey)?.product !== product)
        queryClient.setQueryData(queryKey, { product });
    }
  });
  const products = new Map(each.map(([key], index) => [key, answers[index]?.data?.product]));
  return (key) => products.get(key);
}

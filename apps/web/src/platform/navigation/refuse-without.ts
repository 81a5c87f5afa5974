import { redirect } from '@tanstack/react-router';
import { isId } from './search-values.ts';

/** A page about nothing, or of no store, has nothing to show. */
export const refuseWithout =
  <Name extends string>(...names: Name[]) =>
  ({ search }: { search: Partial<Record<Name | 'store_id', string | undefined>> }): void => {
    const isWhole = isId(search.store_id ?? '') && names.every((name) => search[name]);
    if (!isWhole) throw redirect({ to: '/seller/orders', replace: true });
  };

import type { StoreScope } from '../../platform/store-scope.ts';

/** From so many stores on numbers are added up once for everybody who asks within half a minute. */
const many = 20;

export const isMany = ({ store_ids }: StoreScope): boolean => store_ids.length > many;

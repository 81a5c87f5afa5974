import type { Store } from '@marketplace/contract/stores';
import type { Version4 } from './version-4.ts';

export type Version3 = Omit<Version4, 'store'> & {
  store: Version4['store'] & { permissions: Record<string, Store['permission']> };
};

/** To 4: `store.permissions` went; every store of the list brings its own. */
export function from3({ store: { permissions: _dropped, ...store }, ...rest }: Version3): Version4 {
  return { ...rest, store };
}

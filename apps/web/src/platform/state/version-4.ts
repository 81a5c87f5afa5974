import type { Version5 } from './version-5.ts';

export type Version4 = Omit<Version5, 'store'> & {
  store: Omit<Version5['store'], 'banner_dismissals'>;
  /** By `store:banner`: closed until then. */
  banners: Record<string, string>;
};

/** To 5: `banners` moved into the stores they stood in, as `store.banner_dismissals`. */
export function from4({ banners, store, ...rest }: Version4): Version5 {
  const banner_dismissals: Record<string, Record<string, { expiresAt: string }>> = {};
  for (const [name, expiresAt] of Object.entries(banners)) {
    const [store_id = '', banner = ''] = name.split(':');
    banner_dismissals[store_id] = { ...banner_dismissals[store_id], [banner]: { expiresAt } };
  }
  return { ...rest, store: { ...store, banner_dismissals } };
}

import type { Version6 } from './version-6.ts';

type StoreBefore = Omit<Version6['store'], 'notice_dismissals'> & {
  hidden_notices: Version6['store']['notice_dismissals'];
};

export type Version5 = Omit<Version6, 'store'> & { store: StoreBefore };

/** To 6: `store.hidden_notices` is called `store.notice_dismissals`. */
export function from5({ store: { hidden_notices, ...store }, ...rest }: Version5): Version6 {
  return { ...rest, store: { ...store, notice_dismissals: hidden_notices } };
}

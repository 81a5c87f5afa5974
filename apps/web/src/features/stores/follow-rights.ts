import type { Offline } from '../../platform/offline/offline.ts';
import { askAnew } from '../../platform/realtime/renew.ts';
import type { Services } from '../../platform/services.ts';
import type { StoreSlice } from '../../platform/state/store-slice.ts';
import { dropShown } from './drop-shown.ts';

type Needed = Pick<Services, 'state' | 'queryClient'> & Pick<Offline, 'offlineCache'>;

/**
 * Answers and their counts hold what the person could see: once stores have come or roles have changed, nothing that was
 * read goes on. Where somebody may do less than before, it goes from the screen, too. Where a store was lost that is
 * asked for once it was left: see leave-lost-stores.ts.
 */
export function followRights({ state, queryClient, offlineCache }: Needed): void {
  state.subscribe(({ app, store: { permissions } }, { store: before }) => {
    if (permissions === before.permissions) return;
    const rights = new Set([permissions, before.permissions].map((each) => JSON.stringify(each)));
    if (rights.size === 1 || rights.has('{}')) return;
    const isLessened = (id: string) => isLess(permissions[id], before.permissions[id]);
    void offlineCache.forget();
    dropShown(queryClient, Object.keys(permissions).filter(isLessened));
    if (app.lostStores.length === 0) askAnew(queryClient, []);
  });
}

type Rights = StoreSlice['permissions'][string];

/** Of whoever had none before, nothing was known. */
const isLess = (now: Rights | undefined, before: Partial<Rights> = {}): boolean =>
  Object.entries(before).some(([area, level]) => {
    const left = now?.[area as keyof Rights];
    return left !== level && (left === 'NONE' || level === 'MANAGE');
  });

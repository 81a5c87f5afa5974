import type { Store } from '@marketplace/contract/stores';
import type { AnyRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { setApp } from '../../platform/state/app-state.ts';
import { startServices } from '../../testing/web-services.ts';
import { toastsNow } from '../../ui/toast-queue.ts';
import { leaveBy } from './use-lost-stores.ts';

const lost = [{ id: '5', name: 'Toko Lama' } as Store];
const router = {} as AnyRouter;

it.each([
  ['does not come', () => Promise.reject(new Error('no signal'))],
  ['fails', async () => ({ leaveLostStores: () => Promise.reject(new Error('no room')) })],
])(
  'where the code that leads out of a store %s, nothing of it is readable all the same',
  async (_, load) => {
    const services = startServices('http://127.0.0.1:1');
    const queryKey = ['orders', 'list', { store_id: '5' }, 1];
    services.queryClient.setQueryData(queryKey, { data: [] });
    setApp(services.state, { lostStores: lost, lastOrderListFilters: { store_id: '5' } });
    await expect(leaveBy(load, services, router, lost)).resolves.toBeUndefined();
    expect(services.queryClient.getQueryData(queryKey)).toBeUndefined();
    // Otherwise the next store that is lost would be told of together with this one.
    expect(services.state.getState().app.lostStores).toEqual([]);
    // Nor does the way back to the orders lead where the person is refused.
    expect(services.state.getState().app.lastOrderListFilters).toBeNull();
    expect(toastsNow()).toContainEqual(
      expect.objectContaining({ text: 'Anda tidak lagi bekerja di Toko Lama.' }),
    );
  },
);

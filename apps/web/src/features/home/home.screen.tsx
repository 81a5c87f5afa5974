import { createFileRoute } from '@tanstack/react-router';
import { loadFromCacheFirst } from '../../platform/offline/load-from-cache-first.ts';
import { useAppState } from '../../platform/services.ts';
import { chosenStore } from '../../platform/state/store-slice.ts';
import { bannerQuery, summaryQuery } from './home.query.ts';
import { HomePage } from './home-page.tsx';
import { HomePending } from './home-pending.tsx';
import { NoStore } from './no-store.tsx';

export const Route = createFileRoute('/_private/seller')({
  staticData: { isForSellers: true },
  loader: ({ context, cause }) => {
    const { store } = context.state.getState();
    const store_id = chosenStore(store);
    if (!store_id || !store.active) return undefined;
    return Promise.all([
      loadFromCacheFirst(context, summaryQuery(context, store_id), cause),
      loadFromCacheFirst(context, bannerQuery(context, store.active.id), cause),
    ]).then(() => undefined);
  },
  component: HomeScreen,
  pendingComponent: HomePending,
});

function HomeScreen() {
  const store_id = useAppState(({ store }) => chosenStore(store));
  return store_id ? <HomePage key={store_id} store_id={store_id} /> : <NoStore />;
}

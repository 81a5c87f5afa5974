import { createFileRoute } from '@tanstack/react-router';
import { startWithLastKnown } from '../../platform/offline/start-with-last-known.ts';
import { useAppState } from '../../platform/services.ts';
import { chosenStore } from '../../platform/state/store-slice.ts';
import { summaryQuery } from './home.query.ts';
import { HomePage } from './home-page.tsx';
import { HomePending } from './home-pending.tsx';

export const Route = createFileRoute('/_private/seller')({
  staticData: { isForSellers: true },
  loader: ({ context, cause }) => {
    const store_id = chosenStore(context.state.getState().store);
    if (!store_id) return undefined;
    return startWithLastKnown(context, summaryQuery(context, store_id), cause);
  },
  component: HomeScreen,
  pendingComponent: HomePending,
});

function HomeScreen() {
  const store_id = useAppState(({ store }) => chosenStore(store));
  return store_id ? <HomePage key={store_id} store_id={store_id} /> : null;
}

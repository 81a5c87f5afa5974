import { createFileRoute, redirect } from '@tanstack/react-router';
import { useAppState } from '../../../platform/services.ts';
import { chosenStore } from '../../../platform/state/store-slice.ts';
import { RecordPending } from '../../../shared/record-page.tsx';
import { readDemandSearch } from '../demand-search.ts';
import { DemandsDesk } from './demands-desk.tsx';
import { DemandsPhone } from './demands-phone.tsx';

export const Route = createFileRoute('/_private/seller/buyer-demands')({
  validateSearch: readDemandSearch,
  staticData: { isForSellers: true },
  beforeLoad: ({ context, search }) => {
    const { tender_id, of_store_id } = search;
    // Beside the list there is no room for it on a phone.
    if (tender_id && of_store_id && !context.state.getState().app.isDesktop)
      throw redirect({
        to: '/seller/buyer-demands/detail',
        search: { tender_id, store_id: of_store_id },
        replace: true,
      });
  },
  component: DemandsScreen,
  pendingComponent: RecordPending,
});

/** What buyers look for and the store could bring, of one store or of all. */
function DemandsScreen() {
  const search = Route.useSearch();
  const chosen = useAppState(({ store }) => chosenStore(store));
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  const store_id = search.store_id ?? chosen;
  if (!store_id) return <RecordPending />;
  const List = isDesktop ? DemandsDesk : DemandsPhone;
  return <List key={store_id} {...{ store_id, search }} />;
}

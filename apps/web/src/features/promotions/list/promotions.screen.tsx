import { createFileRoute } from '@tanstack/react-router';
import { TicketPercent } from 'lucide-react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useAppState } from '../../../platform/services.ts';
import { chosenStore, isSeveral } from '../../../platform/state/store-slice.ts';
import { FirstTip } from '../../../shared/onboarding/first-tip.tsx';
import { RecordPending, recordPage } from '../../../shared/record-page.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { readPromotionSearch } from '../promotion-search.ts';
import { PromotionsOfStore } from './promotions-of-store.tsx';
import { StoresOfPromotions } from './stores-of-promotions.tsx';

export const Route = createFileRoute('/_private/seller/promotion')({
  validateSearch: readPromotionSearch,
  staticData: { isForSellers: true },
  component: PromotionsScreen,
  pendingComponent: RecordPending,
});

/** What the marketplace offers to join, what the store takes part in, and what came of it. */
function PromotionsScreen() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const chosen = useAppState(({ store }) => chosenStore(store));
  const store_id = search.store_id ?? chosen;
  if (!store_id) return <RecordPending />;
  return (
    <div className={recordPage}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold tracking-tight">Promosi</h1>
        <AppLink
          to="/seller/promotion/vouchers"
          search={{ store_id }}
          className={buttonStyle({ size: 'sm', variant: 'secondary' })}
        >
          <TicketPercent aria-hidden className="size-5" />
          Voucher toko
        </AppLink>
      </div>
      <FirstTip tip="promotions" />
      {isSeveral(store_id) ? (
        <StoresOfPromotions store_id={store_id} />
      ) : (
        <PromotionsOfStore
          key={store_id}
          store_id={store_id}
          search={search}
          onSearch={(query) =>
            void navigate({ search: (before) => ({ ...before, query }), replace: true })
          }
        />
      )}
    </div>
  );
}

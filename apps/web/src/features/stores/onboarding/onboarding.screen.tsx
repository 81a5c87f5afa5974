import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { loadFromCacheFirst } from '../../../platform/offline/load-from-cache-first.ts';
import { useServices } from '../../../platform/services.ts';
import { onboardingQuery } from '../../../shared/onboarding/onboarding.query.ts';
import { OneStore } from '../../../shared/one-store.tsx';
import { RecordPending, recordPage } from '../../../shared/record-page.tsx';
import { ensureStores } from '../load-stores.ts';
import { StepList } from './step-list.tsx';

export const Route = createFileRoute('/_private/seller/onboarding')({
  loaderDeps: ({ search: { store_id } }) => ({ store_id }),
  // The frame does without the stores here; this page begins with one of them, where none is known yet.
  loader: async ({ context, deps, cause }) => {
    await ensureStores(context, deps.store_id);
    const store_id = deps.store_id ?? context.state.getState().store.active?.id;
    if (store_id) await loadFromCacheFirst(context, onboardingQuery(context, store_id), cause);
  },
  component: OnboardingScreen,
  pendingComponent: RecordPending,
});

/** What a store has to do to sell well: what is done, and each step one tap away. */
function OnboardingScreen() {
  const { store_id } = Route.useSearch();
  return (
    <div className={recordPage}>
      <h1 className="text-2xl font-bold tracking-tight">Siapkan toko</h1>
      <OneStore store_id={store_id}>{(id) => <Content key={id} store_id={id} />}</OneStore>
    </div>
  );
}

function Content({ store_id }: { store_id: string }) {
  const { data, error, refetch, isFetching } = useQuery(onboardingQuery(useServices(), store_id));
  if (data) return <StepList content={data} store_id={store_id} />;
  if (!error) return <RecordPending />;
  return <LoadFailed error={error} onReload={() => void refetch()} isReloading={isFetching} />;
}

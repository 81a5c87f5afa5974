import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../platform/load-failed.tsx';
import { useAppState, useServices } from '../../platform/services.ts';
import { allStores } from '../../platform/state/store-slice.ts';
import { maySee } from '../../platform/store-standing.ts';
import { lazyPart, useLazyPart } from '../../ui/lazy-part.ts';
import { bannerQuery, summaryQuery } from './home.query.ts';
import { HomeBanners } from './home-banners.tsx';
import { HomeMoney } from './home-money.tsx';
import { HomeContentPending } from './home-pending.tsx';
import { HomeTasks } from './home-tasks.tsx';
import { NextOrders } from './next-orders.tsx';
import { HelpSkeleton, PictureSkeleton } from './picture/picture-skeleton.tsx';
import { TodayNumbers } from './today-numbers.tsx';

/** What no first look needs: it comes when what is to be done is on the screen, into room that is kept for it. */
const lateParts = lazyPart(() => import('./late-parts.ts'));

/** What needs doing today, in the store looked at or in all of them. */
export function HomePage({ store_id }: { store_id: string }) {
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:gap-6 md:p-8">
      <h1 className="text-2xl font-bold tracking-tight max-md:sr-only">Beranda</h1>
      <HomeBanners />
      <Content store_id={store_id} />
    </div>
  );
}

function Content({ store_id }: { store_id: string }) {
  const services = useServices();
  const { data, error, isFetching, refetch } = useQuery(summaryQuery(services, store_id));
  const seesStore = useAppState(({ store }) => maySee(store, 'store'));
  const active = useAppState(({ store }) => store.active?.id ?? '');
  // What the operator says stands above: coming later it would push away what is being read.
  const { isLoading: areBannersComing } = useQuery({
    ...bannerQuery(services, active),
    enabled: active !== '',
  });
  const isAll = store_id === allStores;
  const { loaded: late, hasFailed } = useLazyPart(lateParts, true);
  if (data && !areBannersComing) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:grid-rows-[auto_auto_1fr] md:gap-6">
        <div className="grid gap-4 md:order-2">
          <TodayNumbers today={data.today} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:row-span-3">
          <HomeTasks summary={data} store_id={store_id} />
          <NextOrders orders={data.new_orders} store_id={store_id} />
          {late ? <late.HomeHelp store_id={store_id} /> : !hasFailed && <HelpSkeleton />}
          {late && !isAll && seesStore && (
            <>
              <late.BooksTask store_id={store_id} />
              <late.OnboardingCard store_id={store_id} />
            </>
          )}
        </div>
        <div className="min-w-0 md:order-3">
          {late ? <late.HomePicture store_id={store_id} /> : !hasFailed && <PictureSkeleton />}
        </div>
        {seesStore && <HomeMoney store_id={store_id} />}
        {isAll && late && (
          <div className="min-w-0 md:order-3 md:col-span-2">
            <late.StoresSideBySide />
          </div>
        )}
      </div>
    );
  }
  if (!error) return <HomeContentPending />;
  return <LoadFailed error={error} onReload={() => void refetch()} isReloading={isFetching} />;
}

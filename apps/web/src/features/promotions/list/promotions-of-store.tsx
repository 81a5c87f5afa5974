import { promotionTabs, promotionTypes } from '@marketplace/contract/promotion-words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { number } from '../../../platform/format/money.ts';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { ChipContent, ChipRow, chipStyle } from '../../../ui/chip.tsx';
import type { PromotionSearch } from '../promotion-search.ts';
import { tabWords, typeWords } from '../promotion-words.ts';
import { promotionListQuery } from '../promotions.query.ts';
import { NoPromotions } from './no-promotions.tsx';
import { PromotionCard } from './promotion-card.tsx';

type Props = { store_id: string; search: PromotionSearch };

export function PromotionsOfStore({
  store_id,
  search,
  onSearch,
}: Props & { onSearch: (query: string | undefined) => void }) {
  return (
    <>
      <SearchBox
        label="Cari promosi"
        placeholder="Nama promosi"
        value={search.query ?? ''}
        onSearch={onSearch}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <Tabs {...{ store_id, search }} />
        <Types {...{ store_id, search }} />
      </div>
      <Promotions {...{ store_id, search }} />
    </>
  );
}

const usePromotions = ({ store_id, search }: Props) => {
  const { store_id: _store, ...narrowed } = search;
  return useInfiniteQuery(promotionListQuery(useServices(), store_id, narrowed));
};

function Tabs({ store_id, search }: Props) {
  const counts = usePromotions({ store_id, search }).data?.pages[0]?.counts;
  return (
    <nav aria-label="Bagian promosi">
      <ChipRow>
        {promotionTabs.map((tab) => {
          const isChosen = tab === (search.tab ?? 'JOINABLE');
          return (
            <AppLink
              key={tab}
              to="/seller/promotion"
              search={{ ...search, store_id, tab }}
              replace
              aria-current={isChosen ? 'page' : undefined}
              activeOptions={{ exact: true }}
              activeProps={{}}
              className={chipStyle({ isChosen })}
            >
              <ChipContent isChosen={isChosen} count={counts && number(counts[tab])}>
                {tabWords[tab]}
              </ChipContent>
            </AppLink>
          );
        })}
      </ChipRow>
    </nav>
  );
}

function Types({ store_id, search }: Props) {
  return (
    <nav aria-label="Jenis promosi">
      <ChipRow>
        {[undefined, ...promotionTypes].map((type) => {
          const isChosen = type === search.promotion_type;
          return (
            <AppLink
              key={type ?? 'all'}
              to="/seller/promotion"
              search={{ ...search, store_id, promotion_type: type }}
              replace
              aria-current={isChosen ? 'page' : undefined}
              activeOptions={{ exact: true }}
              activeProps={{}}
              className={chipStyle({ isChosen })}
            >
              {type ? typeWords[type] : 'Semua jenis'}
            </AppLink>
          );
        })}
      </ChipRow>
    </nav>
  );
}

function Promotions({ store_id, search }: Props) {
  const result = usePromotions({ store_id, search });
  const { data, error, isFetching } = result;
  if (!data && error)
    return (
      <LoadFailed error={error} onReload={() => void result.refetch()} isReloading={isFetching} />
    );
  if (!data) return <RowSkeletons />;
  const promotions = data.pages.flatMap((page) => page.data);
  if (promotions.length === 0) return <NoPromotions search={search} />;
  return (
    <>
      <ul aria-label="Promosi" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {promotions.map((promotion) => (
          <li key={promotion.cms_id}>
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </ul>
      {result.hasNextPage && (
        <LoadMore isBusy={result.isFetchingNextPage} onMore={() => void result.fetchNextPage()} />
      )}
    </>
  );
}

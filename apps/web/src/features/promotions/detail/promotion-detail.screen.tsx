import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { refuseWithout } from '../../../platform/navigation/refuse-without.ts';
import { useServices } from '../../../platform/services.ts';
import { RecordPage, RecordPending } from '../../../shared/record-page.tsx';
import { readPromotionId } from '../promotion-search.ts';
import { promotionQuery } from '../promotions.query.ts';
import { JoinedItems } from './joined-items.tsx';
import { PromotionFacts } from './promotion-facts.tsx';
import { PromotionResults } from './promotion-results.tsx';

export const Route = createFileRoute('/_private/seller/promotion/detail')({
  validateSearch: readPromotionId,
  staticData: { isForSellers: true },
  beforeLoad: refuseWithout('cms_id'),
  component: PromotionDetailScreen,
  pendingComponent: RecordPending,
});

/** A promotion: its terms, the store's products in it, and what came of them. */
function PromotionDetailScreen() {
  const { cms_id = '', store_id = '' } = Route.useSearch();
  const result = useQuery(promotionQuery(useServices(), store_id, cms_id));
  return (
    <RecordPage
      title={result.data?.promotion.name ?? 'Promosi'}
      back={{ to: `/seller/promotion?store_id=${store_id}`, label: 'Promosi' }}
      result={result}
    >
      {({ promotion, items }) => (
        <>
          <PromotionFacts promotion={promotion} />
          {promotion.results.order_count > 0 && <PromotionResults results={promotion.results} />}
          <JoinedItems key={`${store_id}:${cms_id}`} {...{ promotion, items }} />
        </>
      )}
    </RecordPage>
  );
}

import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { refuseWithout } from '../../../platform/navigation/refuse-without.ts';
import { useServices } from '../../../platform/services.ts';
import { Gone, RecordPage, RecordPending } from '../../../shared/record-page.tsx';
import { readPromotionId } from '../promotion-search.ts';
import { promotionQuery } from '../promotions.query.ts';
import { JoinForm } from './join-form.tsx';

export const Route = createFileRoute('/_private/seller/promotion/join')({
  validateSearch: readPromotionId,
  staticData: { isForSellers: true },
  beforeLoad: refuseWithout('cms_id'),
  component: PromotionJoinScreen,
  pendingComponent: RecordPending,
});

/** Puts products of a store into a promotion, many at a time. */
function PromotionJoinScreen() {
  const { cms_id = '', store_id = '' } = Route.useSearch();
  const result = useQuery(promotionQuery(useServices(), store_id, cms_id));
  const name = result.data?.promotion.name;
  return (
    <RecordPage
      title="Ikutkan produk"
      back={{
        to: `/seller/promotion/detail?store_id=${store_id}&cms_id=${cms_id}`,
        label: name ?? 'Promosi',
      }}
      result={result}
    >
      {({ promotion, items }) =>
        promotion.can_join ? (
          <JoinForm key={`${store_id}:${cms_id}`} {...{ promotion, items }} />
        ) : (
          <Gone text="Waktu mendaftar promosi ini sudah lewat." />
        )
      }
    </RecordPage>
  );
}

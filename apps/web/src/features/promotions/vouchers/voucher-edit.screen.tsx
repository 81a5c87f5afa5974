import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { OneStore } from '../../../shared/one-store.tsx';
import { RecordPage, RecordPending, recordPage } from '../../../shared/record-page.tsx';
import { readVoucherId } from '../promotion-search.ts';
import { VoucherForm } from './voucher-form.tsx';
import { voucherQuery } from './vouchers.query.ts';

export const Route = createFileRoute('/_private/seller/promotion/voucher/edit')({
  validateSearch: readVoucherId,
  staticData: { isForSellers: true },
  component: VoucherEditScreen,
  pendingComponent: RecordPending,
});

/** A new voucher or volume deal, or another form of one there is. */
function VoucherEditScreen() {
  const { voucher_id, store_id } = Route.useSearch();
  return (
    <OneStore store_id={store_id}>
      {(store_id) =>
        voucher_id ? (
          <Changed key={voucher_id} {...{ store_id, voucher_id }} />
        ) : (
          <div className={recordPage}>
            <BackLink otherwise={`/seller/promotion/vouchers?store_id=${store_id}`}>
              Voucher toko
            </BackLink>
            <h1 className="text-2xl font-bold tracking-tight">Voucher baru</h1>
            <VoucherForm key={store_id} store_id={store_id} voucher={null} />
          </div>
        )
      }
    </OneStore>
  );
}

function Changed({ store_id, voucher_id }: { store_id: string; voucher_id: string }) {
  const result = useQuery(voucherQuery(useServices(), store_id, voucher_id));
  return (
    <RecordPage
      title="Ubah voucher"
      back={{
        to: `/seller/promotion/voucher?store_id=${store_id}&voucher_id=${voucher_id}`,
        label: result.data?.voucher.name ?? 'Voucher toko',
      }}
      result={result}
    >
      {({ voucher }) => <VoucherForm store_id={store_id} voucher={voucher} />}
    </RecordPage>
  );
}

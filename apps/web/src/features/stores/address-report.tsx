import type { StoreInfo } from '@marketplace/contract/store-profile';
import { useState } from 'react';
import { useServices } from '../../platform/services.ts';
import { useBarrier } from '../../platform/store-standing.ts';
import { useAction } from '../../platform/use-action.ts';
import { Banner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { storeInfoQuery } from './store-page.query.ts';

/** The operator doubts the address: correct it below, or say that it is right. */
export function AddressReport({ info: { store, address_report } }: { info: StoreInfo }) {
  const services = useServices();
  const barrier = useBarrier('store', store.id);
  const [isAsking, setAsking] = useState(false);
  const rejecting = useAction(async (report_id: string) => {
    try {
      const after = await services.api(
        'POST /api/stores/reject-address-report',
        { body: { store_id: store.id, report_id } },
        { idempotencyKey: `report-${report_id}-${store.id}` },
      );
      services.queryClient.setQueryData(storeInfoQuery(services, store.id).queryKey, after);
      showToast({ text: 'Terima kasih. Laporan ditutup.', kind: 'success' });
    } finally {
      setAsking(false);
    }
  });
  if (!address_report) return null;
  return (
    <>
      <Banner
        kind="important"
        link={
          barrier ? undefined : (
            <button type="button" onClick={() => setAsking(true)}>
              Alamat sudah benar
            </button>
          )
        }
      >
        <b className="block">Alamat ini diragukan</b>
        {address_report.text} {!barrier && 'Perbaiki di bawah, atau nyatakan sudah benar.'}
      </Banner>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Alamat sudah benar?"
        text="Laporan ditutup dan alamat tetap seperti sekarang."
        confirmLabel="Ya, sudah benar"
        onConfirm={() => rejecting.run(address_report.id)}
        isBusy={rejecting.isBusy}
      />
    </>
  );
}

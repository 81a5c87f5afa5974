import type { ComponentProps } from 'react';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { RecordPage } from '../../shared/record-page.tsx';
import { buttonStyle } from '../../ui/button.tsx';
import { EmptyReceiptDrawing } from '../../ui/drawings/empty-receipt-drawing.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';

/** A page about a store's fees, or what stands in its place. */
export const FeesPage = <Data,>(props: Omit<ComponentProps<typeof RecordPage<Data>>, 'gone'>) => (
  <RecordPage {...props} gone={<NoBill />} />
);

const NoBill = () => (
  <EmptyScreen
    drawing={<EmptyReceiptDrawing />}
    title="Tagihan tidak ditemukan"
    text="Mungkin ini tagihan toko lain, atau Anda tidak punya izin melihat tagihan toko ini."
    action={
      <AppLink
        to="/seller/fee-collections"
        search={{}}
        className={buttonStyle({ variant: 'secondary' })}
      >
        Lihat semua tagihan
      </AppLink>
    }
  />
);

import { type ReactNode, useState } from 'react';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import type { Books, Whose } from '../frame/books.ts';
import { asNamed } from '../frame/by-link.tsx';

type Connecting = { go: () => void; isBusy: boolean; question: ReactNode };

/** Leads to Accurate, where consent is given; the browser comes back to /integrate-accurate. Who came by a link is asked first. */
export function useConnect({ store_id, by_link }: Books): Connecting {
  const { api } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, run } = useAction(async () => {
    const { authorize_url } = await api('POST /accounting/setup/begin', {
      body: { marketplace_store_id: store_id },
    });
    window.location.assign(authorize_url);
  });
  if (!by_link) return { go: () => run(), isBusy, question: null };
  return {
    go: () => setIsAsking(true),
    isBusy,
    question: (
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Hubungkan Accurate Anda ke ${by_link.store.name}?`}
        text={`${whatItMeans(by_link)} Lanjutkan hanya bila toko ini memang milik Anda.`}
        confirmLabel="Ya, ini toko saya"
        isBusy={isBusy}
        onConfirm={() => run()}
      />
    ),
  };
}

export const whatItMeans = (whose: Whose): string =>
  `Toko ini dikelola ${asNamed(whose)}. Barang, stok, dan pelanggan di Accurate Anda akan terlihat di sana, dan fakturnya masuk ke pembukuan Anda.`;

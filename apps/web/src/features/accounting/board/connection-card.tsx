import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { moment } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { booksKey, registrationQuery } from '../accounting.query.ts';
import { stageWords } from '../accounting-words.ts';
import type { Books } from '../frame/books.ts';
import { Facts } from './facts.tsx';

/** Whose books they are, where the stock lies there, and the way out. */
export function ConnectionCard({ books: { store_id, search, registration } }: { books: Books }) {
  const services = useServices();
  const navigate = useNavigate();
  const zone = useTimeZone(store_id);
  const [isAsking, setAsking] = useState(false);
  const disconnecting = useAction(async () => {
    const { registration: after } = await services.api('POST /accounting/disconnect', {
      body: { marketplace_store_id: store_id },
    });
    services.queryClient.setQueryData(registrationQuery(services, store_id).queryKey, after);
    void services.queryClient.invalidateQueries({ queryKey: booksKey(store_id) });
    showToast({ text: 'Sambungan ke Accurate diputus.', kind: 'success', isForNext: true });
    await navigate({ to: '/integrate-accurate', search, replace: true });
  });
  const { stage, account, database, warehouse, connected_at, linked } = registration;
  return (
    <Card>
      <CardTitle action={<Badge tone={stageWords[stage].tone}>{stageWords[stage].label}</Badge>}>
        Sambungan
      </CardTitle>
      <Facts
        facts={[
          ['Akun', account ? `${account.name} (${account.email})` : 'Belum ada'],
          ['Data usaha', database?.name ?? 'Belum dipilih'],
          ['Gudang', warehouse?.name ?? 'Belum dipilih'],
          ...(connected_at ? ([['Sejak', moment(connected_at, zone)]] as const) : []),
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <AppLink
          to="/accurate-entity"
          search={search}
          className={buttonStyle({ variant: 'secondary', size: 'sm' })}
        >
          Ganti data usaha
        </AppLink>
        <AppLink
          to="/accurate-warehouse"
          search={search}
          className={buttonStyle({ variant: 'secondary', size: 'sm' })}
        >
          Ganti gudang
        </AppLink>
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          Putuskan sambungan
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Putuskan sambungan ke Accurate?"
        text={`Stok dan faktur tidak dikirim lagi. ${linked} pasangan produk, dokumen, dan catatan tetap disimpan: hubungkan lagi kapan saja, dan semuanya jalan terus dari situ.`}
        confirmLabel="Putuskan"
        isDanger
        isBusy={disconnecting.isBusy}
        onConfirm={() => disconnecting.run()}
      />
    </Card>
  );
}

import type { VoucherDetail } from '@marketplace/contract/voucher';
import { Copy, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { useAction } from '../../../platform/use-action.ts';
import { whatsappLink } from '../../../shared/contact-links.ts';
import { copyText } from '../../../shared/copy-text.ts';
import { ActionArea } from '../../../ui/action-area.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { promotionsKey } from '../promotions.query.ts';
import { shareText } from './voucher-words.ts';
import { voucherQuery } from './vouchers.query.ts';

type Props = { voucher: VoucherDetail };

/** What can be done with it: tell buyers, change, pause, end. */
export function VoucherActions({ voucher }: Props) {
  const { store_id, id: voucher_id, code, ended_at, state } = voucher;
  const barrier = useBarrier('inventory', store_id);
  if (ended_at || state === 'ENDED') return null;
  return (
    <div className="grid gap-3">
      <BarrierNote barrier={barrier} />
      <div className="flex flex-wrap gap-3">
        {code && (state === 'RUNNING' || state === 'UPCOMING') && (
          <TellBuyers voucher={voucher} code={code} />
        )}
        {!barrier && (
          <>
            <AppLink
              to="/seller/promotion/voucher/edit"
              search={{ store_id, voucher_id }}
              className={`${buttonStyle({ variant: 'secondary' })} max-sm:w-full`}
            >
              Ubah
            </AppLink>
            <ActionArea of={voucher.is_paused ? 'go on' : 'pause'}>
              <Pausing voucher={voucher} />
            </ActionArea>
            <Ending voucher={voucher} />
          </>
        )}
      </div>
    </div>
  );
}

const TellBuyers = ({ voucher, code }: Props & { code: string }) => (
  <>
    <Button
      className="max-sm:w-full"
      icon={<Copy aria-hidden />}
      onClick={() => void copyText('Kode', code)}
    >
      Salin kode
    </Button>
    <a
      href={whatsappLink('', shareText(voucher))}
      target="_blank"
      rel="noreferrer"
      className={`${buttonStyle({ variant: 'secondary' })} max-sm:w-full`}
    >
      <MessageCircle aria-hidden className="size-5" />
      Bagikan lewat WhatsApp
    </a>
  </>
);

/** Puts what the server has made of it where it is read. */
function useTaken({ store_id, id }: VoucherDetail) {
  const services = useServices();
  return async (answer: { voucher: VoucherDetail }) => {
    services.queryClient.setQueryData(voucherQuery(services, store_id, id).queryKey, answer);
    await services.queryClient.invalidateQueries({ queryKey: promotionsKey });
  };
}

function Pausing({ voucher }: Props) {
  const { api } = useServices();
  const take = useTaken(voucher);
  const { store_id, id: voucher_id, version, is_paused } = voucher;
  const pausing = useAction(async () => {
    const body = { store_id, voucher_id, version, is_paused: !is_paused };
    const answer = await api('POST /api/vouchers/pause', { body });
    showToast({
      text: is_paused ? 'Voucher berlaku lagi.' : 'Voucher dijeda. Pembeli tidak dapat memakainya.',
      kind: 'success',
    });
    await take(answer);
  });
  return (
    <Button
      variant="secondary"
      className="max-sm:w-full"
      isBusy={pausing.isBusy}
      onClick={pausing.run}
    >
      {is_paused ? 'Lanjutkan' : 'Jeda'}
    </Button>
  );
}

function Ending({ voucher }: Props) {
  const { api } = useServices();
  const take = useTaken(voucher);
  const [isAsking, setAsking] = useState(false);
  const { store_id, id: voucher_id, version, name } = voucher;
  const ending = useAction(async () => {
    const answer = await api('POST /api/vouchers/end', { body: { store_id, voucher_id, version } });
    setAsking(false);
    showToast({ text: 'Voucher diakhiri.', kind: 'success' });
    await take(answer);
  });
  return (
    <>
      <Button variant="quiet" className="max-sm:w-full" onClick={() => setAsking(true)}>
        Akhiri
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Akhiri ${name}?`}
        text="Voucher yang sudah diakhiri tidak dapat dipakai lagi. Pesanan yang memakainya tidak berubah."
        confirmLabel="Akhiri"
        isDanger
        isBusy={ending.isBusy}
        onConfirm={ending.run}
      />
    </>
  );
}

import type { ChatOrderDetail } from '@marketplace/contract/chat-order';
import { useQuery } from '@tanstack/react-query';
import { Link2, Pencil } from 'lucide-react';
import { useState } from 'react';
import { clockOrMoment } from '../../../platform/format/time.ts';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { useAction } from '../../../platform/use-action.ts';
import { ActionArea } from '../../../ui/action-area.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { chatOrderQuery, chatOrdersKey, madeLinkQuery } from './from-chat.query.ts';
import { stateWords } from './from-chat-words.ts';
import { ShareLink } from './share-link.tsx';

type Props = { order: ChatOrderDetail };

/** How far it is, and what can be done: send it, take the link back, change it, give it up. */
export function ChatOrderActions({ order }: Props) {
  const { api, queryClient } = useServices();
  const barrier = useBarrier('order', order.store_id);
  const { data: made } = useQuery(madeLinkQuery(order.id));
  const [asking, setAsking] = useState<'revoke' | 'cancel'>();
  const ids = { store_id: order.store_id, chat_order_id: order.id };
  const show = async (chat_order: ChatOrderDetail) => {
    const { queryKey } = chatOrderQuery({ api }, order.store_id, order.id);
    queryClient.setQueryData(queryKey, () => ({ chat_order }));
    setAsking(undefined);
    await queryClient.invalidateQueries({
      queryKey: [...chatOrdersKey, { store_id: order.store_id }, 'list'],
    });
  };
  const forget = () => queryClient.setQueryData(madeLinkQuery(order.id).queryKey, null);
  const sharing = useAction(async () => {
    const { chat_order, ...link } = await api('POST /api/orders/seller/chat-orders/share', {
      body: ids,
    });
    queryClient.setQueryData(madeLinkQuery(order.id).queryKey, link);
    await show(chat_order);
  });
  const revoking = useAction(async () => {
    const { chat_order } = await api('POST /api/orders/seller/chat-orders/revoke-link', {
      body: ids,
    });
    forget();
    await show(chat_order);
    showToast({ text: 'Tautan dicabut. Tidak bisa dibuka lagi.', kind: 'success' });
  });
  const cancelling = useAction(async () => {
    const { chat_order } = await api('POST /api/orders/seller/chat-orders/cancel', { body: ids });
    forget();
    await show(chat_order);
    showToast({ text: 'Pesanan dari chat dibatalkan.', kind: 'success' });
  });
  const { label, tone } = stateWords[order.state];
  const isOpen = order.ended_at === null;
  const isSent = order.state === 'SENT';
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-ink-soft">
        <Badge tone={tone}>{label}</Badge>
        {saidOf(order)}
      </p>
      {order.order_id && (
        <AppLink
          to="/seller/orders/detail"
          search={{ store_id: order.store_id, orderId: order.order_id }}
          className={buttonStyle({ isBlock: true })}
        >
          {`Buka pesanan ${order.order_number}`}
        </AppLink>
      )}
      {isOpen && <BarrierNote barrier={barrier} />}
      {isOpen && made && isSent && <ShareLink made={made} />}
      {isOpen && !barrier && (
        <ActionArea of={`${order.state} ${made ? 'made' : ''}`}>
          <div className="grid gap-3">
            {!(made && isSent) && (
              <Button
                isBlock
                icon={<Link2 aria-hidden />}
                isBusy={sharing.isBusy}
                onClick={sharing.run}
              >
                {order.sent_at ? 'Buat tautan baru' : 'Buat tautan untuk pembeli'}
              </Button>
            )}
            <AppLink
              to="/seller/orders/from-chat/write"
              search={ids}
              className={buttonStyle({ variant: 'secondary', isBlock: true })}
            >
              <Pencil aria-hidden className="size-5" />
              Ubah isinya
            </AppLink>
            <div className="flex flex-wrap gap-3">
              {isSent && (
                <Button variant="secondary" onClick={() => setAsking('revoke')}>
                  Cabut tautan
                </Button>
              )}
              <Button variant="quiet" onClick={() => setAsking('cancel')}>
                Batalkan
              </Button>
            </div>
          </div>
        </ActionArea>
      )}
      <ConfirmDialog
        isOpen={asking === 'revoke'}
        onClose={() => setAsking(undefined)}
        title="Cabut tautan ini?"
        text={`${order.buyer_name} tidak bisa lagi membuka atau mengonfirmasi. Catatannya tetap ada di sini.`}
        confirmLabel="Cabut tautan"
        onConfirm={revoking.run}
        isBusy={revoking.isBusy}
        isDanger
      />
      <ConfirmDialog
        isOpen={asking === 'cancel'}
        onClose={() => setAsking(undefined)}
        title="Batalkan pesanan dari chat ini?"
        text="Tautannya tidak berlaku lagi, dan pembeli tidak bisa mengonfirmasi."
        confirmLabel="Batalkan pesanan ini"
        onConfirm={cancelling.run}
        isBusy={cancelling.isBusy}
        isDanger
      />
    </>
  );
}

function saidOf(order: ChatOrderDetail): string {
  const when = (instant: string) => clockOrMoment(instant, order.time_zone);
  if (order.ended_at) return when(order.ended_at);
  if (!order.expires_at) return 'Stok belum dipesan.';
  if (order.state === 'EXPIRED') return `Berakhir ${when(order.expires_at)}.`;
  const seen = order.seen_at ? `Dibuka pembeli ${when(order.seen_at)}.` : 'Belum dibuka pembeli.';
  return `${seen} Berlaku sampai ${when(order.expires_at)}.`;
}

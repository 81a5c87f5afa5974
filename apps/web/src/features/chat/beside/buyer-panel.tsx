import type { ChannelRow } from '@marketplace/contract/chat';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, MessageSquareWarning, SendHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { useAction } from '../../../platform/use-action.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { deafFor } from '../../../ui/deaf-for.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { roomQuery } from '../chat.query.ts';
import { orderStatusWords, shortWhen } from '../chat-words.ts';
import { useSend } from '../message/use-send.ts';
import { cardOf, ordersQuery } from '../pickers/orders.query.ts';
import { complaintsOfBuyerQuery, owedQuery } from './buyer.query.ts';

type Props = { store_id: string; channel_id: string; isInSheet?: boolean };

/** Whom one writes to: what they have ordered, complain about and owe. */
export function BuyerPanel({ store_id, channel_id, isInSheet = false }: Props) {
  const { data } = useQuery({
    ...roomQuery(useServices(), store_id, channel_id),
    staleTime: 60_000,
  });
  if (!data) return null;
  const { channel } = data;
  return (
    <section
      aria-label="Tentang pembeli"
      className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${isInSheet ? '' : 'p-4 lg:p-5'}`}
    >
      <div className="flex items-center gap-3">
        <Avatar name={channel.other.name} />
        <div className="min-w-0">
          <h2 className="leading-tight font-bold wrap-anywhere">{channel.other.name}</h2>
          <p className="text-sm text-ink-soft">{channel.other.city}</p>
        </div>
      </div>
      <AppLink
        to="/seller/orders/from-chat/write"
        search={{ store_id }}
        className="flex min-h-11 items-center justify-between gap-3 font-semibold text-brand-700"
      >
        Catat pesanan dari chat
        <ChevronRight aria-hidden className="size-5 shrink-0" />
      </AppLink>
      <Owed channel={channel} />
      <Complaint channel={channel} />
      <Orders channel={channel} />
    </section>
  );
}

function Owed({ channel }: { channel: ChannelRow }) {
  const { store_id, other } = channel;
  const { data } = useQuery(owedQuery(useServices(), store_id, other.store_id));
  const buyer = data?.buyer;
  if (!buyer || buyer.open_amount === 0) return null;
  return (
    <AppLink
      to="/seller/money/credit-book/buyer"
      search={{ store_id, buyerStoreId: other.store_id }}
      className="flex min-h-14 items-center justify-between gap-3 rounded-lg border border-line px-3 py-2 hover:border-line-strong active:bg-sunken"
    >
      <span className="min-w-0">
        <span className="block text-sm text-ink-soft">Utang tempo</span>
        <b className="block font-bold tabular-nums">{rupiah(buyer.open_amount)}</b>
        {buyer.late_amount > 0 && (
          <span className="block text-sm font-medium text-wrong-700 tabular-nums">
            {rupiah(buyer.late_amount)} lewat jatuh tempo
          </span>
        )}
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
    </AppLink>
  );
}

function Complaint({ channel }: { channel: ChannelRow }) {
  const { store_id, other } = channel;
  const { data } = useQuery(complaintsOfBuyerQuery(useServices(), store_id, other));
  const [first] = data ?? [];
  if (!first) return null;
  return (
    <AppLink
      to="/seller/orders/complaints/detail"
      search={{ store_id, orderId: first.order_id, complaintId: first.id }}
      className="flex min-h-14 items-center gap-3 rounded-lg bg-soon-50 px-3 py-2 hover:bg-soon-100"
    >
      <MessageSquareWarning aria-hidden className="size-5 shrink-0 text-soon-700" />
      <span className="min-w-0 flex-1 text-sm">
        <b className="block font-semibold">Komplain belum selesai</b>
        <span className="block truncate text-ink-soft">Pesanan #{first.order_number}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
    </AppLink>
  );
}

function Orders({ channel }: { channel: ChannelRow }) {
  const { data, error, refetch } = useQuery(ordersQuery(useServices(), channel));
  const isBarred = useBarrier('order', channel.store_id) !== undefined || channel.is_blocked;
  return (
    <div>
      <h3 className="font-bold">
        Pesanan {data && <span className="font-medium text-ink-soft">{number(data.total)}</span>}
      </h3>
      {!data && !error && <RowSkeletons />}
      {!data && error && <LoadFailed error={error} onReload={() => void refetch()} />}
      {data?.orders.length === 0 && (
        <p className="mt-1 text-sm text-ink-soft">Belum pernah memesan di toko ini.</p>
      )}
      <ul aria-label="Pesanan pembeli" className="mt-1 divide-y divide-line">
        {data?.orders.map((order) => (
          <li key={order.id} className="flex items-center gap-1 py-1">
            <AppLink
              to="/seller/orders/detail"
              search={{ orderId: order.id, store_id: channel.store_id }}
              className="-mx-2 min-w-0 flex-1 rounded-lg px-2 py-1.5 hover:bg-canvas active:bg-sunken"
            >
              <span className="flex items-baseline justify-between gap-2">
                <b className="min-w-0 truncate text-sm font-semibold">#{order.order_number}</b>
                <span className="shrink-0 text-xs text-ink-soft">
                  {shortWhen(order.created_at, channel.time_zone)}
                </span>
              </span>
              <span className="block text-sm text-ink-soft tabular-nums">
                {rupiah(order.total_amount)} · {orderStatusWords[order.fulfilment_status]}
              </span>
            </AppLink>
            {!isBarred && <SendOrder channel={channel} order={cardOf(order)} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function SendOrder({ channel, order }: { channel: ChannelRow; order: ReturnType<typeof cardOf> }) {
  const { send } = useSend(channel);
  const sentAt = useRef(0);
  const sending = useAction(async () => {
    // A second tap was meant for the first.
    if (Date.now() - sentAt.current < deafFor) return;
    sentAt.current = Date.now();
    await send({ text: '', order });
    showToast({ text: `Pesanan #${order.order_number} dikirim ke chat.`, kind: 'success' });
  });
  return (
    <IconButton label={`Kirim pesanan ${order.order_number} ke chat`} onClick={sending.run}>
      <SendHorizontal aria-hidden className="text-ink-soft" />
    </IconButton>
  );
}

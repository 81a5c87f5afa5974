import type { ChannelRow, OrderCard } from '@marketplace/contract/chat';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { useServices } from '../../../platform/services.ts';
import { orderStatusWords, shortWhen } from '../chat-words.ts';
import { cardOf, ordersQuery } from './orders.query.ts';
import { type PickerProps, PickSheet } from './pick-sheet.tsx';

type Props = PickerProps<OrderCard> & { channel: ChannelRow };

/** The orders between the two stores. */
export function OrderPicker({ channel, onPick, ...sheet }: Props) {
  const [words, setWords] = useState('');
  const { data, error, refetch } = useQuery({
    ...ordersQuery(useServices(), channel, words),
    enabled: sheet.isOpen,
  });
  return (
    <PickSheet
      {...sheet}
      title="Pilih pesanan"
      placeholder="Nomor pesanan atau barang"
      words={words}
      onWords={setWords}
      found={{ data: data?.orders, error, refetch }}
      keyOf={({ id }) => id}
      whenNone="Tidak ada pesanan yang cocok."
      onPick={(order) => onPick(cardOf(order))}
      row={(order) => (
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <b className="min-w-0 truncate font-semibold">#{order.order_number}</b>
            <span className="shrink-0 text-sm text-ink-soft">
              {shortWhen(order.created_at, channel.time_zone)}
            </span>
          </span>
          <span className="block truncate text-sm text-ink-soft tabular-nums">
            {rupiah(order.total_amount)} · {number(order.total_product_unit)} barang ·{' '}
            {orderStatusWords[order.fulfilment_status]}
          </span>
          <span className="block truncate text-sm text-ink-soft">{order.first_product_name}</span>
        </span>
      )}
    />
  );
}

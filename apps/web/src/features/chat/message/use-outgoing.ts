import type { OrderCard, ProductCard } from '@marketplace/contract/chat';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import { useOffline } from '../../../platform/services.ts';

/** What a message shows until the server has it: cards are only named in what is sent. */
export type Shown = {
  product?: ProductCard | undefined;
  order?: OrderCard | undefined;
  reply?: { number: number; is_own: boolean; text: string } | undefined;
};

export type Outgoing = {
  item: OutboxItem;
  message_id: string;
  text: string;
  photo_id: string | undefined;
  shown: Shown;
  isSending: boolean;
};

export const recordOf = (channel_id: string): string => `chat:${channel_id}`;

/** It has left the line, and its answer is about to be put among the messages. */
const onItsWayIn = 4_000;

/** Messages that were written here and are not among those of the room yet, in their order. */
export function useOutgoing(channel_id: string, arrived: ReadonlySet<string>): Outgoing[] {
  const { outbox } = useOffline();
  const { items, sending } = useStore(outbox.state);
  const [sent, setSent] = useState<readonly OutboxItem[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = outbox.onSent((item) => {
      if (item.record !== recordOf(channel_id)) return;
      setSent((others) => [...others, item]);
      clearTimeout(timer);
      timer = setTimeout(() => setSent([]), onItsWayIn);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [outbox, channel_id]);
  const waiting = items.filter(({ record }) => record === recordOf(channel_id));
  const all = [...sent.filter((item) => !waiting.some(({ id }) => id === item.id)), ...waiting];
  return all
    .filter(({ body }) => !arrived.has(String(body.message_id)))
    .map((item) => ({
      item,
      message_id: String(item.body.message_id),
      text: String(item.body.text ?? ''),
      photo_id: item.photos[0]?.photo_id,
      shown: (item.base ?? {}) as Shown,
      isSending: item.id === sending || sent.includes(item),
    }));
}

import type { QueueableCall } from '@marketplace/contract/call';
import type { ComplaintRow } from '@marketplace/contract/complaint';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import { useTakeBack } from '../../../platform/offline/use-take-back.ts';
import { useOffline, useServices } from '../../../platform/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { noPhotos, type WithPhotos } from './complaint-photos.tsx';
import { complaintsKey } from './complaints.query.ts';

/** What is said in a complaint is sent in its order. */
export const complaintRecord = (complaint_id: string) => `complaint:${complaint_id}`;

/** The latest thing said in a complaint, or about an order, that has not arrived yet. */
export const useWaiting = (record: string): OutboxItem | undefined =>
  useStore(useOffline().outbox.state, ({ items }) =>
    items.findLast((item) => item.record === record),
  );

/** What was written into a form whose content was refused, also after the page was closed; its photos go with the item. */
export const refusedValues = <Values extends WithPhotos>(
  waiting: OutboxItem | undefined,
  call: QueueableCall,
): Values | undefined =>
  waiting?.refusal && waiting.call === call
    ? { ...(waiting.base as Values), ...noPhotos }
    : undefined;

/** Shows at once what the server made of it: the stream may be on its way back when the outbox sends. */
export function useArrived(record: string, act: (complaint: ComplaintRow) => void): void {
  const { outbox } = useOffline();
  const { queryClient } = useServices();
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  useEffect(
    () =>
      outbox.onSent((item, answer) => {
        if (item.record !== record) return;
        void queryClient.invalidateQueries({ queryKey: complaintsKey });
        latest.current((answer as { complaint: ComplaintRow }).complaint);
      }),
    [outbox, queryClient, record],
  );
}

/** In the place of a form whose content is under way. */
export const UnderWay = ({ label }: Pick<OutboxItem, 'label'>) => (
  <Banner kind="default">
    {label}: sedang dikirim. Tanpa sinyal dikirim sendiri begitu ada; Anda boleh menutup halaman
    ini.
  </Banner>
);

/** Why the server did not take it; what was written is still in the form. */
export function Refused({ item }: { item: OutboxItem }) {
  const takeBack = useTakeBack();
  return (
    <Banner kind="error" onClose={() => void takeBack(item.id)}>
      {item.refusal?.error_message || 'Ditolak oleh server.'}
    </Banner>
  );
}

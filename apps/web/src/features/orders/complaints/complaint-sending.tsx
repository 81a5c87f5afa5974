import type { QueueableCall } from '@marketplace/contract/call';
import type { ComplaintDetail, ComplaintRow } from '@marketplace/contract/complaint';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import { useTakeBack } from '../../../platform/offline/use-take-back.ts';
import { useOffline, useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Banner } from '../../../ui/banner.tsx';
import { complaintsKey } from './complaints.query.ts';

/** What is said in a complaint is sent in its order. */
export const complaintRecord = (complaint_id: string) => `complaint:${complaint_id}`;

type OfComplaint = Pick<ComplaintRow, 'id' | 'order_id' | 'store_id'>;

export const complaintPage = ({ id, order_id, store_id }: OfComplaint) =>
  ({
    to: '/seller/orders/complaints/detail',
    search: { orderId: order_id, complaintId: id, store_id },
  }) as const;

/** The latest thing said in a complaint, or about an order, that has not arrived yet. */
export const useWaiting = (record: string): OutboxItem | undefined =>
  useStore(useOffline().outbox.state, ({ items }) =>
    items.findLast((item) => item.record === record),
  );

/**
 * Shows at once what the server made of it, before its form could be drawn again; the stream may be on its way back when
 * the outbox sends.
 */
export function useArrived(
  record: string,
  act: (complaint: ComplaintRow, call: QueueableCall) => void,
): void {
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
        const { complaint } = answer as { complaint: ComplaintRow };
        queryClient.setQueriesData<ComplaintDetail>(
          {
            queryKey: complaintsKey,
            predicate: ({ queryKey }) => queryKey[2] === 'detail' && queryKey[3] === complaint.id,
          },
          (before) => before && { ...before, complaint },
        );
        void queryClient.invalidateQueries({ queryKey: complaintsKey });
        latest.current(complaint, item.call);
      }),
    [outbox, queryClient, record],
  );
}

type SaidProps = { record: string; children: (refused: OutboxItem | undefined) => ReactNode };

/** A form, with what was refused of it, or in its place that it is under way. */
export function Said({ record, children }: SaidProps) {
  const waiting = useWaiting(record);
  if (waiting && !waiting.refusal) return <UnderWay {...waiting} />;
  // Drawn anew with what was refused: its photos are no longer the form's.
  return <Fragment key={waiting?.id}>{children(waiting)}</Fragment>;
}

/** Whoever has sent it goes on from here. */
function UnderWay({ label }: Pick<OutboxItem, 'label'>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Banner kind="default">
        {label}: sedang dikirim. Tanpa sinyal dikirim sendiri begitu ada; Anda boleh menutup halaman
        ini.
      </Banner>
    </div>
  );
}

/** Why the server did not take it. Put away, what was written is a draft again. */
export function Refused({ item }: { item: OutboxItem }) {
  const { drafts } = useOffline();
  const takeBack = useTakeBack();
  const putAway = useAction(async () => {
    if (item.form) await drafts.save(item.form.name, item.form.draft);
    await takeBack(item.id);
  });
  return (
    <Banner kind="error" onClose={putAway.run}>
      {item.refusal?.error_message || 'Ditolak oleh server.'}
    </Banner>
  );
}

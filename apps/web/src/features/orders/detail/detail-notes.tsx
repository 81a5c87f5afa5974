import { CloudUpload } from 'lucide-react';
import { useStore } from 'zustand';
import { moment } from '../../../platform/format/time.ts';
import { useOffline } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import type { OrderDetail } from '../order-detail-answer.ts';
import { NoteForm, noteRecord } from './note-form.tsx';

/** What the staff tell each other about the order. */
export function DetailNotes({ detail }: { detail: OrderDetail }) {
  const { notes, order } = detail;
  const barrier = useBarrier('order', order.store_id);
  const items = useStore(useOffline().outbox.state, ({ items }) => items);
  const waiting = items.filter(({ record }) => record === noteRecord(order.id));
  return (
    <Card aria-labelledby="order-notes">
      <CardTitle id="order-notes">Catatan tim</CardTitle>
      <p className="text-sm text-ink-soft">Hanya dibaca orang di toko Anda, bukan pembeli.</p>
      {notes.length + waiting.length > 0 && (
        <ul aria-labelledby="order-notes" className="mt-3 grid gap-3">
          {notes.map(({ id, text, user_name, created_at }) => (
            <li key={id} className="rounded-lg bg-sunken px-3 py-2">
              <span className="block wrap-anywhere">{text}</span>
              <span className="block text-sm text-ink-soft">
                {user_name ?? 'Staf toko'}, {moment(created_at, order.time_zone)}
              </span>
            </li>
          ))}
          {waiting.map(({ id, body, refusal }) => (
            <li key={id} className="rounded-lg bg-soon-50 px-3 py-2">
              <span className="block wrap-anywhere">{String(body.text)}</span>
              <span className="flex items-center gap-1.5 text-sm text-soon-700">
                <CloudUpload aria-hidden className="size-4 shrink-0" />
                {refusal ? 'Tidak dapat dikirim' : 'Mengirim…'}
              </span>
            </li>
          ))}
        </ul>
      )}
      {barrier ? (
        <p className="mt-3 text-sm text-ink-soft">{barrier}</p>
      ) : (
        <NoteForm key={order.id} order={order} />
      )}
    </Card>
  );
}

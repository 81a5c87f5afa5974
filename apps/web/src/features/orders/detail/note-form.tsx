import type { OrderRow } from '@marketplace/contract/order-row';
import { inWords, textCheck } from '../../../platform/forms/checks.ts';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useOffline } from '../../../platform/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

/** Notes wait in a line of their own: they hold up no move of the order, and no move holds up them. */
export const noteRecord = (order_id: string): string => `order-note:${order_id}`;

const mostCharacters = 500;

export function NoteForm({ order }: { order: OrderRow }) {
  const { outbox } = useOffline();
  const form = useDraftForm({
    name: noteRecord(order.id),
    base: { store_id: order.store_id },
    isForNew: true,
    initial: () => ({ note: '' }),
    check: ({ note }) => inWords({ note: textCheck(note, 1, mostCharacters) }),
    send: ({ note }) =>
      outbox.add({
        call: 'POST /api/orders/seller/note',
        body: {
          store_id: order.store_id,
          order_id: order.id,
          text: note.trim().replace(/\s+/gu, ' '),
        },
        record: noteRecord(order.id),
        label: `Catatan pesanan #${order.order_number}`,
      }),
  });
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} className="mt-4 grid gap-3">
      {form.problems.form && <Banner kind="error">{form.problems.form}</Banner>}
      <TextArea
        label="Catatan baru"
        rows={2}
        maxLength={mostCharacters}
        disabled={!form.isReady}
        {...form.field('note')}
      />
      <Button type="submit" variant="secondary" isBusy={form.isBusy}>
        Simpan catatan
      </Button>
    </form>
  );
}

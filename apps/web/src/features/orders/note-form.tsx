import { fieldErrorTable } from '@marketplace/contract/errors';
import type { OrderRow } from '@marketplace/contract/order-row';
import { type FormEvent, useState } from 'react';
import { useOffline } from '../../platform/services.ts';
import { useDraft } from '../../platform/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/** Notes wait in a line of their own: they hold up no move of the order, and no move holds up them. */
export const noteRecord = (order_id: string): string => `order-note:${order_id}`;

const mostCharacters = 500;

export function NoteForm({ order }: { order: OrderRow }) {
  const { outbox } = useOffline();
  const { value, setValue, drop, isReady } = useDraft(noteRecord(order.id), '');
  const [problem, setProblem] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = value.trim().replace(/\s+/gu, ' ');
    setProblem(text ? undefined : fieldErrorTable.required);
    if (!text) return event.currentTarget.querySelector('textarea')?.focus();
    setValue('');
    await outbox.add({
      call: 'POST /api/orders/seller/note',
      body: { store_id: order.store_id, order_id: order.id, text },
      record: noteRecord(order.id),
      label: `Catatan pesanan #${order.order_number}`,
    });
    await drop();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-3">
      <TextArea
        label="Catatan baru"
        name="note"
        rows={2}
        maxLength={mostCharacters}
        disabled={!isReady}
        value={value}
        error={problem}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        Simpan catatan
      </Button>
    </form>
  );
}

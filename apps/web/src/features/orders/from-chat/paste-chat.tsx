import { longestChatText } from '@marketplace/contract/chat-order-words';
import { ClipboardPaste } from 'lucide-react';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { withRead } from './chat-values.ts';
import type { ChatOrderFormOf } from './use-chat-order-form.ts';

type Props = { store_id: string; form: ChatOrderFormOf };

/** What was written in a chat; read again and again, each comes behind what there is. */
export function PasteChat({ store_id, form: { values, set, field } }: Props) {
  const { api } = useServices();
  const reading = useAction(async () => {
    const text = values.text.trim();
    if (!text) return;
    const read = await api('POST /api/orders/seller/chat-orders/read', {
      body: { store_id, text },
    });
    set((now) => withRead(now, read, Date.now(), text));
    if (read.lines.length === 0)
      showToast({ text: 'Tidak ada pesanan yang terbaca di sini.', kind: 'error' });
  });
  return (
    <div className="grid gap-3">
      <TextArea
        label={values.lines.length > 0 ? 'Tempel chat lain (tidak wajib)' : 'Tempel chat pembeli'}
        placeholder="indomie goreng 5 dus, kopi kapal api 2 renteng"
        hint="Boleh dengan sapaan, harga, atau emoji. Hanya barang dan jumlahnya yang dibaca."
        rows={5}
        maxLength={longestChatText}
        autoComplete="off"
        spellCheck={false}
        {...field('text')}
      />
      <Button
        variant={values.lines.length > 0 ? 'secondary' : 'primary'}
        className="justify-self-start"
        icon={<ClipboardPaste aria-hidden />}
        isBusy={reading.isBusy}
        onClick={reading.run}
      >
        Baca pesanan
      </Button>
    </div>
  );
}

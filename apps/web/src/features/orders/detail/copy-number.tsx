import { Copy } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';

/** The order's number, to be pasted into a chat or a ledger. */
export function CopyNumber({ order_number }: { order_number: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(order_number);
      showToast({ text: `Nomor pesanan ${order_number} disalin.`, kind: 'success' });
    } catch {
      // Some web views keep the clipboard to themselves.
      showToast({ text: `Tidak bisa disalin. Nomornya ${order_number}.`, kind: 'error' });
    }
  };
  return (
    <Button variant="quiet" size="sm" icon={<Copy />} onClick={() => void copy()}>
      Salin nomor
    </Button>
  );
}

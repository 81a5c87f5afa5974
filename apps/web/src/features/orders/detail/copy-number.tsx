import { Copy } from 'lucide-react';
import { copyText } from '../../../shared/copy-text.ts';
import { Button } from '../../../ui/button.tsx';

/** The order's number, to be pasted into a chat or a ledger. */
export const CopyNumber = ({ order_number }: { order_number: string }) => (
  <Button
    variant="quiet"
    size="sm"
    icon={<Copy />}
    onClick={() => void copyText(`Nomor pesanan ${order_number}`, order_number)}
  >
    Salin nomor
  </Button>
);

import type { FeePayment } from '@marketplace/contract/fee-payment';
import { Copy } from 'lucide-react';
import { rupiah } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { copyText } from '../../../shared/copy-text.ts';
import { TimeLeft } from '../../../shared/time-left.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

/** Where to, how much to the rupiah, and until when; what is typed into a bank's app can be copied. */
export function TransferInstruction({ payment }: { payment: FeePayment }) {
  const { amount, bank_name, account_number, account_name, deadline_at, store_id } = payment;
  const timeZone = useTimeZone(store_id);
  return (
    <Card>
      <p className="text-sm text-ink-soft">Transfer tepat sampai rupiah terakhir</p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-3xl font-bold tracking-tight tabular-nums">{rupiah(amount)}</p>
        <CopyValue what="Jumlah" value={String(amount)} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
        <p>
          <span className="block text-sm text-ink-soft">{bank_name}</span>
          <b className="block text-xl tracking-wide tabular-nums">{account_number}</b>
          <span className="block text-sm">atas nama {account_name}</span>
        </p>
        <CopyValue what="Nomor rekening" value={account_number} />
      </div>
      <p className="mt-3 border-t border-line pt-3 font-semibold text-soon-700">
        <TimeLeft until={deadline_at} />
        <span className="block text-sm font-normal text-ink-soft">
          Kirim buktinya sebelum {moment(deadline_at, timeZone)}.
        </span>
      </p>
    </Card>
  );
}

const CopyValue = ({ what, value }: { what: string; value: string }) => (
  <Button variant="secondary" size="sm" icon={<Copy />} onClick={() => void copyText(what, value)}>
    Salin<span className="sr-only"> {what.toLowerCase()}</span>
  </Button>
);

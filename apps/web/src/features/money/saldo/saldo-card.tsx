import type { MoneyBalance } from '@marketplace/contract/money';
import type { HoldingKind } from '@marketplace/contract/money-words';
import { rupiah } from '../../../platform/format/money.ts';
import { Card } from '../../../ui/card.tsx';
import { parts, SaldoRows } from './saldo-rows.tsx';

type Props = { balance: MoneyBalance; store_id: string; current?: HoldingKind | undefined };

/** All money of the store that others have, and with whom it is. */
export function SaldoCard({ balance, store_id, current }: Props) {
  return (
    <Card isFlush aria-labelledby="saldo">
      <div className="px-4 pt-4 pb-3">
        <h2 id="saldo" className="text-sm text-ink-soft">
          Semua uang Anda
        </h2>
        <p className="text-3xl font-bold tracking-tight wrap-anywhere tabular-nums">
          {rupiah(balance.total)}
        </p>
        <p className="text-sm text-ink-soft">
          {balance.received_today > 0
            ? `Dibayar pembeli hari ini ${rupiah(balance.received_today)}`
            : 'Belum ada pembayaran pembeli hari ini'}
        </p>
        <SaldoBar balance={balance} />
      </div>
      <div className="border-t border-line">
        <SaldoRows balance={balance} store_id={store_id} current={current} />
      </div>
    </Card>
  );
}

/** The same in a picture; the rows below say it in words. */
function SaldoBar({ balance }: { balance: MoneyBalance }) {
  const seen = parts.filter(({ amount }) => amount(balance) > 0);
  if (seen.length === 0) return null;
  return (
    <div aria-hidden className="mt-3 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
      {seen.map(({ kind, colour, amount }) => (
        <span
          key={kind}
          className={`min-w-1 basis-0 ${colour}`}
          style={{ flexGrow: amount(balance) }}
        />
      ))}
    </div>
  );
}

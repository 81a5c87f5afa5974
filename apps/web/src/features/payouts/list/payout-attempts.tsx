import type { PayoutDetail } from '@marketplace/contract/money-payouts';
import { rupiah } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';

type Props = { attempts: PayoutDetail['attempts']; timeZone: string };

/** Each time it was sent, and what came of it. */
export function PayoutAttempts({ attempts, timeZone }: Props) {
  if (attempts.length === 0) return null;
  return (
    <Card isFlush aria-labelledby="attempts">
      <CardTitle id="attempts" className="px-4 pt-4 pb-1">
        Riwayat pengiriman
      </CardTitle>
      <ol aria-labelledby="attempts" className="divide-y divide-line">
        {attempts.map((attempt) => (
          <li key={attempt.attempt} className="grid gap-0.5 px-4 py-3">
            <span className="flex flex-wrap justify-between gap-x-3">
              <b className="font-semibold">
                {attempt.bank_name} {attempt.masked_number}
              </b>
              <span className="tabular-nums">{rupiah(attempt.amount)}</span>
            </span>
            <span className="text-sm text-ink-soft">
              Dikirim {moment(attempt.sent_at, timeZone)}, referensi {attempt.reference}
            </span>
            <Outcome attempt={attempt} timeZone={timeZone} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

type OutcomeProps = { attempt: Props['attempts'][number]; timeZone: string };

function Outcome({ attempt: { outcome, ended_at, reason }, timeZone }: OutcomeProps) {
  if (!outcome || !ended_at) return null;
  const when = moment(ended_at, timeZone);
  if (outcome === 'ARRIVED') return <span className="text-sm text-brand-700">Masuk {when}</span>;
  return (
    <span className="text-sm text-wrong-700">
      Gagal {when}
      {reason && `: ${reason}`}
    </span>
  );
}

import type { OrderLoss } from '@marketplace/contract/order-loss';
import { Eye, EyeOff } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LossAmount } from './loss-amount.tsx';
import { periodWords, trendWords } from './loss-words.ts';

type Props = {
  loss: OrderLoss;
  days: string;
  isHidden: boolean;
  onHide: (isHidden: boolean) => void;
};

const tones = { good: 'text-brand-700', bad: 'text-wrong-700', same: 'text-ink-soft' };

/** What could have been sold, and whether that grows. */
export function LossTotal({ loss, days, isHidden, onHide }: Props) {
  const trend = trendWords(loss, days);
  return (
    <Card aria-labelledby="lost">
      <div className="flex items-start justify-between gap-3">
        <h2 id="lost" className="text-sm font-medium text-ink-soft">
          Nilai barang yang tidak jadi terjual
        </h2>
        <IconButton
          label={isHidden ? 'Tampilkan angka' : 'Sembunyikan angka'}
          className="-mt-3 -mr-3 text-ink-soft"
          onClick={() => onHide(!isHidden)}
        >
          {isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </div>
      <p className="text-3xl font-bold tracking-tight wrap-anywhere tabular-nums">
        <LossAmount amount={loss.total.amount} isHidden={isHidden} />
      </p>
      <p className="mt-1 text-ink-soft">{periodWords(loss)}</p>
      {!isHidden && (
        <p className={`mt-1 text-sm font-semibold ${tones[trend.tone]}`}>{trend.words}</p>
      )}
    </Card>
  );
}

import { Badge } from '../../ui/badge.tsx';
import { stateWords } from './demand-words.ts';
import type { Demand } from './demands.query.ts';

type Props = { demand: Pick<Demand, 'state' | 'offer'>; className?: string };

/** Where it stands for the store; of an offer that waits for the seller, that it does. */
export function DemandBadge({ demand: { state, offer }, className }: Props) {
  if (state === 'SENT' && offer?.waits_for === 'SELLER')
    return (
      <Badge tone="soon" className={className}>
        Pembeli menawar
      </Badge>
    );
  if (state === 'SENT' && offer?.is_outdated)
    return (
      <Badge tone="soon" className={className}>
        Permintaan berubah
      </Badge>
    );
  const { label, tone } = stateWords[state];
  return (
    <Badge tone={tone} className={className}>
      {label}
    </Badge>
  );
}

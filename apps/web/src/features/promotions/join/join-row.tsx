import type { PromotionCandidate } from '@marketplace/contract/promotion';
import { number, rupiah } from '../../../platform/format/money.ts';
import type { Problems } from '../../../platform/forms/problems.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { hindranceWords } from '../promotion-words.ts';
import { JoinLineFields } from './join-line-fields.tsx';
import { boundsOf, type JoinLine, type JoinTerms } from './join-values.ts';

type Props = {
  name: string;
  /** What is known of it now; nothing of what was ticked before and is not on this page. */
  candidate: PromotionCandidate | undefined;
  /** What was typed, once it is ticked. */
  line: JoinLine | undefined;
  terms: JoinTerms;
  problems: Problems;
  isFull: boolean;
  onPick: () => void;
  onDrop: () => void;
  onChange: (part: Partial<JoinLine>) => void;
};

/** A product that fits, to be ticked, with its price and quota once it is; what keeps it out is said in their place. */
export function JoinRow(props: Props) {
  const { name, candidate, line, terms, problems, isFull, onPick, onDrop, onChange } = props;
  const isHindered = Boolean(candidate?.hindrance);
  return (
    <li className={line ? 'bg-brand-50/40 pb-4' : undefined}>
      <Checkbox
        className="px-4"
        label={name}
        hint={hintOf(props)}
        checked={line !== undefined}
        disabled={line === undefined && (isHindered || isFull)}
        onChange={line ? onDrop : onPick}
      />
      {line && (
        <div className="px-4">
          <JoinLineFields
            {...{ line, terms, problems, onChange }}
            bounds={candidate && boundsOf(candidate)}
          />
        </div>
      )}
    </li>
  );
}

function hintOf({ candidate, line, isFull }: Props): string | undefined {
  if (!candidate) return undefined;
  const { hindrance, other_promotion, usual_price, available } = candidate;
  if (hindrance)
    return `${hindranceWords[hindrance]}${other_promotion ? `: ${other_promotion}` : ''}`;
  if (line) return undefined;
  return isFull
    ? 'Paling banyak 100 produk sekaligus. Ikutkan dulu yang sudah dipilih.'
    : `${rupiah(usual_price)}, stok ${number(available)}`;
}

import type { LinkSuggestion } from '@marketplace/contract/accounting-mapping';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { confidenceWords, listingUnit, unitWords } from '../accounting-words.ts';
import { type ChosenPair, choosePairs, dropPairs, pairOf } from './chosen-links.ts';
import { PairNames } from './pair-names.tsx';

type Props = {
  store_id: string;
  suggestion: LinkSuggestion;
  chosen: ChosenPair | undefined;
  onSeek: () => void;
};

/** What fits best, by what it was found, and how sure that is; what cannot be linked says why instead. */
export function SuggestionRow({ store_id, suggestion, chosen, onSeek }: Props) {
  const { listing, item, unit_name, unit_ratio, explanation, confidence, barrier } = suggestion;
  const isThis = chosen?.item_no === item.item_no && chosen.unit_name === unit_name;
  const names = (
    <PairNames
      ours={listing.product_name}
      our_unit={listingUnit(listing)}
      theirs={item.name}
      item_no={item.item_no}
      their_unit={unitWords({ name: unit_name, ratio: unit_ratio }, item.units)}
    />
  );
  const seek = (
    <Button variant="quiet" size="sm" onClick={onSeek}>
      Cari barang lain<span className="sr-only"> untuk {listing.product_name}</span>
    </Button>
  );
  return (
    <li className="px-4 py-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 md:grid-cols-[minmax(0,1fr)_24rem] md:items-center">
        {barrier ? (
          <div className="py-2">{names}</div>
        ) : (
          <Checkbox
            label={names}
            checked={isThis}
            onChange={({ currentTarget }) =>
              currentTarget.checked
                ? choosePairs(store_id, [
                    pairOf(listing, item, { name: unit_name, ratio: unit_ratio }),
                  ])
                : dropPairs(store_id, [listing.inventory_id])
            }
          />
        )}
        <div
          className={classNames(
            'flex flex-wrap items-center gap-x-3 gap-y-1 pb-1 md:py-1 md:pl-0',
            !barrier && 'pl-8.5',
          )}
        >
          {!barrier && (
            <Badge tone={confidenceWords[confidence].tone}>
              {confidenceWords[confidence].label}
            </Badge>
          )}
          <span className="min-w-0 flex-1 basis-40 text-sm text-ink-soft">
            {barrier && (
              <span className="block font-medium text-wrong-700">{barrier.explanation}</span>
            )}
            {explanation}
          </span>
          <span className="ml-auto">{seek}</span>
        </div>
      </div>
      {chosen && !isThis && (
        <p className="pb-2 pl-8.5 text-sm text-brand-800">
          Dipilih sendiri: {chosen.item_name}, {chosen.unit_name}
        </p>
      )}
    </li>
  );
}

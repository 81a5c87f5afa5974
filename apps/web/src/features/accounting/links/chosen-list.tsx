import { useState } from 'react';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { listingUnit } from '../accounting-words.ts';
import { type ChosenPair, choosePairs, dropPairs } from './chosen-links.ts';
import { PairNames } from './pair-names.tsx';

const step = 100;

type Props = { store_id: string; pairs: readonly ChosenPair[] };

/** Each can still be left out, and stays where it was for whoever thinks better of it. */
export function ChosenList({ store_id, pairs }: Props) {
  const [shown, setShown] = useState(step);
  const [all] = useState(pairs);
  const chosen = new Set(pairs.map(({ inventory_id }) => inventory_id));
  return (
    <>
      <Card isFlush>
        <ul aria-label="Akan dipasangkan" className="divide-y divide-line">
          {all.slice(0, shown).map((pair) => (
            <li key={pair.inventory_id} className="px-4">
              <Checkbox
                checked={chosen.has(pair.inventory_id)}
                onChange={({ currentTarget }) =>
                  currentTarget.checked
                    ? choosePairs(store_id, [pair])
                    : dropPairs(store_id, [pair.inventory_id])
                }
                label={
                  <PairNames
                    ours={pair.product_name}
                    our_unit={listingUnit(pair)}
                    theirs={pair.item_name}
                    item_no={pair.item_no}
                    their_unit={
                      pair.unit_name === pair.first_unit
                        ? pair.unit_name
                        : `${pair.unit_name} (${pair.unit_ratio} ${pair.first_unit})`
                    }
                  />
                }
              />
            </li>
          ))}
        </ul>
      </Card>
      {all.length > shown && <LoadMore onMore={() => setShown(shown + step)} />}
    </>
  );
}

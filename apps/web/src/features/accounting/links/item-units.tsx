import type { AccountingListing, AccurateItem } from '@marketplace/contract/accounting-mapping';
import { Button } from '../../../ui/button.tsx';
import { unitWords } from '../accounting-words.ts';
import type { TakenUnit } from './sought.ts';
import { misfitOf } from './unit-fit.ts';

type Props = {
  item: AccurateItem;
  listing: AccountingListing;
  /** The unit that is linked already. */
  now?: string;
  isBusy: boolean;
  onTake: (item: AccurateItem, unit: TakenUnit) => void;
};

/** An item, and as which of its units it would be linked. */
export function ItemUnits({ item, listing, now, isBusy, onTake }: Props) {
  return (
    <div className="rounded-lg border border-line p-3">
      <p className="font-semibold wrap-anywhere">{item.name}</p>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {[item.item_no, item.upc, item.category].filter(Boolean).join(' · ')}
      </p>
      <ul aria-label={`Satuan ${item.name}`} className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
        {item.units.map((unit) => {
          const misfit = misfitOf(listing, unit, item.units);
          return (
            <li key={unit.name} className="flex flex-wrap items-center justify-between gap-2">
              <span>{unitWords(unit, item.units)}</span>
              {unit.name === now ? (
                <span className="text-sm text-ink-soft">Dipakai sekarang</span>
              ) : (
                !misfit && (
                  <Button
                    variant="secondary"
                    size="sm"
                    isBusy={isBusy}
                    onClick={() => onTake(item, unit)}
                  >
                    Pilih
                    <span className="sr-only">
                      {' '}
                      {unit.name} dari {item.name}
                    </span>
                  </Button>
                )
              )}
              {misfit && <span className="basis-full text-sm text-wrong-700">{misfit}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

import type { UnregisteredItem } from '@marketplace/contract/accounting-mapping';
import { number, rupiah } from '../../../platform/format/money.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { groupWhileTyped } from '../../../ui/group-while-typed.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { listingUnit } from '../accounting-words.ts';
import { type GoodToList, isSellable, priceProblem, whyNot } from './goods-to-list.ts';

type Props = {
  item: UnregisteredItem;
  good: GoodToList | undefined;
  /** It was to be created: what is wrong is said. */
  isAsked: boolean;
  onTick: (isOn: boolean) => void;
  onPrice: (price: string) => void;
};

/** An item, what it would be here and for how much; what cannot be sold here says why. */
export function CreateHereRow({ item, good, isAsked, onTick, onPrice }: Props) {
  const { name, item_no, upc, price, stock, units, catalogue } = item;
  const about = [
    item_no,
    upc,
    price > 0 ? rupiah(price) : '',
    stock === null ? '' : `stok ${number(stock)} ${units[0]?.name ?? ''}`,
  ];
  const facts = about.filter(Boolean).join(' · ');
  if (!isSellable(item))
    return (
      <li className="px-4 py-3 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-soft">{facts}</p>
        <p className="text-sm text-ink-soft">{whyNot(item)}</p>
      </li>
    );
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 px-4 pb-2 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <Checkbox
        label={<span className="font-semibold wrap-anywhere">{name}</span>}
        hint={
          <>
            {facts}
            {catalogue && (
              <span className="block">
                Menjadi {catalogue.product_name}, {listingUnit(catalogue)}
              </span>
            )}
          </>
        }
        checked={good !== undefined}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
      />
      {good && (
        <TextField
          label={`Harga per ${item.catalogue.uom_name}`}
          aria-label={`Harga ${name} per ${item.catalogue.uom_name}`}
          prefix="Rp"
          inputMode="numeric"
          autoComplete="off"
          value={good.price}
          error={isAsked ? priceProblem(good.price) : undefined}
          onChange={(event) => {
            groupWhileTyped(event, good.price);
            onPrice(event.currentTarget.value);
          }}
          className="py-2 pl-8.5 sm:pl-0"
        />
      )}
    </li>
  );
}

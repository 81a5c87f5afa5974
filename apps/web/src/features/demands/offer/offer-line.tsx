import type { DemandItem } from '@marketplace/contract/tender-offerings';
import { number, rupiah } from '../../../platform/format/money.ts';
import type { Problems } from '../../../platform/forms/problems.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { groupWhileTyped } from '../../../ui/group-while-typed.ts';
import { Select } from '../../../ui/select.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { goodsName, holdWords, percentWords, quantityWords } from '../demand-words.ts';
import {
  type LineValue,
  lineTotal,
  listingOf,
  marginOf,
  mostOf,
  offeredOf,
} from './offer-values.ts';

type Props = {
  item: DemandItem;
  line: LineValue;
  /** What the buyer would rather pay for one of it. */
  counter: number | undefined;
  problems: Problems;
  onChange: (part: Partial<LineValue>) => void;
  onReplace: () => void;
};

/** One thing that is asked for, and what is offered for it. */
export function OfferLine({ item, line, counter, problems, onChange, onReplace }: Props) {
  const { item_id } = item;
  const { isIn, offered, isSubstitute } = line;
  const asked = `Dicari ${quantityWords(item.quantity, item)}${
    item.target_price === null ? '' : `, ${rupiah(item.target_price)} per ${item.uom_name}`
  }`;
  return (
    <fieldset
      aria-label={goodsName(item)}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-surface p-3 shadow-card"
    >
      {offered ? (
        <Checkbox
          label={<b className="font-semibold">{goodsName(item)}</b>}
          hint={asked}
          checked={isIn}
          onChange={({ currentTarget: { checked } }) => onChange({ isIn: checked })}
        />
      ) : (
        <p className="font-semibold wrap-anywhere">
          {goodsName(item)}
          <span className="block text-sm font-normal text-ink-soft">{asked}. Tidak Anda jual.</span>
        </p>
      )}
      {isIn && offered && (
        <>
          {isSubstitute ? (
            <p className="rounded-md bg-soon-50 px-3 py-2 text-sm wrap-anywhere">
              Diganti dengan <b className="font-semibold">{offered.product_name}</b>,{' '}
              {holdWords(offered)}
            </p>
          ) : (
            item.listings.length > 1 && <Units {...{ item, line, onChange }} />
          )}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
            <Stepper
              key={offered.inventory_id}
              label={`Jumlah (${holdWords(offered)})`}
              value={line.quantity}
              min={1}
              max={mostOf(item, offered)}
              step={1}
              format={number}
              error={problems[`quantity ${item_id}`]}
              hint={stockHint(item, line)}
              onValueChange={(quantity) => onChange({ quantity })}
            />
            <TextField
              label={`Harga per ${offered.uom_name}`}
              aria-label={`Harga ${offered.product_name} per ${offered.uom_name}`}
              name={`price ${item_id}`}
              prefix="Rp"
              inputMode="numeric"
              autoComplete="off"
              value={line.price}
              error={problems[`price ${item_id}`]}
              hint={priceHint(item, line, counter)}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onChange={(event) => {
                groupWhileTyped(event, line.price);
                onChange({ price: event.currentTarget.value });
              }}
            />
          </div>
          {isSubstitute && (
            <TextField
              label="Mengapa diganti?"
              name={`note ${item_id}`}
              maxLength={200}
              placeholder="Contoh: isi dan mutu sama, harga lebih murah"
              value={line.note}
              error={problems[`note ${item_id}`]}
              onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
            />
          )}
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex flex-wrap gap-x-4">
          <Button variant="quiet" size="sm" onClick={onReplace}>
            {isSubstitute || !offered ? 'Pilih pengganti' : 'Tawarkan pengganti'}
          </Button>
          {isSubstitute && <BackToOwn {...{ item, onChange }} />}
        </span>
        {isIn && offered && <b className="font-semibold tabular-nums">{rupiah(lineTotal(line))}</b>}
      </div>
    </fieldset>
  );
}

type LineProps = Pick<Props, 'item' | 'line' | 'onChange'>;

/** In which of the units that the store sells it in. */
function Units({ item, line, onChange }: LineProps) {
  return (
    <Select
      label="Satuan yang ditawarkan"
      value={line.offered?.inventory_id ?? null}
      onValueChange={(id) => {
        const listing = item.listings.find(({ inventory_id }) => inventory_id === id);
        if (!listing) return;
        const offered = offeredOf(listing);
        onChange({
          offered,
          quantity: Math.min(listing.quantity, mostOf(item, offered)),
          price: number(listing.price),
        });
      }}
      items={item.listings.map((listing) => ({
        value: listing.inventory_id,
        label: `${holdWords(listing)}, ${rupiah(listing.price)}`,
      }))}
    />
  );
}

/** A substitute is thought better of: what was asked for, if the store has it. */
function BackToOwn({ item, onChange }: Pick<Props, 'item' | 'onChange'>) {
  const [first] = item.listings;
  const undo = () =>
    onChange(
      first
        ? {
            isSubstitute: false,
            offered: offeredOf(first),
            quantity: first.quantity,
            price: number(first.price),
            note: '',
          }
        : { isSubstitute: false, isIn: false, offered: null, note: '' },
    );
  return (
    <Button variant="quiet" size="sm" onClick={undo}>
      Batal mengganti
    </Button>
  );
}

function stockHint(item: DemandItem, line: LineValue): string | undefined {
  const listing = listingOf(item, line);
  if (!listing) return undefined;
  return line.quantity > listing.available
    ? `Stok hanya ${quantityWords(listing.available, listing)}`
    : `Stok ${quantityWords(listing.available, listing)}`;
}

/** What the price comes to: the margin where the cost is known, and what the buyer and the city pay. */
function priceHint(
  item: DemandItem,
  line: LineValue,
  counter: number | undefined,
): string | undefined {
  const listing = listingOf(item, line);
  const margin = marginOf(item, line);
  const words = [
    counter !== undefined && `pembeli menawar ${rupiah(counter)}`,
    margin !== undefined && `Margin ${percentWords(margin)}`,
    listing?.floor_price && `terendah ${rupiah(listing.floor_price)}`,
    listing?.target_price && `diminta ${rupiah(listing.target_price)}`,
    listing?.city_median && `di kota ${rupiah(listing.city_median)}`,
  ].filter(Boolean);
  return words.length > 0 ? words.join(' · ') : undefined;
}

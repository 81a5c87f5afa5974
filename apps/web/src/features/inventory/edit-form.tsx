import type { ProductGroup } from '@marketplace/contract/inventory-list';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { History } from 'lucide-react';
import { number } from '../../platform/format/money.ts';
import { BarrierNote } from '../../platform/forms/kept-form.tsx';
import { readRupiah } from '../../platform/forms/rupiah.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useBarrier } from '../../platform/store-standing.ts';
import { Banner } from '../../ui/banner.tsx';
import { BottomActions } from '../../ui/bottom-actions.tsx';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type EditProblems, marginOf } from './edit-values.ts';
import { listingName, pieceWords, unitWords } from './inventory-words.ts';
import { historySearch } from './listing-address.ts';
import { ListingTitle } from './listing-page.tsx';
import { MergeNote } from './merge-note.tsx';
import { TiersField } from './tiers-field.tsx';
import { UnitLadder } from './unit-ladder.tsx';
import { useEditForm } from './use-edit-form.ts';

type Props = { row: InventoryRow; product: ProductGroup };

const mostUnits = 9_999_999;

/** Everything of one listing. */
export function EditForm({ row, product }: Props) {
  const barrier = useBarrier('inventory', row.store_id);
  const edit = useEditForm(row);
  const { form, current, forget } = edit;
  const { value, set } = form;
  const problems: EditProblems = form.problems;
  const margin = marginOf(value);
  const amount = readRupiah(value.price).amount;
  const unit = row.uom_name.toLowerCase();
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={form.submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <ListingTitle
        name={listingName(row)}
        about={[unitWords(row), row.brand_name, row.category_name]}
      />
      <BarrierNote barrier={barrier} />
      {form.isRestored && !barrier && (
        <Banner
          kind="default"
          link={
            <button type="button" onClick={forget}>
              Pakai data tersimpan
            </button>
          }
        >
          Isian Anda yang belum disimpan dikembalikan.
        </Banner>
      )}
      <MergeNote seen={row} current={current} onTake={forget} />
      {problems.form && <Banner kind="error">{problems.form}</Banner>}
      <fieldset
        disabled={barrier !== undefined}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
      >
        <Card className="grid gap-4">
          <CardTitle>Harga</CardTitle>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] items-start gap-4">
            <TextField
              label={`Harga per ${unit}`}
              prefix="Rp"
              inputMode="numeric"
              autoComplete="off"
              value={value.price}
              onChange={({ currentTarget }) => set({ price: currentTarget.value })}
              hint={amount === undefined ? undefined : pieceWords(amount, row)}
              error={problems.price}
            />
            <TextField
              label="Harga modal (boleh kosong)"
              prefix="Rp"
              inputMode="numeric"
              autoComplete="off"
              value={value.cost_price}
              onChange={({ currentTarget }) => set({ cost_price: currentTarget.value })}
              hint={margin === undefined ? 'Hanya untuk Anda.' : marginWords(margin)}
              error={problems.cost_price}
            />
          </div>
          <UnitLadder row={row} product={product} price={amount} />
        </Card>
        <TiersField
          tiers={value.tiers}
          unit={unit}
          minimum={value.minimum_order}
          problems={problems}
          onChange={(tiers) => set({ tiers })}
        />
        <Card className="grid gap-4">
          <CardTitle>Stok</CardTitle>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] items-start gap-4">
            <Stepper
              label={`Stok di rak (${unit})`}
              min={0}
              max={mostUnits}
              value={value.counted}
              format={number}
              onValueChange={(counted) => set({ counted })}
              hint={reservedWords(row)}
              error={problems['stock.counted']}
            />
            <Stepper
              label="Ingatkan bila tersisa (pcs)"
              min={0}
              max={mostUnits}
              value={value.low_stock_level}
              format={number}
              onValueChange={(low_stock_level) => set({ low_stock_level })}
              hint="Berlaku untuk semua satuan."
            />
          </div>
          {value.counted !== row.stock && (
            <TextField
              label="Keterangan (boleh kosong)"
              maxLength={200}
              value={value.note}
              onChange={({ currentTarget }) => set({ note: currentTarget.value })}
              hint={differenceWords(value.counted - row.stock, unit)}
            />
          )}
        </Card>
        <Card className="grid gap-2">
          <Stepper
            label={`Minimum pesanan (${unit})`}
            min={1}
            max={mostUnits}
            value={value.minimum_order}
            format={number}
            onValueChange={(minimum_order) => set({ minimum_order })}
          />
          <Switch
            label="Dijual"
            hint={
              row.reserved_pieces > 0
                ? 'Pesanan yang sudah masuk tetap berjalan.'
                : 'Bila dimatikan, pembeli tidak melihatnya.'
            }
            checked={value.state === 'ACTIVE'}
            onChange={({ currentTarget }) =>
              set({ state: currentTarget.checked ? 'ACTIVE' : 'INACTIVE' })
            }
          />
        </Card>
      </fieldset>
      <AppLink
        to="/seller/inventory/product/history"
        search={{ ...historySearch({ inventoryId: row.id }), store_id: row.store_id }}
        className={buttonStyle({ variant: 'quiet' })}
      >
        <History aria-hidden className="size-5" />
        Riwayat perubahan
      </AppLink>
      {!barrier && (
        <BottomActions>
          <Button type="submit" isBlock isBusy={form.isBusy}>
            Simpan
          </Button>
        </BottomActions>
      )}
    </form>
  );
}

const marginWords = (margin: number): string =>
  margin < 0
    ? `Rugi ${number(-margin)}% dari harga jual.`
    : `Untung ${number(margin)}% dari harga jual.`;

const reservedWords = ({ reserved_pieces }: InventoryRow): string | undefined =>
  reserved_pieces > 0 ? `${number(reserved_pieces)} pcs sudah dipesan pembeli` : undefined;

const differenceWords = (difference: number, unit: string): string =>
  `${difference > 0 ? 'Bertambah' : 'Berkurang'} ${number(Math.abs(difference))} ${unit}.`;

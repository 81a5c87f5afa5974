import type { ProductGroup } from '@marketplace/contract/inventory-list';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { History } from 'lucide-react';
import { number } from '../../../platform/format/money.ts';
import { dayIn } from '../../../platform/format/time.ts';
import { BarrierNote, RestoredNote } from '../../../platform/forms/draft-form.tsx';
import { readRupiah } from '../../../platform/forms/rupiah.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useBarrier } from '../../../platform/store-standing.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Banner } from '../../../ui/banner.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { expiryOf } from '../expiry-words.ts';
import { listingName, pieceWords, unitWords } from '../inventory-words.ts';
import { historySearch } from '../listing-address.ts';
import { ListingTitle } from '../listing-page.tsx';
import { ChangedSince } from './changed-since.tsx';
import { marginOf } from './edit-values.ts';
import { HeldUnpaid } from './held-unpaid.tsx';
import { MergeNote } from './merge-note.tsx';
import { TiersField } from './tiers-field.tsx';
import { UnitLadder } from './unit-ladder.tsx';
import { useEditForm } from './use-edit-form.ts';

type Props = { row: InventoryRow; product: ProductGroup };

const mostUnits = 9_999_999;

/** Everything of one listing. */
export function EditForm({ row: known, product }: Props) {
  const barrier = useBarrier('inventory', known.store_id);
  const form = useEditForm(known);
  const { values, base: row, problems, set, field, control } = form;
  const margin = marginOf(values);
  const amount = readRupiah(values.price).amount;
  const unit = row.uom_name.toLowerCase();
  const expiry = expiryOf(values.expires_on, dayIn(Date.now(), useTimeZone(row.store_id)));
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
      {!barrier && <RestoredNote form={form} />}
      {form.overtaken && (
        <MergeNote seen={form.overtaken} current={row} onTake={() => void form.reset()} />
      )}
      <ChangedSince seen={row} now={known} />
      {problems.form && <Banner kind="error">{problems.form}</Banner>}
      <fieldset
        key={form.resets}
        disabled={barrier !== undefined || !form.isReady}
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
              {...field('price')}
              hint={amount === undefined ? undefined : pieceWords(amount, row)}
            />
            <TextField
              label="Harga modal (boleh kosong)"
              prefix="Rp"
              inputMode="numeric"
              autoComplete="off"
              {...field('cost_price')}
              hint={margin === undefined ? 'Hanya untuk Anda.' : marginWords(margin)}
            />
          </div>
          <UnitLadder row={row} product={product} price={amount} />
        </Card>
        <TiersField
          tiers={values.tiers}
          unit={unit}
          minimum={values.minimum_order}
          problems={problems}
          onChange={(tiers) => set({ tiers })}
        />
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <CardTitle>Stok</CardTitle>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] items-start gap-4">
            <Stepper
              label={`Stok di rak (${unit})`}
              min={0}
              max={mostUnits}
              format={number}
              {...control('counted')}
              hint={reservedWords(row)}
              error={problems['stock.counted']}
            />
            <Stepper
              label="Ingatkan bila tersisa (pcs)"
              min={0}
              max={mostUnits}
              format={number}
              {...control('low_stock_level')}
              hint="Berlaku untuk semua satuan."
            />
            <TextField
              type="date"
              label="Kedaluwarsa terdekat"
              {...field('expires_on')}
              hint={`${expiry ? `${expiry.label}.` : 'Boleh kosong.'} Berlaku untuk semua satuan.`}
            />
          </div>
          <HeldUnpaid row={known} />
          {values.counted !== row.stock && (
            <TextField
              label="Keterangan (boleh kosong)"
              maxLength={200}
              {...field('note')}
              hint={differenceWords(values.counted - row.stock, unit)}
            />
          )}
        </Card>
        <Card className="grid gap-2">
          <Stepper
            label={`Minimum pesanan (${unit})`}
            min={1}
            max={mostUnits}
            format={number}
            {...control('minimum_order')}
          />
          <Switch
            label="Dijual"
            hint={
              row.reserved_pieces > 0
                ? 'Pesanan yang sudah masuk tetap berjalan.'
                : 'Bila dimatikan, pembeli tidak melihatnya.'
            }
            checked={values.state === 'ACTIVE'}
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

import type { AnswerOf } from '@marketplace/contract/call';
import { useEffect } from 'react';
import { useIsOnline } from '../../../platform/device/use-is-online.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { BrandField } from './brand-field.tsx';
import { KeptProposalNote } from './kept-proposal-note.tsx';
import { ProposePhotos } from './propose-photos.tsx';
import { ProposeRefusal } from './propose-refusal.tsx';
import { ProposeUnits } from './propose-units.tsx';
import { barcodesIn, type ProposeBase, type ProposeValues } from './propose-values.ts';
import { ProposeVariants } from './propose-variants.tsx';
import { SimilarProducts } from './similar-products.tsx';
import { useProposeForm } from './use-propose-form.ts';

type Choices = AnswerOf<'POST /api/product-proposals/meta'>;
type Props = { store_id: string; choices: Choices; base: ProposeBase };

/** A product the catalogue does not have. What is filled in, photos too, stays on the device until it has arrived. */
export function ProposeForm({ store_id, choices, base }: Props) {
  const piece_id = choices.units.find(({ is_piece }) => is_piece)?.id ?? '';
  const form = useProposeForm({ store_id, base, piece_id });
  const isOnline = useIsOnline();
  const { isBusy, form: element } = form;
  // What is wrong cannot take the focus while the fields are shut.
  useEffect(() => {
    if (isBusy) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [isBusy, element]);
  if (!form.isReady) return <RowSkeletons />;
  const { values, problems, set } = form;
  const isProduct = values.kind === 'PRODUCT';
  const unitNames = values.units.map(
    ({ uom_id }) => choices.units.find(({ id }) => id === uom_id)?.name ?? '',
  );
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={form.submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <KeptProposalNote form={form} sought={base.proposal ? undefined : base.sought} />
      {/* What is typed while it is on its way would neither be sent nor kept. */}
      <fieldset disabled={isBusy} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
        {!base.proposal && (
          <RadioGroup
            label="Apa yang Anda punya?"
            name="kind"
            value={values.kind}
            onValueChange={(kind) => set({ kind: kind as ProposeValues['kind'] })}
            items={[
              {
                value: 'PRODUCT',
                label: 'Barangnya ada di tangan',
                hint: 'Dengan foto, merek, dan satuan. Paling cepat disetujui.',
              },
              {
                value: 'GENERIC',
                label: 'Baru tahu namanya',
                hint: 'Nama dan kategori saja. Tim katalog mencari selebihnya.',
              },
            ]}
          />
        )}
        <TextField
          label="Nama produk"
          hint="Seperti di kemasan, dengan ukurannya."
          maxLength={120}
          {...form.field('name')}
        />
        <SimilarProducts store_id={store_id} name={values.name} barcodes={[]} />
        {isProduct && (
          <BrandField
            store_id={store_id}
            value={values.brand_name}
            error={problems.brand_name}
            onChange={(brand_name) => set({ brand_name })}
          />
        )}
        <Select
          label="Kategori"
          value={values.category_id || null}
          error={problems.category_id}
          onValueChange={(category_id) => set({ category_id })}
          items={choices.categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {isProduct && (
          <>
            <ProposePhotos form={form} store_id={store_id} />
            <ProposeUnits values={values} problems={problems} uoms={choices.units} set={set} />
            <ProposeVariants values={values} unitNames={unitNames} problems={problems} set={set} />
            <SimilarProducts store_id={store_id} name="" barcodes={barcodesIn(values)} />
          </>
        )}
        <TextArea label="Catatan (tidak wajib)" maxLength={500} {...form.field('note')} />
      </fieldset>
      {!isOnline && (
        <Banner kind="important">
          Tidak ada sinyal. Isian dan foto tersimpan di perangkat ini; kirim begitu sinyal ada.
        </Banner>
      )}
      <BottomActions>
        <ProposeRefusal form={form} store_id={store_id} />
        <p role="status" className="text-sm text-ink-soft not-empty:mb-2">
          {form.photoOnItsWay &&
            `Mengirim foto ${form.photoOnItsWay} dari ${values.photo_ids.length}`}
        </p>
        <Button type="submit" isBlock isBusy={isBusy}>
          {base.proposal ? 'Kirim lagi' : 'Kirim usulan'}
        </Button>
      </BottomActions>
    </form>
  );
}

import type { VoucherDetail } from '@marketplace/contract/voucher';
import type { VoucherKind } from '@marketplace/contract/voucher-words';
import { DraftForm } from '../../../platform/forms/draft-form.tsx';
import { useBarrier } from '../../../platform/store-standing.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useVoucherForm } from './use-voucher-form.ts';
import { VoucherBounds } from './voucher-bounds.tsx';
import { VoucherDiscount } from './voucher-discount.tsx';
import { VoucherWhom } from './voucher-whom.tsx';

const kinds = [
  {
    value: 'VOUCHER',
    label: 'Voucher dengan kode',
    hint: 'Pembeli menulis kodenya saat memesan.',
  },
  {
    value: 'VOLUME',
    label: 'Diskon borongan',
    hint: 'Berlaku sendiri untuk yang membeli cukup banyak.',
  },
];

type Props = { store_id: string; voucher: VoucherDetail | null };

export function VoucherForm({ store_id, voucher }: Props) {
  const form = useVoucherForm({ store_id, voucher });
  const barrier = useBarrier('inventory', store_id);
  if (!form.isReady) return <RowSkeletons />;
  const { values, set, field } = form;
  const isUsed = (voucher?.taken ?? 0) > 0;
  return (
    <Card>
      <DraftForm
        form={form}
        barrier={barrier}
        submitLabel={voucher ? 'Simpan' : 'Buat voucher'}
        isAboutSaved={voucher !== null}
      >
        {form.overtaken && (
          <Banner
            kind="important"
            link={
              <button type="button" onClick={() => void form.reset()}>
                Pakai yang sekarang
              </button>
            }
          >
            <b className="block">Voucher ini baru diubah orang lain.</b>
            Isian Anda tetap di bawah. Simpan lagi untuk memakainya.
          </Banner>
        )}
        {!isUsed && (
          <RadioGroup
            label="Jenis"
            items={kinds}
            value={values.kind}
            onValueChange={(kind) => set({ kind: kind as VoucherKind })}
          />
        )}
        <TextField
          label="Nama"
          placeholder="Langganan November"
          hint="Tertulis di rincian pesanan."
          maxLength={60}
          autoComplete="off"
          {...field('name')}
        />
        {values.kind === 'VOUCHER' && (
          <TextField
            label="Kode"
            placeholder="HEMAT10"
            hint={
              isUsed
                ? 'Sudah dipakai pembeli, jadi tidak dapat diubah.'
                : '4 sampai 20 huruf dan angka.'
            }
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            {...field('code')}
            value={values.code}
            readOnly={isUsed}
          />
        )}
        <VoucherDiscount form={form} />
        <VoucherWhom store_id={store_id} form={form} />
        <VoucherBounds {...{ store_id, form, voucher }} />
      </DraftForm>
    </Card>
  );
}

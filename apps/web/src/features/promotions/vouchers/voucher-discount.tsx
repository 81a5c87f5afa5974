import type { VoucherDiscountKind } from '@marketplace/contract/voucher-words';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { VoucherFormOf } from './use-voucher-form.ts';

const discounts = [
  { value: 'AMOUNT', label: 'Potongan rupiah' },
  { value: 'PERCENT', label: 'Potongan persen' },
];

/** How much it takes off, and from what on. */
export function VoucherDiscount({ form }: { form: VoucherFormOf }) {
  const { values, set, field } = form;
  const isPercent = values.discount_kind === 'PERCENT';
  return (
    <>
      <RadioGroup
        label="Potongan"
        items={discounts}
        value={values.discount_kind}
        onValueChange={(kind) => set({ discount_kind: kind as VoucherDiscountKind, value: '' })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Besarnya"
          {...(isPercent ? { suffix: '%' } : { prefix: 'Rp' })}
          inputMode="numeric"
          autoComplete="off"
          {...field('value')}
        />
        {isPercent && (
          <TextField
            label="Paling banyak (tidak wajib)"
            prefix="Rp"
            inputMode="numeric"
            autoComplete="off"
            {...field('max_discount')}
          />
        )}
      </div>
      <p className="text-sm text-ink-soft">
        Dalam satu pesanan: harga promo dulu, lalu satu diskon borongan yang terbesar, lalu satu
        voucher. Masing-masing dihitung dari sisa harganya, jadi potongan 10% sesudah 20% menjadi
        28%.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
        <TextField
          label={isPercent ? 'Belanja minimum (tidak wajib)' : 'Belanja minimum'}
          prefix="Rp"
          inputMode="numeric"
          autoComplete="off"
          hint="Dihitung sesudah harga promo."
          {...field('minimum_amount')}
        />
        <TextField
          label="Jumlah minimum (tidak wajib)"
          suffix="unit"
          inputMode="numeric"
          autoComplete="off"
          {...field('minimum_quantity')}
        />
      </div>
    </>
  );
}

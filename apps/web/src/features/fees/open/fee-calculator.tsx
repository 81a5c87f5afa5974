import { reckonFee } from '@marketplace/contract/reckon-fee';
import { useId, useState } from 'react';
import { rupiah } from '../../../platform/format/money.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FeeSums } from '../fee-sums.tsx';
import { percent } from '../fee-words.ts';
import { AmountField } from './amount-field.tsx';
import { type Rates, WithRates } from './with-rates.tsx';

/** No category has this id: the rate of all that have none of their own. */
const general = 'general';

/** What is left of a price, reckoned as it is charged. */
export function FeeCalculator() {
  const heading = useId();
  const [typed, setTyped] = useState('100.000');
  const [category, setCategory] = useState(general);
  return (
    <Card aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CardTitle id={heading}>Hitung sendiri</CardTitle>
      <AmountField
        label="Harga barang"
        hint="Harga satuan kali jumlah, setelah diskon, tanpa ongkos kirim."
        value={typed}
        onValueChange={setTyped}
      />
      <WithRates pending={<Pending />}>
        {({ fees, tax }) => (
          <>
            <Select
              label="Kategori"
              value={category}
              onValueChange={setCategory}
              items={fees.map(({ category_id, category_name }) => ({
                value: category_id ?? general,
                label: category_name ?? 'Kategori lain',
              }))}
            />
            <Result
              price={Number(typed.replaceAll('.', ''))}
              fee={fees.find(({ category_id }) => (category_id ?? general) === category)}
              tax={tax}
            />
          </>
        )}
      </WithRates>
    </Card>
  );
}

type ResultProps = { price: number; fee: Rates['fees'][number] | undefined; tax: Rates['tax'] };

function Result({ price, fee: rate, tax }: ResultProps) {
  if (!rate) return null;
  const { basis_points } = rate;
  const charged = reckonFee([{ line_total: price, basis_points }], tax.basis_points);
  const total = charged.fee + charged.tax;
  return (
    <output className="block rounded-lg bg-brand-50 p-4">
      <FeeSums
        parts={[
          ['Harga barang', price],
          [`Biaya layanan ${percent(basis_points)}`, -charged.fee],
          [`${tax.name} ${percent(tax.basis_points)} dari biaya`, -charged.tax],
        ]}
        total={{ name: 'Bersih untuk Anda', amount: price - total }}
        note={
          total > 0 &&
          `Harga barang masuk penuh ke toko. ${rupiah(total)} ditagih hari Senin setelah pesanan selesai.`
        }
      />
    </output>
  );
}

const Pending = () => (
  <div role="status" aria-label="Memuat tarif" className="grid gap-4">
    <Skeleton className="h-19 w-full rounded-lg" />
    <Skeleton className="h-49 w-full rounded-lg" />
  </div>
);

import { number, rupiah } from '../../../platform/format/money.ts';
import { Card } from '../../../ui/card.tsx';
import { percentWords } from '../demand-words.ts';
import { example } from './examples.ts';

/** One demand with its numbers, from what is looked for to the order. */
export function DemandExample() {
  const { lines, shipping, asked, total, margin_percent } = example;
  const { counter, countered_total, countered_margin_percent } = example;
  return (
    <section aria-labelledby="example">
      <h2 id="example" className="mb-3 text-lg font-semibold">
        Contoh
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-3 md:grid-cols-3">
        <Card>
          <h3 className="text-sm font-semibold text-brand-700">1. Yang dicari</h3>
          <p className="font-semibold">Warung Bu Ani, Bekasi</p>
          <ul className="mt-1 text-sm">
            {lines.map(({ name, quantity, unit, asked }) => (
              <li key={name} className="border-t border-line py-1.5 first:border-t-0">
                {number(quantity)} {unit} {name}
                <span className="block text-ink-soft tabular-nums">diminta {rupiah(asked)}</span>
              </li>
            ))}
          </ul>
          <Sum name="Nilai menurut pembeli" amount={asked} />
        </Card>
        <Card>
          <h3 className="text-sm font-semibold text-brand-700">2. Yang Anda tawarkan</h3>
          <p className="font-semibold">Harga grosir Anda, sudah terisi</p>
          <ul className="mt-1 text-sm">
            {lines.map(({ name, quantity, price }) => (
              <li
                key={name}
                className="flex flex-wrap justify-between gap-x-3 border-t border-line py-1.5 tabular-nums first:border-t-0"
              >
                <span>
                  {number(quantity)} × {rupiah(price)}
                </span>
                <span>{rupiah(quantity * price)}</span>
              </li>
            ))}
            <li className="flex flex-wrap justify-between gap-x-3 border-t border-line py-1.5 tabular-nums">
              <span>Ongkos kirim</span>
              <span>{rupiah(shipping)}</span>
            </li>
          </ul>
          <Sum name={`Total, margin ${percentWords(margin_percent)}`} amount={total} />
        </Card>
        <Card>
          <h3 className="text-sm font-semibold text-brand-700">3. Yang terjadi</h3>
          <p className="font-semibold">Bu Ani menawar, Anda menerima</p>
          <p className="mt-1 text-sm">
            {lines[0]?.name} ditawar {rupiah(counter)} per dus. Total menjadi{' '}
            {rupiah(countered_total)} dan margin Anda {percentWords(countered_margin_percent)}. Anda
            terima, Bu Ani memilih penawaran Anda, dan pesanannya masuk dengan harga itu.
          </p>
          <Sum name="Pesanan" amount={countered_total} />
        </Card>
      </div>
    </section>
  );
}

const Sum = ({ name, amount }: { name: string; amount: number }) => (
  <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line-strong pt-2">
    <span className="text-sm text-ink-soft">{name}</span>
    <b className="text-lg font-bold tracking-tight tabular-nums">{rupiah(amount)}</b>
  </p>
);

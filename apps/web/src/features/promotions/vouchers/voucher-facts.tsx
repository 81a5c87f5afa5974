import type { VoucherDetail } from '@marketplace/contract/voucher';
import type { ReactNode } from 'react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import {
  buyerWords,
  discountWords,
  kindWords,
  minimumWords,
  periodWords,
  productWords,
  stateWords,
  usedWords,
} from './voucher-words.ts';

/** What it gives and to whom, what came of it, and what was chosen. */
export function VoucherFacts({ voucher }: { voucher: VoucherDetail }) {
  const { kind, code, state, per_buyer, results, updated_at, updated_by_name, time_zone } = voucher;
  const { label, tone } = stateWords[state];
  return (
    <>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{label}</Badge>
          <Badge>{kindWords[kind]}</Badge>
        </div>
        {code && <p className="text-2xl font-bold tracking-wide wrap-anywhere">{code}</p>}
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
          <Fact term="Potongan">{discountWords(voucher)}</Fact>
          <Fact term="Syarat">{minimumWords(voucher)}</Fact>
          <Fact term="Produk">{productWords(voucher)}</Fact>
          <Fact term="Pembeli">
            {buyerWords(voucher)}
            {per_buyer !== null && `, ${number(per_buyer)} kali per pembeli`}
          </Fact>
          <Fact term="Waktu">{periodWords(voucher)}</Fact>
          <Fact term="Terpakai">{usedWords(voucher)}</Fact>
        </dl>
        <p className="text-sm text-ink-faint">
          {`Diubah ${moment(updated_at, time_zone)}`}
          {updated_by_name && ` oleh ${updated_by_name}`}
        </p>
      </Card>
      {results.order_count > 0 && (
        <Card className="grid gap-3">
          <CardTitle>Hasil</CardTitle>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
            <Figure term="Pesanan">{number(results.order_count)}</Figure>
            <Figure term="Penjualan">{rupiah(results.sales)}</Figure>
            <Figure term="Potongan">{rupiah(results.discount)}</Figure>
          </dl>
        </Card>
      )}
      <Chosen title="Produk pilihan" rows={voucher.chosen_products.map(asProduct)} />
      <Chosen title="Pembeli pilihan" rows={voucher.chosen_buyers.map(asBuyer)} />
    </>
  );
}

type Row = { id: string; name: string; note: string };

const asProduct = (product: VoucherDetail['chosen_products'][number]): Row => ({
  id: product.inventory_id,
  name: `${product.product_name}, ${product.uom_name}`,
  note: rupiah(product.price),
});

const asBuyer = ({ store_id, name, city }: VoucherDetail['chosen_buyers'][number]): Row => ({
  id: store_id,
  name,
  note: city,
});

function Chosen({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <Card isFlush>
      <CardTitle className="p-4 pb-2">{title}</CardTitle>
      <ul aria-label={title} className="divide-y divide-line">
        {rows.map(({ id, name, note }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
            <span className="wrap-anywhere">{name}</span>
            <span className="text-ink-soft tabular-nums">{note}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-soft">{term}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);

const Figure = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{term}</dt>
    <dd className="text-lg font-semibold tabular-nums">{children}</dd>
  </div>
);

import {
  mostVoucherBuyers,
  mostVoucherProducts,
  type VoucherBuyers,
  type VoucherProducts,
} from '@marketplace/contract/voucher-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rupiah } from '../../../platform/format/money.ts';
import { useServices } from '../../../platform/services.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { ChooseSheet } from './choose-sheet.tsx';
import { type Choice, ChosenList } from './chosen-list.tsx';
import type { VoucherFormOf } from './use-voucher-form.ts';
import type { ChosenBuyer, ChosenProduct } from './voucher-values.ts';
import { voucherBuyersQuery, voucherGoodsQuery } from './vouchers.query.ts';

const products = [
  { value: 'ALL', label: 'Semua produk' },
  { value: 'CHOSEN', label: 'Produk pilihan' },
];
const buyers = [
  { value: 'ALL', label: 'Semua pembeli' },
  { value: 'NEW', label: 'Pembeli baru', hint: 'Yang belum pernah jadi membeli di toko ini.' },
  { value: 'CHOSEN', label: 'Pembeli pilihan', hint: 'Dari yang pernah memesan di toko ini.' },
];

type Props = { store_id: string; form: VoucherFormOf };

/** For which goods and which buyers it is. */
export function VoucherWhom({ store_id, form }: Props) {
  const { values, set } = form;
  return (
    <>
      <RadioGroup
        label="Untuk produk"
        items={products}
        value={values.products}
        onValueChange={(products) => set({ products: products as VoucherProducts })}
      />
      {values.products === 'CHOSEN' && <ChosenProducts {...{ store_id, form }} />}
      <RadioGroup
        label="Untuk pembeli"
        items={buyers}
        value={values.buyers}
        onValueChange={(buyers) => set({ buyers: buyers as VoucherBuyers })}
      />
      {values.buyers === 'CHOSEN' && <ChosenBuyers {...{ store_id, form }} />}
    </>
  );
}

function ChosenProducts({ store_id, form: { values, set, problems } }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const found = useQuery({
    ...voucherGoodsQuery(useServices(), store_id, words),
    enabled: isOpen,
  });
  const chosen = values.chosen_products;
  return (
    <>
      <ChosenList
        label="Produk pilihan"
        addLabel="Pilih produk"
        choices={chosen.map(productChoice)}
        most={mostVoucherProducts}
        error={problems.chosen_products}
        onAdd={() => setOpen(true)}
        onDrop={(id) =>
          set(({ chosen_products }) => ({
            chosen_products: chosen_products.filter(({ inventory_id }) => inventory_id !== id),
          }))
        }
      />
      <ChooseSheet
        title="Pilih produk"
        placeholder="Nama produk"
        most={mostVoucherProducts}
        choiceOf={productChoice}
        onClose={() => setOpen(false)}
        onWords={setWords}
        onChange={(chosen_products) => set({ chosen_products })}
        {...{ isOpen, words, found, chosen }}
      />
    </>
  );
}

function ChosenBuyers({ store_id, form: { values, set, problems } }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const found = useQuery({
    ...voucherBuyersQuery(useServices(), store_id, words),
    enabled: isOpen,
  });
  const chosen = values.chosen_buyers;
  return (
    <>
      <ChosenList
        label="Pembeli pilihan"
        addLabel="Pilih pembeli"
        choices={chosen.map(buyerChoice)}
        most={mostVoucherBuyers}
        error={problems.chosen_buyers}
        onAdd={() => setOpen(true)}
        onDrop={(id) =>
          set(({ chosen_buyers }) => ({
            chosen_buyers: chosen_buyers.filter(({ store_id }) => store_id !== id),
          }))
        }
      />
      <ChooseSheet
        title="Pilih pembeli"
        placeholder="Nama toko pembeli"
        most={mostVoucherBuyers}
        choiceOf={buyerChoice}
        onClose={() => setOpen(false)}
        onWords={setWords}
        onChange={(chosen_buyers) => set({ chosen_buyers })}
        {...{ isOpen, words, found, chosen }}
      />
    </>
  );
}

const productChoice = ({ inventory_id, product_name, uom_name, price }: ChosenProduct): Choice => ({
  id: inventory_id,
  name: `${product_name}, ${uom_name}`,
  note: rupiah(price),
});

const buyerChoice = ({ store_id, name, city }: ChosenBuyer): Choice => ({
  id: store_id,
  name,
  note: city,
});

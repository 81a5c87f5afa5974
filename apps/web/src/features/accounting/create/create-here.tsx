import type { UnregisteredItem } from '@marketplace/contract/accounting-mapping';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { NoResultDrawing } from '../../../ui/drawings/no-result-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { booksKey, unlinkedItemsQuery } from '../accounting.query.ts';
import { BooksActions } from '../frame/books-actions.tsx';
import { BooksFailed } from '../frame/books-failed.tsx';
import { CreateHereRow } from './create-here-row.tsx';
import type { GoodsProps } from './goods-props.ts';
import { type GoodToList, priceProblem, wishOf, withGoods } from './goods-to-list.ts';
import { PageOfGoods } from './page-of-goods.tsx';

type Refused = { name: string; explanation: string };

/** Items of Accurate that become listings of the store, by what the catalogue has of the same barcode. */
export function CreateHere({ books: { store_id, search }, here, query, page }: GoodsProps) {
  const services = useServices();
  const { api, queryClient } = services;
  const [goods, setGoods] = useState<readonly GoodToList[]>([]);
  const [takesStock, setTakesStock] = useState(true);
  const [isAsked, setAsked] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const { data, error, refetch } = useQuery(
    unlinkedItemsQuery(services, store_id, { query, page }),
  );
  const creating = useAction(async () => {
    const { created, refused } = await api(
      'POST /accounting/product-mapping/marketplace-create-inventory',
      {
        body: {
          marketplace_store_id: store_id,
          items: goods.map((good) => wishOf(good, takesStock)),
        },
      },
    );
    const nameOf = new Map(
      goods.map(({ item }) => [item.catalogue.product_unit_id, item.name] as const),
    );
    setRefused(
      refused.map(({ product_unit_id, barrier }) => ({
        name: nameOf.get(product_unit_id) ?? '',
        explanation: barrier.explanation,
      })),
    );
    setGoods([]);
    setAsked(false);
    if (created.length > 0)
      showToast({ text: `${number(created.length)} produk dijual di toko ini.`, kind: 'success' });
    await queryClient.invalidateQueries({ queryKey: booksKey(store_id) });
  });
  if (!data)
    return error ? (
      <BooksFailed error={error} search={search} onReload={() => void refetch()} />
    ) : (
      <RowSkeletons />
    );
  const goodOf = new Map(goods.map((good) => [good.item.item_no, good]));
  const tick = (item: UnregisteredItem, isOn: boolean) => {
    const others = goods.filter((good) => good.item.item_no !== item.item_no);
    setGoods(isOn ? withGoods(others, [item]) : others);
  };
  const hasProblem = goods.some(({ price }) => priceProblem(price));
  const create = () => {
    setAsked(true);
    if (!hasProblem) creating.run();
  };
  return (
    <>
      <p className="text-sm text-ink-soft">
        Barang yang barcodenya ada di katalog bisa langsung dijual di sini dan dipasangkan. Tulis
        harga jualnya; harga awal diambil dari Accurate.
      </p>
      {refused.length > 0 && (
        <Banner kind="important" onClose={() => setRefused([])}>
          <p>{number(refused.length)} belum bisa dibuat:</p>
          <ul className="mt-1 list-disc pl-5">
            {refused.map(({ name, explanation }) => (
              <li key={name}>
                {name}: {explanation}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {data.data.length === 0 ? (
        <EmptyScreen
          drawing={<NoResultDrawing />}
          title={query ? 'Tidak ada yang cocok' : 'Semua barang sudah dipasangkan'}
          text={query ? 'Ubah kata pencarian.' : 'Barang baru di Accurate muncul di sini.'}
        />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Button variant="secondary" onClick={() => setGoods(withGoods(goods, data.data))}>
              Centang yang bisa di halaman ini
            </Button>
            <Switch
              label="Ikutkan stok dari Accurate"
              checked={takesStock}
              onChange={({ currentTarget }) => setTakesStock(currentTarget.checked)}
              className="max-w-80"
            />
          </div>
          <Card isFlush>
            <ul aria-label="Belum dijual di sini" className="divide-y divide-line">
              {data.data.map((item) => (
                <CreateHereRow
                  key={item.item_no}
                  item={item}
                  good={goodOf.get(item.item_no)}
                  isAsked={isAsked}
                  onTick={(isOn) => tick(item, isOn)}
                  onPrice={(price) =>
                    setGoods(
                      goods.map((good) =>
                        good.item.item_no === item.item_no ? { ...good, price } : good,
                      ),
                    )
                  }
                />
              ))}
            </ul>
          </Card>
        </>
      )}
      <PageOfGoods page={data.page} total_page={data.total_page} search={here} />
      <BooksActions>
        {goods.length > 0 && (
          <>
            {isAsked && hasProblem && (
              <p role="alert" className="mb-2 text-sm text-wrong-700">
                Ada harga yang belum benar.
              </p>
            )}
            <Button isBlock isBusy={creating.isBusy} onClick={create}>
              Jual {number(goods.length)} produk di toko ini
            </Button>
          </>
        )}
      </BooksActions>
    </>
  );
}

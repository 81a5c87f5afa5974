import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { NoResultDrawing } from '../../../ui/drawings/no-result-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { isWorking, registrationQuery, unlinkedQuery } from '../accounting.query.ts';
import { listingUnit } from '../accounting-words.ts';
import { BooksActions } from '../frame/books-actions.tsx';
import { BooksFailed } from '../frame/books-failed.tsx';
import type { GoodsProps } from './goods-props.ts';
import { PageOfGoods } from './page-of-goods.tsx';

const atOnce = 100;
/** As many as one job takes. */
const most = 5_000;

/** Listings that become items of Accurate: the units of one product become the units of one item. */
export function CreateThere({ books, here, query, page }: GoodsProps) {
  const { store_id, search, registration } = books;
  const services = useServices();
  const { api, queryClient } = services;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch } = useQuery(unlinkedQuery(services, store_id, { query, page }));
  const choosing = useAction(async () => {
    const { ids, passed } = await allMissing(api, store_id, query);
    setTicked((before) => new Set([...before, ...ids]));
    if (passed > 0)
      showToast({
        text: `${number(passed)} produk mungkin sudah ada di Accurate, jadi tidak ikut dicentang.`,
      });
  });
  const creating = useAction(async () => {
    await api('POST /accounting/product-mapping/save-to-accurate', {
      body: { marketplace_store_id: store_id, inventory_ids: [...ticked] },
    });
    setTicked(new Set());
    showToast({ text: 'Barang sedang dibuat di Accurate.', kind: 'success' });
    await queryClient.invalidateQueries({
      queryKey: registrationQuery(services, store_id).queryKey,
    });
  });
  if (!data)
    return error ? (
      <BooksFailed error={error} search={search} onReload={() => void refetch()} />
    ) : (
      <RowSkeletons />
    );
  if (data.data.length === 0) return <None isSearch={Boolean(query)} />;
  const toggle = (inventory_id: string, isOn: boolean) =>
    setTicked((before) => {
      const next = new Set(before);
      if (isOn) next.add(inventory_id);
      else next.delete(inventory_id);
      return next;
    });
  return (
    <>
      <p className="text-sm text-ink-soft">
        Produk yang dicentang menjadi Barang & Jasa di Accurate dan langsung dipasangkan. Dus dan
        pcs dari satu produk menjadi satuan dari satu barang.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" isBusy={choosing.isBusy} onClick={() => choosing.run()}>
          Centang semua yang belum ada
        </Button>
        {ticked.size > 0 && (
          <Button variant="quiet" onClick={() => setTicked(new Set())}>
            Kosongkan ({number(ticked.size)})
          </Button>
        )}
      </div>
      <Card isFlush>
        <ul aria-label="Belum ada di Accurate" className="divide-y divide-line">
          {data.data.map(({ listing, suggestion }) => (
            <li key={listing.inventory_id} className="px-4">
              <Checkbox
                label={<span className="font-semibold wrap-anywhere">{listing.product_name}</span>}
                hint={
                  <>
                    {listingUnit(listing)} · {rupiah(listing.price)}
                    {suggestion && (
                      <span className="block text-soon-700">
                        Mungkin sudah ada: {suggestion.item.name}. Periksa dulu di Pasangan.
                      </span>
                    )}
                  </>
                }
                checked={ticked.has(listing.inventory_id)}
                onChange={({ currentTarget }) =>
                  toggle(listing.inventory_id, currentTarget.checked)
                }
              />
            </li>
          ))}
        </ul>
      </Card>
      <PageOfGoods page={data.page} total_page={data.total_page} search={here} />
      <BooksActions>
        {ticked.size > 0 && (
          <Button
            isBlock
            isBusy={creating.isBusy}
            aria-disabled={isWorking(registration)}
            onClick={() => creating.run()}
          >
            Buat {number(ticked.size)} di Accurate
          </Button>
        )}
      </BooksActions>
    </>
  );
}

type Api = ReturnType<typeof useServices>['api'];

/** What seems to be there already is left to be looked at one by one. */
async function allMissing(api: Api, store_id: string, query: string | undefined) {
  const ids: string[] = [];
  let passed = 0;
  for (let page = 1; ids.length < most; page += 1) {
    const { data, total_page } = await api(
      'GET /accounting/product-mapping/unregistered-marketplace-inventory',
      { query: { marketplace_store_id: store_id, query, page, page_size: atOnce } },
    );
    const missing = data.filter(({ suggestion }) => suggestion === null);
    passed += data.length - missing.length;
    ids.push(...missing.map(({ listing }) => listing.inventory_id));
    if (page >= total_page) break;
  }
  return { ids: ids.slice(0, most), passed };
}

const None = ({ isSearch }: { isSearch: boolean }) => (
  <EmptyScreen
    drawing={<NoResultDrawing />}
    title={isSearch ? 'Tidak ada yang cocok' : 'Semua produk sudah ada di Accurate'}
    text={isSearch ? 'Ubah kata pencarian.' : 'Produk baru muncul di sini begitu Anda menjualnya.'}
  />
);

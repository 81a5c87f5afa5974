import { isBarcodeNumber } from '@marketplace/contract/barcode-number';
import type { AvailableProduct } from '@marketplace/contract/catalogue';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ChevronRight, ScanBarcode } from 'lucide-react';
import { useRef, useState } from 'react';
import { RequestFailure } from '../../../platform/api/failure.ts';
import { number } from '../../../platform/format/money.ts';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { NoResultDrawing } from '../../../ui/drawings/no-result-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { unitWords } from '../inventory-words.ts';
import { Skeletons } from '../list/inventory-pending.tsx';
import { SearchHistories } from '../list/search-histories.tsx';
import { useHandScanner } from '../scan/scan-burst.ts';
import { isMistyped, withoutGaps } from '../scan/scan-numbers.ts';
import { ScanSheet } from '../scan/scan-sheet.tsx';
import { availableQuery, barcodeQuery } from './add.query.ts';

type Props = { store_id: string; query: string | undefined };

/** The catalogue, by words or by the number under a barcode: typed, from a hand scanner, or read by the camera. */
export function AddSearch({ store_id, query }: Props) {
  const navigate = useNavigate({ from: '/seller/inventory/product/add' });
  const digits = withoutGaps(query ?? '');
  const search = (text: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, query: text }), replace: true });
  return (
    <>
      <div>
        <SearchLine query={query} onSearch={search} />
        <div role="status" className="text-sm text-wrong-700">
          {isMistyped(digits) && (
            <p className="mt-2">
              Angka terakhir barcode tidak cocok. Periksa lagi angkanya, atau pindai. Sementara ini
              dicari sebagai teks.
            </p>
          )}
        </div>
      </div>
      {!query && (
        <>
          <SearchHistories store_id={store_id} kind="CATALOGUE" onChoose={search} />
          <AppLink
            to="/seller/recommended-products"
            search={{ store_id }}
            className={buttonStyle({ variant: 'secondary' })}
          >
            Lihat yang laku di sekitar
          </AppLink>
          <AppLink
            to="/seller/inventory/proposals"
            search={{ store_id }}
            className={buttonStyle({ variant: 'quiet' })}
          >
            Usulan produk saya
          </AppLink>
        </>
      )}
      {isBarcodeNumber(digits) ? (
        <ByBarcode store_id={store_id} barcode_number={digits} />
      ) : (
        <Results store_id={store_id} query={query} />
      )}
    </>
  );
}

/** Out of the search into a proposal, with what was looked for. */
const Propose = ({ store_id, query }: Props) => (
  <AppLink
    to="/seller/inventory/product/propose"
    search={{ store_id, ...(query && { query }) }}
    className={buttonStyle({ variant: 'secondary' })}
  >
    Usulkan produk ini
  </AppLink>
);

type LineProps = { query: string | undefined; onSearch: (query: string | undefined) => void };

function SearchLine({ query, onSearch }: LineProps) {
  const [isScanning, setScanning] = useState(false);
  const line = useRef<HTMLFormElement>(null);
  const field = () => line.current?.querySelector('input');
  const take = (barcode_number: string) => {
    setScanning(false);
    onSearch(barcode_number);
  };
  useHandScanner(take);
  return (
    <>
      <form
        ref={line}
        onSubmit={(event) => {
          event.preventDefault();
          // A hand scanner ends with Enter, and its next number takes the place of this one.
          field()?.select();
        }}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2"
      >
        <SearchBox
          label="Cari di katalog"
          placeholder="Nama, merek, barcode"
          value={query ?? ''}
          onSearch={onSearch}
        />
        <Button
          variant="secondary"
          icon={<ScanBarcode />}
          onClick={() => setScanning(true)}
          className="max-md:min-h-11 max-md:gap-0 max-md:px-3"
        >
          <span className="max-md:sr-only">Pindai barcode</span>
        </Button>
      </form>
      <ScanSheet
        isOpen={isScanning}
        onClose={() => setScanning(false)}
        onRead={take}
        onType={() => {
          setScanning(false);
          field()?.focus();
        }}
      />
    </>
  );
}

function ByBarcode({ store_id, barcode_number }: { store_id: string; barcode_number: string }) {
  const { data, error, refetch } = useQuery(barcodeQuery(useServices(), store_id, barcode_number));
  if (error && !(error instanceof RequestFailure && error.status === 404)) {
    return <LoadFailed error={error} onReload={() => void refetch()} />;
  }
  if (error) {
    return (
      <EmptyScreen
        drawing={<NoResultDrawing />}
        title="Barcode tidak dikenal"
        text={`Tidak ada produk dengan barcode ${barcode_number}. Coba cari dengan nama, atau usulkan.`}
        action={<Propose store_id={store_id} query={barcode_number} />}
      />
    );
  }
  if (!data) return <Skeletons />;
  const unit = data.product_unit;
  return (
    <Card isFlush>
      <ListRow
        title={[unit.product_name, unit.variant_name].filter(Boolean).join(' ')}
        subtitle={`${unitWords(unit)}, ${unit.inventory_id ? 'sudah dijual' : 'belum dijual'}`}
        trailing={<ChevronRight aria-hidden className="size-5 text-ink-faint" />}
        as={
          unit.inventory_id ? (
            <AppLink
              to="/seller/inventory/product/edit"
              search={{ id: unit.inventory_id, store_id }}
            />
          ) : (
            <AppLink
              to="/seller/inventory/product/add"
              search={{ productId: unit.product_id, query: barcode_number, store_id }}
            />
          )
        }
      />
    </Card>
  );
}

function Results({ store_id, query }: Props) {
  const result = useInfiniteQuery(availableQuery(useServices(), store_id, query));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = result;
  if (!data) {
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <Skeletons />;
  }
  const products = data.pages.flatMap((page) => page.data);
  if (products.length === 0) {
    return (
      <EmptyScreen
        drawing={<NoResultDrawing />}
        title="Tidak ada yang cocok"
        text="Mungkin sudah dijual di toko ini, atau belum ada di katalog."
        action={<Propose store_id={store_id} query={query} />}
      />
    );
  }
  return (
    <div className={result.isPlaceholderData ? 'opacity-60' : ''}>
      <Card isFlush>
        <ul aria-label="Produk di katalog" className="divide-y divide-line">
          {products.map((product) => (
            <li key={product.product_id}>
              <ListRow
                title={product.product_name}
                subtitle={`${product.brand_name} · ${unitsWords(product)}`}
                trailing={<ChevronRight aria-hidden className="size-5 text-ink-faint" />}
                as={
                  <AppLink
                    to="/seller/inventory/product/add"
                    search={{ productId: product.product_id, store_id, ...(query && { query }) }}
                  />
                }
              />
            </li>
          ))}
        </ul>
      </Card>
      {error && <Banner kind="error">Sebagian tidak dapat dimuat.</Banner>}
      {hasNextPage && (
        <div className="mt-3">
          <LoadMore isBusy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
        </div>
      )}
      {query && !hasNextPage && (
        <p className="mt-4 grid justify-items-center gap-2 text-sm text-ink-soft">
          Bukan ini barangnya?
          <Propose store_id={store_id} query={query} />
        </p>
      )}
    </div>
  );
}

/** dus isi 40, pcs; of many only how many there are. */
function unitsWords({ units }: AvailableProduct): string {
  const names = [...new Set(units.map(unitWords))];
  return names.length > 3 ? `${number(names.length)} satuan` : names.join(', ');
}

import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { number } from '../../../platform/format/money.ts';
import { useServices } from '../../../platform/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { FacetChips } from '../filters/facet-chips.tsx';
import { inventoryFilterQuery } from '../filters/filter.query.ts';
import { type ExportFilter, exportInfoQuery } from '../plans/plan.query.ts';
import { type CopyBase, type CopyValues, copyFilter } from './copy-values.ts';

type Props = {
  store_id: string;
  base: CopyBase;
  values: CopyValues;
  onChange: (part: Partial<CopyValues>) => void;
};

/** Which of the store's listings: those that were picked, or all that match, with how many that are. */
export function WhichListings({ store_id, base, values, onChange }: Props) {
  const services = useServices();
  const picked = base.inventory_ids?.split(',').length;
  const { data, error, refetch } = useQuery(inventoryFilterQuery(services, store_id));
  const filter = useDeferredValue(copyFilter(values, base));
  const { data: info } = useQuery({
    ...exportInfoQuery(services, { store_id, ...filter } as ExportFilter),
    enabled: !picked,
  });
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CardTitle>Yang disalin</CardTitle>
      <p role="status" className="text-ink-soft">
        {picked
          ? `${number(picked)} produk yang Anda pilih.`
          : info
            ? `${isNarrowed ? 'Yang cocok' : 'Semua produk toko ini'}: ${info.rows_are_capped ? 'lebih dari ' : ''}${number(info.rows)} produk.`
            : 'Menghitung produk…'}
      </p>
      {!picked && (
        <>
          <SearchField
            label="Cari nama produk"
            placeholder="Nama produk, kosongkan untuk semua"
            value={values.query}
            onChange={({ target }) => onChange({ query: target.value })}
          />
          {error && !data && (
            <Banner
              kind="error"
              link={
                <button type="button" onClick={() => void refetch()}>
                  Muat ulang
                </button>
              }
            >
              Kategori dan merek tidak dapat dimuat.
            </Banner>
          )}
          <FacetChips
            label="Kategori"
            facets={data?.categories}
            chosen={values.category_id}
            onChange={(category_id = '') => onChange({ category_id })}
          />
          <FacetChips
            label="Merek"
            facets={data?.brands}
            chosen={values.brand_id}
            onChange={(brand_id = '') => onChange({ brand_id })}
          />
        </>
      )}
    </Card>
  );
}

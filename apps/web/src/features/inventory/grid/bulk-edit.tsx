import { mostGridRows } from '@marketplace/contract/inventory-plan-words';
import { useQuery } from '@tanstack/react-query';
import { number } from '../../../platform/format/money.ts';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useAppState, useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ChipContent, ChipRow, chipStyle } from '../../../ui/chip.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { filtersOf } from '../inventory-search.ts';
import { BulkForm } from '../plans/bulk-form.tsx';
import { type BulkSearch, lostIds } from '../plans/plan-address.ts';
import { PlanSkeleton } from '../plans/plan-frame.tsx';
import { gridListingsQuery } from './grid.query.ts';
import { GridTable } from './grid-table.tsx';
import { StepList } from './step-list.tsx';
import { useGridChanges } from './use-grid-changes.ts';
import { useShownIds } from './use-shown-ids.ts';

type Props = { store_id: string; search: BulkSearch };

const ways = [
  { label: 'Satu per satu', by: undefined },
  { label: 'Satu aturan untuk semua', by: 'rule' },
] as const;

export function BulkEdit({ store_id, search }: Props) {
  const picked = search.inventory_ids?.split(',');
  const { data, error, refetch } = useQuery({
    ...gridListingsQuery(useServices(), store_id, search),
    enabled: !picked,
  });
  const ids = picked ?? data?.inventory_ids;
  if (search.inventory_ids === lostIds)
    return (
      <EmptyScreen
        drawing={<EmptyBoxDrawing />}
        title="Produk yang dipilih tidak terbaca"
        text="Kembali ke daftar, lalu pilih lagi produknya."
      />
    );
  return (
    <>
      <nav aria-label="Cara mengubah">
        <ChipRow>
          {ways.map(({ label, by }) => (
            <AppLink
              key={label}
              to="/seller/inventory/bulk-edit"
              search={{ ...search, by }}
              replace
              aria-current={search.by === by ? 'page' : undefined}
              className={chipStyle({ isChosen: search.by === by })}
            >
              <ChipContent isChosen={search.by === by}>{label}</ChipContent>
            </AppLink>
          ))}
        </ChipRow>
      </nav>
      {search.by === 'rule' ? (
        <BulkForm store_id={store_id} search={search} count={ids?.length} />
      ) : ids ? (
        <OneByOne
          store_id={store_id}
          search={search}
          ids={ids}
          isCapped={!picked && data?.is_capped === true}
        />
      ) : error ? (
        <LoadFailed error={error} onReload={() => void refetch()} />
      ) : (
        <PlanSkeleton />
      )}
    </>
  );
}

type OneByOneProps = Props & { ids: readonly string[]; isCapped: boolean };

function OneByOne({ store_id, search, ids, isCapped }: OneByOneProps) {
  const isDesktop = useAppState(({ app }) => app.isDesktop);
  const barrier = useBarrier('inventory', store_id);
  const changes = useGridChanges(store_id);
  const shown = useShownIds(ids, changes.edits);
  if (barrier) return <BarrierNote barrier={barrier} />;
  if (!changes.isReady) return <PlanSkeleton />;
  if (ids.length === 0)
    return (
      <EmptyScreen
        drawing={<EmptyBoxDrawing />}
        title="Tidak ada produk yang cocok"
        text="Ubah filternya di daftar produk, lalu coba lagi."
      />
    );
  const Work = isDesktop ? GridTable : StepList;
  const { all, beyond } = shown;
  return (
    <>
      <p className="text-sm text-ink-soft">
        {search.inventory_ids ? `${number(ids.length)} produk yang Anda pilih. ` : ''}
        {!search.inventory_ids && (
          <>
            {`${number(ids.length)} produk yang cocok dengan filter. `}
            <AppLink
              to="/seller/inventory"
              search={filtersOf(search)}
              className="font-medium text-brand-700 underline"
            >
              Ganti filter
            </AppLink>
          </>
        )}
      </p>
      {isCapped && (
        <Banner kind="important">
          {`Hanya ${number(mostGridRows)} produk pertama. Saring dulu daftarnya, atau pakai satu aturan untuk semua.`}
        </Banner>
      )}
      {changes.isRestored && (
        <Banner kind="default">Perubahan Anda yang belum diterapkan dikembalikan.</Banner>
      )}
      {beyond > 0 && (
        <Banner kind="important">
          {`${number(beyond)} produk lain yang sudah Anda isi ada di akhir daftar dan ikut dipratinjau.`}
        </Banner>
      )}
      <Work store_id={store_id} ids={all} changes={changes} />
    </>
  );
}

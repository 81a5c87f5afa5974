import type { WeeklyReport as Wanted } from '@marketplace/contract/weekly-report';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { wordsForThrown } from '../../platform/api/failure.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { type Services, useAppState, useServices } from '../../platform/services.ts';
import { chosenStore, isSeveral } from '../../platform/state/store-slice.ts';
import { useAction } from '../../platform/use-action.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast.tsx';

const weeklyReportQuery = ({ api }: Pick<Services, 'api'>, store_id: string) =>
  queryOptions({
    queryKey: ['weekly-report', { store_id }] as const,
    queryFn: ({ signal }) =>
      api('GET /api/stores/weekly-report', { query: { store_id } }, { signal }),
  });

/** The week of the store that is looked at, as a letter on Monday morning. Only who manages a store is asked. */
export function WeeklyReport() {
  const store_id = useAppState(({ store }) => chosenStore(store));
  const store = useAppState(({ store }) => store.by_id[store_id ?? '']);
  if (!store_id || (store && store.permission.store !== 'MANAGE')) return null;
  return (
    <section aria-labelledby="weekly-report">
      <h2 id="weekly-report" className="mb-2 text-lg font-semibold">
        Laporan mingguan
      </h2>
      <Card>
        {isSeveral(store_id) ? (
          <p className="text-ink-soft">
            Diatur untuk setiap toko. Pilih satu toko dulu di bagian atas layar.
          </p>
        ) : (
          <OfStore key={store_id} store_id={store_id} name={store?.name ?? ''} />
        )}
      </Card>
    </section>
  );
}

function OfStore({ store_id, name }: { store_id: string; name: string }) {
  const services = useServices();
  const query = weeklyReportQuery(services, store_id);
  const { data, error } = useQuery(query);
  const turning = useAction(
    async (is_on: boolean) => {
      const saved = await services.api('POST /api/stores/weekly-report', {
        body: { store_id, is_on },
      });
      services.queryClient.setQueryData<Wanted>(query.queryKey, saved);
    },
    (error) => showToast({ text: wordsForThrown(error), kind: 'error' }),
  );
  if (!data)
    return error ? (
      <p className="text-ink-soft">{wordsForThrown(error)}</p>
    ) : (
      <Skeleton className="h-11 w-full" />
    );
  return (
    <>
      <Switch
        label={`Kirim lewat email untuk ${name}`}
        hint="Setiap Senin pagi ke alamat email toko: angka minggu lalu dan PDF-nya."
        checked={data.is_on}
        disabled={turning.isBusy || (!data.has_address && !data.is_on)}
        onChange={({ currentTarget }) => turning.run(currentTarget.checked)}
      />
      {!data.has_address && (
        <p className="mt-2 text-sm text-ink-soft">
          Email toko belum dibuktikan.{' '}
          <AppLink
            to="/seller/store"
            search={{ section: 'email', store_id }}
            className="font-semibold text-brand-700 underline"
          >
            Isi email toko
          </AppLink>
        </p>
      )}
    </>
  );
}

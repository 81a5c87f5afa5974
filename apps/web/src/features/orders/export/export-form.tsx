import type { InputsOf } from '@marketplace/contract/call';
import { exportFormats, exportKinds } from '@marketplace/contract/export-columns';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { useAppState, useServices } from '../../../platform/services.ts';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useFilteredTotal } from '../filters/use-filtered-total.ts';
import { sortOf } from '../order-search.ts';
import { type ExportChoice, readExportChoice } from './export-choice.ts';
import { ExportColumnsChoice } from './export-columns-choice.tsx';
import { ExportOrdersChoice } from './export-orders-choice.tsx';
import { type ExportSearch, exportFiltersOf } from './export-search.ts';
import { formatWords, kindWords } from './export-words.ts';
import { exportStateQuery, exportsQuery } from './order-export.query.ts';

type Props = { store_id: string; search: ExportSearch };

/** What is to be in the file. How it was made last is how it begins, on whatever device. */
export function ExportForm({ store_id, search }: Props) {
  const store_key = useAppState(({ store }) => store.active?.id ?? '');
  const kept = useQuery({
    ...exportStateQuery(useServices(), store_key),
    enabled: store_key !== '',
  });
  if (kept.isLoading) return <Skeleton className="h-96 w-full rounded-lg" />;
  return <Form {...{ store_id, search, store_key }} begins={readExportChoice(kept.data?.state)} />;
}

type FormProps = Props & { store_key: string; begins: ExportChoice };

function Form({ store_id, search, store_key, begins }: FormProps) {
  const services = useServices();
  const { api, queryClient } = services;
  const [choice, setChoice] = useState(begins);
  const { what, format, columns } = choice;
  const starting = useAction(async () => {
    await api('POST /api/orders/seller/exports/start', {
      body: {
        ...(isSeveral(store_id)
          ? { select_all_seller_store: true, ...amongOf(store_id) }
          : { seller_store_id: store_id }),
        what,
        format,
        columns: [...columns[what]],
        ...askedOf(search),
      },
    });
    const state = { ...choice };
    queryClient.setQueryData(exportStateQuery(services, store_key).queryKey, { state });
    // What was chosen is kept for the next time; that it could not be is no reason to stop.
    api('POST /api/users/seller-ui-states', {
      body: { store_key, page: 'order-export', state },
    }).catch(() => {});
    await queryClient.invalidateQueries({ queryKey: exportsQuery(services).queryKey, exact: true });
    showToast({ text: 'File sedang dibuat. Anda boleh meninggalkan halaman ini.' });
  });
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <RadioGroup
        label="Isi file"
        value={what}
        onValueChange={(value) => setChoice({ ...choice, what: value as ExportChoice['what'] })}
        items={exportKinds.map((kind) => ({ value: kind, ...kindWords[kind] }))}
      />
      {!search.order_ids && <ExportOrdersChoice search={{ ...search, store_id }} />}
      <RadioGroup
        label="Format"
        value={format}
        onValueChange={(value) => setChoice({ ...choice, format: value as ExportChoice['format'] })}
        items={exportFormats.map((each) => ({ value: each, label: formatWords[each] }))}
      />
      <ExportColumnsChoice choice={choice} onChoose={setChoice} />
      <Expected search={{ ...search, store_id }} />
      <Button isBlock isBusy={starting.isBusy} onClick={() => starting.run()}>
        Buat file
      </Button>
    </Card>
  );
}

/** Several stores, not all, are named one by one. */
const amongOf = (store_id: string) =>
  store_id.includes(',') ? { store_id: store_id.split(',') } : {};

type ExportCall = InputsOf<'POST /api/orders/seller/exports/start'>['body'];

function askedOf(search: ExportSearch) {
  const { order_ids, store_id: _store, ...filters } = exportFiltersOf(search);
  if (order_ids) return { filter: {}, order_ids: order_ids.split(',') };
  return { filter: { ...filters, sort: sortOf(filters) } as ExportCall['filter'] };
}

/** How many orders there will be, before anything is made. */
function Expected({ search: { order_ids, ...filters } }: { search: ExportSearch }) {
  const total = useFilteredTotal(order_ids ? undefined : filters);
  const orders = order_ids ? number(order_ids.split(',').length) : total;
  return (
    <p role="status" className="text-ink-soft">
      {orders === undefined ? (
        'Menghitung pesanan…'
      ) : (
        <>
          <b className="font-semibold text-ink">{orders} pesanan</b>{' '}
          {order_ids ? 'yang Anda pilih masuk ke file.' : 'masuk ke file.'}
        </>
      )}
    </p>
  );
}

import { fulfilmentStatuses } from '@marketplace/contract/order-status';
import { useNavigate } from '@tanstack/react-router';
import { useAppState } from '../../../platform/services.ts';
import { allStores } from '../../../platform/state/store-slice.ts';
import { useLastDays } from '../../../shared/last-days.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { statusWords } from '../order-words.ts';
import { type ExportSearch, exportFiltersOf } from './export-search.ts';

const spans = [7, 30, 90] as const;

/** Which orders: of which stores, of which days, where they stand. All of it stands in the address. */
export function ExportOrdersChoice({ search }: { search: ExportSearch }) {
  const navigate = useNavigate();
  const stores = useAppState(({ store }) => store.list);
  const lastDays = useLastDays();
  const choose = (change: ExportSearch) =>
    void navigate({
      to: '/seller/orders/export',
      search: exportFiltersOf({ ...search, ...change }),
      replace: true,
      resetScroll: false,
    });
  const { store_id = '', date_from, date_to, status } = search;
  const chosen = status?.split(',') ?? [];
  const toggle = (each: string) => {
    const next = fulfilmentStatuses.filter((one) => (one === each) !== chosen.includes(one));
    choose({ status: next.join(',') || undefined });
  };
  const sellers = stores.filter(({ permission }) => permission.order !== 'NONE');
  return (
    <>
      {sellers.length > 1 && (
        <Select
          label="Toko"
          value={store_id}
          onValueChange={(value) => choose({ store_id: value })}
          items={[
            { value: allStores, label: 'Semua toko' },
            ...sellers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        <legend className="mb-2 text-sm font-semibold">Pesanan masuk pada</legend>
        <div className="flex flex-wrap gap-2">
          <Chip
            isChosen={!date_from && !date_to}
            onClick={() => choose({ date_from: undefined, date_to: undefined })}
          >
            Semua tanggal
          </Chip>
          {spans.map((count) => {
            const span = lastDays(count);
            const isChosen = date_from === span.date_from && date_to === span.date_to;
            return (
              <Chip key={count} isChosen={isChosen} onClick={() => choose(span)}>
                {count} hari
              </Chip>
            );
          })}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
          <TextField
            label="Dari tanggal"
            type="date"
            max={date_to}
            value={date_from ?? ''}
            onChange={({ currentTarget: { value } }) => choose({ date_from: value || undefined })}
          />
          <TextField
            label="Sampai tanggal"
            type="date"
            min={date_from}
            value={date_to ?? ''}
            onChange={({ currentTarget: { value } }) => choose({ date_to: value || undefined })}
          />
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-semibold">Status</legend>
        <div className="flex flex-wrap gap-2">
          <Chip isChosen={chosen.length === 0} onClick={() => choose({ status: undefined })}>
            Semua
          </Chip>
          {fulfilmentStatuses.map((each) => (
            <Chip key={each} isChosen={chosen.includes(each)} onClick={() => toggle(each)}>
              {statusWords[each].label}
            </Chip>
          ))}
        </div>
      </fieldset>
    </>
  );
}

import type { AccountingStage } from '@marketplace/contract/accounting-words';
import type { Store } from '@marketplace/contract/stores';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Store as StoreIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { number } from '../../../platform/format/money.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { NotAllowed } from '../../../platform/not-allowed.tsx';
import { useServices } from '../../../platform/services.ts';
import { bookSummaryQuery } from '../../../shared/book-summary.query.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { IconTile, ListRow } from '../../../ui/list-row.tsx';
import { storesQuery } from '../accounting.query.ts';
import { stageWords } from '../accounting-words.ts';
import type { BooksAddress } from './books-nav.tsx';

type Props = {
  at: BooksAddress;
  store_id: string | undefined;
  children: (store: Store, canSwitch: boolean) => ReactNode;
};

/** The store that the address names; without one the only one whose books they may keep, or a choice among them. */
export function StoreOfPerson({ at, store_id, children }: Props) {
  const { data: stores, error, refetch } = useQuery(storesQuery(useServices()));
  if (!stores)
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <RowSkeletons />;
  const own = stores.filter(
    ({ is_seller, permission }) => is_seller && permission.store === 'MANAGE',
  );
  if (store_id) {
    const store = own.find(({ id }) => id === store_id);
    return store ? children(store, own.length > 1) : <NotAllowed level={2} />;
  }
  const [first, ...others] = own;
  if (!first)
    return stores.some(({ is_seller }) => is_seller) ? <NotAllowed level={2} /> : <None />;
  return others.length === 0 ? children(first, false) : <Choice at={at} stores={own} />;
}

const None = () => (
  <EmptyScreen
    drawing={<EmptyBoxDrawing />}
    title="Belum ada toko penjual"
    text="Pembukuan dihubungkan untuk toko yang berjualan."
  />
);

const Choice = ({ at, stores }: { at: BooksAddress; stores: readonly Store[] }) => (
  <>
    <p className="text-ink-soft">Pilih toko. Tiap toko punya data usaha dan gudangnya sendiri.</p>
    <Card isFlush>
      <ul aria-label="Toko" className="divide-y divide-line">
        {stores.map((store) => (
          <li key={store.id}>
            <StoreRow at={at} store={store} />
          </li>
        ))}
      </ul>
    </Card>
  </>
);

function StoreRow({ at, store }: { at: BooksAddress; store: Store }) {
  const { data } = useQuery(bookSummaryQuery(useServices(), store.id));
  return (
    <ListRow
      icon={
        <IconTile>
          <StoreIcon />
        </IconTile>
      }
      title={store.name}
      subtitle={data && summaryWords(data)}
      trailing={<ChevronRight aria-hidden className="size-5 text-ink-faint" />}
      as={<AppLink to={at} search={{ store_id: store.id, store_name: store.name }} />}
    />
  );
}

const summaryWords = ({ stage, waiting }: { stage: AccountingStage; waiting: number }): string =>
  waiting > 0
    ? `${stageWords[stage].label} · ${number(waiting)} selisih menunggu Anda`
    : stageWords[stage].label;

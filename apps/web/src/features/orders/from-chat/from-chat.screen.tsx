import { chatOrderStates } from '@marketplace/contract/chat-order-words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ClipboardPaste } from 'lucide-react';
import { rupiah } from '../../../platform/format/money.ts';
import { clockOrMoment } from '../../../platform/format/time.ts';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { useAppState, useServices } from '../../../platform/services.ts';
import { chosenStore, isSeveral } from '../../../platform/state/store-slice.ts';
import { barrierIn } from '../../../platform/store-standing.ts';
import { RecordPending, RowSkeletons, recordPage } from '../../../shared/record-page.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChipContent, ChipRow, chipStyle } from '../../../ui/chip.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { chatOrderListQuery } from './from-chat.query.ts';
import { type FromChatSearch, readFromChatSearch } from './from-chat-search.ts';
import { stateWords } from './from-chat-words.ts';

export const Route = createFileRoute('/_private/seller/orders/from-chat')({
  validateSearch: readFromChatSearch,
  staticData: { isForSellers: true },
  component: FromChatScreen,
  pendingComponent: RecordPending,
});

/** Orders that were written in chats, and how far each is. */
function FromChatScreen() {
  const search = Route.useSearch();
  const chosen = useAppState(({ store }) => chosenStore(store));
  const store_id = search.store_id ?? chosen;
  if (!store_id) return <RecordPending />;
  return (
    <div className={recordPage}>
      <BackLink otherwise={`/seller/orders?store_id=${store_id}`}>Pesanan</BackLink>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold tracking-tight">Pesanan dari chat</h1>
        <WriteDown store_id={store_id} />
      </div>
      <p className="text-ink-soft">
        Tempel chat pembeli, cocokkan barangnya, lalu kirim tautan untuk dikonfirmasi. Stok baru
        dipesan setelah pembeli setuju.
      </p>
      <Orders key={store_id} {...{ store_id, search }} />
    </div>
  );
}

/** It is written down for one store. */
function WriteDown({ store_id }: { store_id: string }) {
  const isBarred = useAppState(
    ({ store }) => isSeveral(store_id) || Boolean(barrierIn(store, 'order', store_id)),
  );
  if (isBarred) return null;
  return (
    <AppLink
      to="/seller/orders/from-chat/write"
      search={{ store_id }}
      className={buttonStyle({ size: 'sm' })}
    >
      <ClipboardPaste aria-hidden className="size-5" />
      Tempel chat
    </AppLink>
  );
}

type Props = { store_id: string; search: FromChatSearch };

function Orders({ store_id, search }: Props) {
  const result = useInfiniteQuery(chatOrderListQuery(useServices(), store_id, search));
  const { data, error, isFetching } = result;
  const orders = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <>
      <nav aria-label="Keadaan pesanan dari chat">
        <ChipRow>
          {[undefined, ...chatOrderStates].map((state) => {
            const isChosen = state === search.state;
            return (
              <AppLink
                key={state ?? 'all'}
                to="/seller/orders/from-chat"
                search={{ store_id, state }}
                replace
                aria-current={isChosen ? 'page' : undefined}
                activeOptions={{ exact: true }}
                activeProps={{}}
                className={chipStyle({ isChosen })}
              >
                <ChipContent isChosen={isChosen}>
                  {state ? stateWords[state].label : 'Semua'}
                </ChipContent>
              </AppLink>
            );
          })}
        </ChipRow>
      </nav>
      {!data &&
        (error ? (
          <LoadFailed
            error={error}
            onReload={() => void result.refetch()}
            isReloading={isFetching}
          />
        ) : (
          <RowSkeletons />
        ))}
      {data && orders.length === 0 && (
        <EmptyScreen
          drawing={<EmptyBoxDrawing />}
          title={search.state ? 'Tidak ada di sini' : 'Belum ada pesanan dari chat'}
          text="Salin pesan pembeli dari WhatsApp, lalu tekan “Tempel chat”."
        />
      )}
      {orders.length > 0 && (
        <Card isFlush>
          <ul aria-label="Pesanan dari chat" className="divide-y divide-line">
            {orders.map((order) => (
              <li key={`${order.store_id}-${order.id}`}>
                <ListRow
                  title={
                    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                      {order.buyer_name}
                      <Badge tone={stateWords[order.state].tone}>
                        {stateWords[order.state].label}
                      </Badge>
                    </span>
                  }
                  subtitle={
                    <>
                      {isSeveral(store_id) && (
                        <span className="block font-medium text-ink">{order.store_name}</span>
                      )}
                      <span className="block">
                        {order.first_product_name}
                        {order.line_count > 1 && ` dan ${order.line_count - 1} lainnya`}
                      </span>
                      <span className="block">
                        {clockOrMoment(order.created_at, order.time_zone)}
                        {order.order_number && ` · ${order.order_number}`}
                      </span>
                    </>
                  }
                  trailing={<span className="tabular-nums">{rupiah(order.total_amount)}</span>}
                  as={
                    <AppLink
                      to="/seller/orders/from-chat/detail"
                      search={{ store_id: order.store_id, chat_order_id: order.id }}
                    />
                  }
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {result.hasNextPage && (
        <LoadMore isBusy={result.isFetchingNextPage} onMore={() => void result.fetchNextPage()} />
      )}
    </>
  );
}

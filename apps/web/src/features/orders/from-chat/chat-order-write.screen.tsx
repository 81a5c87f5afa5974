import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { OneStore } from '../../../shared/one-store.tsx';
import { RecordPage, RecordPending, recordPage } from '../../../shared/record-page.tsx';
import { ChatOrderForm } from './chat-order-form.tsx';
import { chatOrderQuery } from './from-chat.query.ts';
import { readChatOrderId } from './from-chat-search.ts';

export const Route = createFileRoute('/_private/seller/orders/from-chat/write')({
  validateSearch: readChatOrderId,
  staticData: { isForSellers: true },
  component: ChatOrderWriteScreen,
  pendingComponent: RecordPending,
});

/** A chat that is pasted and becomes an order for its buyer, or another form of one that was written down. */
function ChatOrderWriteScreen() {
  const { chat_order_id, store_id } = Route.useSearch();
  return (
    <OneStore store_id={store_id}>
      {(store_id) =>
        chat_order_id ? (
          <Changed key={chat_order_id} {...{ store_id, chat_order_id }} />
        ) : (
          <div className={recordPage}>
            <BackLink otherwise={`/seller/orders/from-chat?store_id=${store_id}`}>
              Pesanan dari chat
            </BackLink>
            <h1 className="text-2xl font-bold tracking-tight">Tempel chat pesanan</h1>
            <ChatOrderForm key={store_id} store_id={store_id} order={null} />
          </div>
        )
      }
    </OneStore>
  );
}

function Changed({ store_id, chat_order_id }: { store_id: string; chat_order_id: string }) {
  const result = useQuery(chatOrderQuery(useServices(), store_id, chat_order_id));
  return (
    <RecordPage
      title="Ubah pesanan dari chat"
      back={{
        to: `/seller/orders/from-chat/detail?store_id=${store_id}&chat_order_id=${chat_order_id}`,
        label: result.data?.chat_order.buyer_name ?? 'Pesanan dari chat',
      }}
      result={result}
    >
      {({ chat_order }) => <ChatOrderForm store_id={store_id} order={chat_order} />}
    </RecordPage>
  );
}

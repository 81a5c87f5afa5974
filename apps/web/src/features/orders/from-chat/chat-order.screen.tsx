import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { refuseWithout } from '../../../platform/navigation/refuse-without.ts';
import { useServices } from '../../../platform/services.ts';
import { RecordPage, RecordPending } from '../../../shared/record-page.tsx';
import { ChatOrderActions } from './chat-order-actions.tsx';
import { ChatOrderFacts } from './chat-order-facts.tsx';
import { chatOrderQuery } from './from-chat.query.ts';
import { readChatOrderId } from './from-chat-search.ts';

export const Route = createFileRoute('/_private/seller/orders/from-chat/detail')({
  validateSearch: readChatOrderId,
  staticData: { isForSellers: true },
  beforeLoad: refuseWithout('chat_order_id'),
  component: ChatOrderScreen,
  pendingComponent: RecordPending,
});

/** An order that was written down for a buyer: what is in it, its link, and what became of it. */
function ChatOrderScreen() {
  const { chat_order_id = '', store_id = '' } = Route.useSearch();
  const result = useQuery(chatOrderQuery(useServices(), store_id, chat_order_id));
  return (
    <RecordPage
      title={result.data ? `Pesanan ${result.data.chat_order.buyer_name}` : 'Pesanan dari chat'}
      back={{ to: `/seller/orders/from-chat?store_id=${store_id}`, label: 'Pesanan dari chat' }}
      result={result}
    >
      {({ chat_order }) => (
        <>
          <ChatOrderActions key={chat_order.id} order={chat_order} />
          <ChatOrderFacts order={chat_order} />
        </>
      )}
    </RecordPage>
  );
}

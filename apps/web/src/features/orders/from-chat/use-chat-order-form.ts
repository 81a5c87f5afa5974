import type { ChatOrderDetail } from '@marketplace/contract/chat-order';
import { useRouter } from '@tanstack/react-router';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useServices } from '../../../platform/services.ts';
import { showToast } from '../../../ui/toast.tsx';
import { problemsOf, saveBody, valuesOf } from './chat-values.ts';
import { chatOrderQuery, chatOrdersKey } from './from-chat.query.ts';

type Options = { store_id: string; order: ChatOrderDetail | null };

export type ChatOrderFormOf = ReturnType<typeof useChatOrderForm>;

/** The form of an order from a chat, new or as it was written down. */
export function useChatOrderForm({ store_id, order }: Options) {
  const services = useServices();
  const router = useRouter();
  return useDraftForm({
    name: `chat-order:${store_id}:${order?.id ?? 'new'}`,
    base: order,
    initial: valuesOf,
    isForNew: order === null,
    check: problemsOf,
    // A line is known here by its key, not by its place.
    fieldOf: (field, values) => {
      const at = /^lines\.(\d+)\./.exec(field)?.[1];
      if (at === undefined) return field === 'buyer_store_id' ? 'buyer' : field;
      const { lines } = saveBody(values, { store_id, order });
      const id = lines[Number(at)]?.inventory_id;
      return values.lines.find(({ inventory_id }) => inventory_id === id)?.key ?? field;
    },
    send: (values, base, options) =>
      services.api(
        'POST /api/orders/seller/chat-orders/save',
        { body: saveBody(values, { store_id, order: base }) },
        options,
      ),
    onSent: async ({ chat_order }) => {
      services.queryClient.setQueryData(
        chatOrderQuery(services, store_id, chat_order.id).queryKey,
        () => ({ chat_order }),
      );
      showToast({ text: 'Pesanan dari chat disimpan.', kind: 'success', isForNext: true });
      await services.queryClient.invalidateQueries({ queryKey: chatOrdersKey });
    },
    leave: ({ chat_order: { id: chat_order_id } }) =>
      void router.navigate({
        to: '/seller/orders/from-chat/detail',
        search: { store_id, chat_order_id },
        replace: true,
      }),
  });
}

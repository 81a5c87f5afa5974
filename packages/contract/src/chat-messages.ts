import { z } from 'zod';
import { channelRow, chatMessage, messageText } from './chat.ts';
import { chatStoreMissing, chatStores, isChatStoreChosen, messageNumber } from './chat-channels.ts';
import { asSeller, endpoint } from './endpoint.ts';
import { id, says, uuid } from './fields.ts';
import { seenEvents } from './seen-events.ts';

const unread = endpoint({
  method: 'GET',
  path: '/chat/user/chat/unread',
  doc: 'How much of the chosen stores’ channels nobody has read, exactly, and how many wait for an answer.',
  access: asSeller('order', 'VIEW', { one: 'store_id', all: 'select_all_store' }),
  by_chat_token: true,
  query: z.strictObject(chatStores).refine(isChatStoreChosen, chatStoreMissing),
  response: z.object({
    messages: z.int(),
    channels: z.int(),
    waiting: z.int(),
    stores: z
      .array(z.object({ store_id: id, messages: z.int(), channels: z.int() }))
      .meta({ description: 'Those of the stores in which something is unread.' }),
    seen: seenEvents,
  }),
  errors: [],
});

const messageBody = z
  .strictObject({
    store_id: id.meta({ description: 'The store of whoever writes.' }),
    channel_id: id,
    message_id: uuid,
    text: messageText.default(''),
    photo_id: uuid
      .optional()
      .meta({ description: 'Sent before with the purpose `chat_attachment`; photos alone.' }),
    inventory_id: id
      .optional()
      .meta({ description: 'A product of the store that sells in the channel.' }),
    order_id: id.optional().meta({ description: 'An order between the two stores.' }),
    reply_to: messageNumber.optional(),
  })
  .superRefine((body, context) => {
    const parts = [body.photo_id, body.inventory_id, body.order_id].filter((part) => part);
    if (parts.length > 1)
      context.addIssue({ code: 'custom', path: ['order_id'], message: says('unknown_field') });
    if (parts.length === 0 && body.text === '')
      context.addIssue({ code: 'custom', path: ['text'], message: says('required') });
  });

const create = endpoint({
  method: 'POST',
  path: '/chat/user/chat/create',
  doc: 'Sends a message: words, a photo, a product or an order, with words beside it. Sent again with its `message_id`, it is answered as the first time.',
  access: asSeller('order', 'MANAGE', { one: 'store_id' }),
  by_chat_token: true,
  body: messageBody,
  response: z.object({ message: chatMessage, channel: channelRow }),
  errors: [
    'channel_not_found',
    'chat_blocked',
    'chat_not_allowed',
    'chat_message_conflict',
    'chat_message_not_found',
    'file_not_found',
    'inventory_not_found',
    'order_not_found',
    'store_inactive',
  ],
  queueable: true,
  limits: [{ by: 'person', max: 60, seconds: 60 }],
});

export const chatMessages = { unread, create };
export type MessageBody = z.output<typeof messageBody>;

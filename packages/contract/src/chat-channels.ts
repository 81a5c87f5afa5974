import { z } from 'zod';
import { channelRow, chatMessage } from './chat.ts';
import { channelTabs, chatSides, reportReasons } from './chat-words.ts';
import { asSeller, endpoint } from './endpoint.ts';
import { done, id, line, queryFlag, queryInteger, says } from './fields.ts';
import { choice } from './order-row.ts';
import { followed, following } from './pages.ts';
import { seenEvents } from './seen-events.ts';

/** Both sides call alike: `store_id` is the caller's own store, whether it sells in the channel or buys. */
const seesStores = asSeller('order', 'VIEW', { one: 'store_id', all: 'select_all_store' });
const sees = asSeller('order', 'VIEW', { one: 'store_id' });
const acts = asSeller('order', 'MANAGE', { one: 'store_id' });
const ofChannel = { store_id: id, channel_id: id };

const chosenStores = {
  store_id: id.optional(),
  select_all_store: queryFlag.default(false),
  side: choice(chatSides).default('SELLER'),
};
type StoreChoice = { store_id?: string | undefined; select_all_store: boolean };
const isChosen = (query: StoreChoice) => Boolean(query.store_id) !== query.select_all_store;
const choiceMissing = { path: ['store_id'], error: says('store_choice_missing') };

/** How many channels of the chosen stores stand so, whatever the list is narrowed to. */
const channelCounts = z.object({ UNREAD: z.int(), WAITING: z.int() });

const list = endpoint({
  method: 'GET',
  path: '/chat/channel/list',
  doc: 'Channels of one store or of all stores of the person, the one with the newest message first. Those the store has blocked stand in BLOCKED alone.',
  access: seesStores,
  by_chat_token: true,
  query: z
    .strictObject({ ...chosenStores, tab: choice(channelTabs).default('ALL'), ...following })
    .refine(isChosen, choiceMissing),
  response: z.object({ ...followed(channelRow), counts: channelCounts, seen: seenEvents }),
  errors: [],
});

const searches = endpoint({
  method: 'GET',
  path: '/chat/channel/searches',
  doc: 'Channels whose other store is called so, and messages in which all the words stand, the newest first.',
  access: seesStores,
  by_chat_token: true,
  query: z
    .strictObject({
      ...chosenStores,
      channel_id: id.optional().meta({ description: 'Within one channel alone.' }),
      query: line(1, 100),
      ...following,
    })
    .refine(isChosen, choiceMissing),
  response: z.object({
    channels: z.array(channelRow).meta({ description: 'At most 20, on the first page alone.' }),
    ...followed(z.object({ channel: channelRow, message: chatMessage })),
  }),
  errors: [],
});

const create = endpoint({
  method: 'POST',
  path: '/chat/channel/create',
  doc: 'The channel with another store; made where there is none yet. A store that buys may write to any that sells; one that sells to those that have ordered from it, asked it for offers, or written to it.',
  access: acts,
  by_chat_token: true,
  body: z.strictObject({
    store_id: id,
    side: choice(chatSides).default('SELLER'),
    other_store_id: id,
  }),
  response: z.object({ channel: channelRow }),
  errors: ['store_not_found', 'chat_not_allowed', 'chat_blocked', 'store_inactive'],
  // Who opens the chat of one order after the other asks for channels that are there.
  limits: [{ by: 'person', max: 600, seconds: 3600 }],
});

const messages = endpoint({
  method: 'GET',
  path: '/chat/channel/messages',
  doc: 'Messages of a channel in their order: the last ones, those before or after a number, or those around it.',
  access: sees,
  by_chat_token: true,
  query: z
    .strictObject({
      ...ofChannel,
      before: queryInteger(1, 2_000_000_000).optional(),
      after: queryInteger(0, 2_000_000_000).optional(),
      around: queryInteger(1, 2_000_000_000).optional(),
      limit: queryInteger(1, 100).default(40),
    })
    .refine(
      (query) =>
        [query.before, query.after, query.around].filter((n) => n !== undefined).length <= 1,
      {
        path: ['around'],
        error: says('unknown_field'),
      },
    ),
  response: z.object({
    channel: channelRow,
    messages: z.array(chatMessage),
    has_before: z.boolean(),
    has_after: z.boolean(),
    seen: seenEvents,
  }),
  errors: ['channel_not_found'],
});

const number = z.int(says('invalid')).min(1, says('too_small')).max(2_000_000_000, says('too_big'));

const read = endpoint({
  method: 'POST',
  path: '/chat/channel/read',
  doc: 'Somebody of the store has read up to this message; both sides are told. A lower number than before changes nothing.',
  access: acts,
  by_chat_token: true,
  body: z.strictObject({ ...ofChannel, number }),
  response: z.object({ channel: channelRow }),
  errors: ['channel_not_found'],
});

const delivered = endpoint({
  method: 'POST',
  path: '/chat/channel/delivered',
  doc: 'Messages up to these numbers have arrived at a device of somebody of the store; channels that are not the store’s are passed over.',
  access: sees,
  by_chat_token: true,
  body: z.strictObject({
    store_id: id,
    channels: z
      .array(z.strictObject({ channel_id: id, number }))
      .min(1, says('required'))
      .max(100, says('too_long')),
  }),
  response: done,
  errors: [],
});

const typing = endpoint({
  method: 'POST',
  path: '/chat/channel/typing',
  doc: 'Somebody of the store is writing: the open streams of the other side hear “typing”, and nothing is kept of it. Sent every three seconds at most.',
  access: acts,
  by_chat_token: true,
  body: z.strictObject(ofChannel),
  response: done,
  errors: ['channel_not_found'],
  limits: [{ by: 'person', max: 60, seconds: 60 }],
});

const block = endpoint({
  method: 'POST',
  path: '/chat/channel/block',
  doc: 'Neither store can write to the other, in this channel or the one the other way round, until the store that has blocked it opens it again; done twice, it is answered alike.',
  access: acts,
  by_chat_token: true,
  body: z.strictObject({ ...ofChannel, is_blocked: z.boolean() }),
  response: z.object({ channel: channelRow }),
  errors: ['channel_not_found'],
});

const report = endpoint({
  method: 'POST',
  path: '/chat/channel/report',
  doc: 'Tells the marketplace of the other side’s messages; the last 20 up to the one named are kept with it. The same of the same person again while it is open is the same report.',
  access: acts,
  by_chat_token: true,
  body: z.strictObject({
    ...ofChannel,
    number: number
      .optional()
      .meta({ description: 'The message it is about; without it the last one.' }),
    reason: choice(reportReasons),
    text: line(0, 1000).default(''),
  }),
  response: done,
  errors: ['channel_not_found', 'chat_message_not_found'],
  limits: [{ by: 'person', max: 20, seconds: 3600 }],
});

export const chatChannels = {
  list,
  searches,
  create,
  messages,
  read,
  delivered,
  typing,
  block,
  report,
};
export {
  choiceMissing as chatStoreMissing,
  chosenStores as chatStores,
  isChosen as isChatStoreChosen,
  number as messageNumber,
};
export type ChannelListQuery = z.output<typeof list.query>;
export type ChannelSearchQuery = z.output<typeof searches.query>;
export type MessagesQuery = z.output<typeof messages.query>;
export type ChannelCounts = z.infer<typeof channelCounts>;

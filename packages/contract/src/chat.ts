import { z } from 'zod';
import { chatSides, longestMessage, messageKinds } from './chat-words.ts';
import { id, instant, money, says, uuid } from './fields.ts';
import { fulfilmentStatuses } from './order-status.ts';
import { hasUnseen } from './unseen.ts';

/**
 * What people write to each other: lines are kept, blanks at the ends go, and so do signs that nobody sees or that turn
 * a text around. A text that was copied from elsewhere often has some; refused for them, it could not be sent at all.
 */
export const writtenText = (max: number) =>
  z
    .string()
    .max(max * 4, says('too_long'))
    .transform((text) => withoutUnseen(text.replace(/\r\n?/g, '\n')).trim())
    .pipe(z.string().max(max, says('too_long')));

const withoutUnseen = (text: string) =>
  hasUnseen(text.replaceAll('\n', ' '))
    ? [...graphemes.segment(text)]
        .map(({ segment }) => (segment === '\n' || !hasUnseen(segment) ? segment : bare(segment)))
        .join('')
    : text;

const graphemes = new Intl.Segmenter('id', { granularity: 'grapheme' });
const bare = (segment: string) => [...segment].filter((sign) => !hasUnseen(sign)).join('');

export const messageText = writtenText(longestMessage);

/** The product as it was when it was sent; the link leads to what it is now. */
export const productCard = z.object({
  inventory_id: id,
  product_name: z.string(),
  unit_name: z.string(),
  category_id: id.nullable(),
  price: money,
});

/** The order as it was when it was sent. */
export const orderCard = z.object({
  order_id: id,
  order_number: z.string(),
  fulfilment_status: z.enum(fulfilmentStatuses),
  total_amount: money,
  order_units: z.int(),
});

/** The message that another one answers. */
const repliedTo = z.object({
  number: z.int(),
  is_own: z.boolean(),
  kind: z.enum(messageKinds),
  text: z.string().meta({ description: 'Its first 200 signs, or what its card or photo shows.' }),
});

/** One message, as one side of the channel sees it. */
export const chatMessage = z.object({
  channel_id: id,
  message_id: uuid.meta({
    description: 'Given by whoever wrote it: sent twice, it is one message.',
  }),
  number: z.int().meta({ description: 'Its place in the channel: 1, 2, 3, without gaps.' }),
  is_own: z.boolean().meta({ description: 'Written by somebody of the store that looks.' }),
  sender_name: z.string().nullable().meta({
    description:
      'Who of the own store has written it; null for the other store and for what the clock has sent.',
  }),
  is_automatic: z
    .boolean()
    .meta({ description: 'Sent by the store’s own rule while it is closed.' }),
  kind: z.enum(messageKinds),
  text: z.string(),
  photo: z.object({ file_id: uuid, width: z.int(), height: z.int() }).nullable(),
  product: productCard.nullable(),
  order: orderCard.nullable(),
  reply_to: repliedTo.nullable(),
  created_at: instant,
});

/** A channel between a store that sells and one that buys, as one of the two sees it. */
export const channelRow = z.object({
  channel_id: id,
  store_id: id.meta({ description: 'The store that looks.' }),
  store_name: z.string(),
  time_zone: z.string(),
  side: z.enum(chatSides),
  other: z.object({
    store_id: id,
    name: z.string(),
    city: z.string(),
    is_active: z.boolean(),
  }),
  last_number: z.int().meta({ description: '0 where nothing has been written.' }),
  last_message: z
    .object({
      kind: z.enum(messageKinds),
      is_own: z.boolean(),
      is_automatic: z.boolean(),
      sender_name: z.string().nullable(),
      text: z.string().meta({ description: 'Its first 200 signs, or what its card shows.' }),
    })
    .nullable(),
  last_at: instant.meta({
    description: 'Of the last message; of the channel where there is none.',
  }),
  unread: z
    .int()
    .meta({ description: 'Messages of the other side that nobody of this store has read.' }),
  read_number: z.int().meta({ description: 'How far this store has read.' }),
  other_read_number: z.int(),
  other_delivered_number: z.int(),
  waiting_since: instant
    .nullable()
    .meta({ description: 'Since when the other side waits for an answer by a person.' }),
  is_blocked: z.boolean().meta({ description: 'By this store: nobody can write.' }),
  is_blocked_by_other: z.boolean(),
});

export type ChatMessage = z.infer<typeof chatMessage>;
export type ChannelRow = z.infer<typeof channelRow>;
export type ProductCard = z.infer<typeof productCard>;
export type OrderCard = z.infer<typeof orderCard>;

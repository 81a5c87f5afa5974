import { z } from 'zod';
import { writtenText } from './chat.ts';
import { chatSides, longestReply } from './chat-words.ts';
import { asSeller, endpoint } from './endpoint.ts';
import { done, id, line, says, version } from './fields.ts';
import { choice } from './order-row.ts';

const sees = asSeller('order', 'VIEW', { one: 'store_id' });
const acts = asSeller('order', 'MANAGE', { one: 'store_id' });

const baseQuestion = endpoint({
  method: 'GET',
  path: '/chat/template/base-question',
  doc: 'Quick questions of the marketplace for one side of a channel, to be sent by a tap once the fields in braces are filled in by whoever shows them.',
  access: sees,
  by_chat_token: true,
  query: z.strictObject({ store_id: id, side: choice(chatSides).default('SELLER') }),
  response: z.object({ questions: z.array(z.object({ question_id: id, text: z.string() })) }),
  errors: [],
});

const quickReply = z.object({
  reply_id: id,
  title: z.string(),
  text: z
    .string()
    .meta({ description: 'With {nama}, {nomor pesanan} and {toko} where they belong.' }),
  version,
});

const replies = endpoint({
  method: 'GET',
  path: '/chat/template/replies',
  doc: 'The store’s own quick replies, by title.',
  access: sees,
  by_chat_token: true,
  query: z.strictObject({ store_id: id }),
  response: z.object({ replies: z.array(quickReply) }),
  errors: [],
});

const saveReply = endpoint({
  method: 'POST',
  path: '/chat/template/replies/save',
  doc: 'A new quick reply, or with `reply_id` and `version` another form of one there is. A new one that is sent again as it was is answered with the one there is.',
  access: acts,
  by_chat_token: true,
  body: z
    .strictObject({
      store_id: id,
      reply_id: id.optional(),
      version: version.optional(),
      title: line(1, 40),
      text: writtenText(longestReply).pipe(z.string().min(1, says('required'))),
    })
    .refine((body) => Boolean(body.reply_id) === (body.version !== undefined), {
      path: ['version'],
      error: says('required'),
    }),
  response: z.object({ reply: quickReply }),
  errors: [
    'quick_reply_not_found',
    'quick_reply_conflict',
    'quick_replies_too_many',
    'store_inactive',
  ],
});

const removeReply = endpoint({
  method: 'POST',
  path: '/chat/template/replies/remove',
  doc: 'Removes a quick reply; done twice, it is answered alike.',
  access: acts,
  by_chat_token: true,
  body: z.strictObject({ store_id: id, reply_id: id }),
  response: done,
  errors: ['store_inactive'],
});

const awayMessage = z.object({
  is_on: z.boolean(),
  text: z.string(),
  has_hours: z
    .boolean()
    .meta({ description: 'Whether the store has told its opening hours, which it goes by.' }),
  version,
});

const away = endpoint({
  method: 'GET',
  path: '/chat/template/away',
  doc: 'What the store answers by itself outside of its opening hours and on closing days.',
  access: sees,
  by_chat_token: true,
  query: z.strictObject({ store_id: id }),
  response: z.object({ away: awayMessage }),
  errors: [],
});

const saveAway = endpoint({
  method: 'POST',
  path: '/chat/template/away/save',
  doc: 'Sets what the store answers by itself while it is closed: once for each buyer and closed stretch. It does not count as an answer.',
  access: acts,
  by_chat_token: true,
  body: z
    .strictObject({
      store_id: id,
      version,
      is_on: z.boolean(),
      text: writtenText(longestReply),
    })
    .refine((body) => !body.is_on || body.text !== '', { path: ['text'], error: says('required') }),
  response: z.object({ away: awayMessage }),
  errors: ['away_message_conflict', 'store_inactive'],
});

export const chatTemplates = { baseQuestion, replies, saveReply, removeReply, away, saveAway };
export type QuickReply = z.infer<typeof quickReply>;
export type AwayMessage = z.infer<typeof awayMessage>;

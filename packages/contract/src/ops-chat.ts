import { z } from 'zod';
import { chatMessage } from './chat.ts';
import { chatSides, reportReasons, reportVerdicts } from './chat-words.ts';
import { asOperator, endpoint } from './endpoint.ts';
import { id, instant, line, queryFlag, uuid } from './fields.ts';
import { choice } from './order-row.ts';
import { followed, following } from './pages.ts';

const access = asOperator('SUPPORT');

const chatReport = z.object({
  store_id: id.meta({ description: 'The store that has reported.' }),
  store_name: z.string(),
  report_id: id,
  channel_id: id,
  side: z.enum(chatSides),
  other: z.object({ store_id: id, name: z.string() }),
  reason: z.enum(reportReasons),
  text: z.string(),
  messages: z
    .array(chatMessage)
    .meta({ description: 'As they were; `is_own` is the reporting store’s.' }),
  verdict: z.enum(reportVerdicts).nullable(),
  verdict_text: z.string(),
  created_at: instant,
  settled_at: instant.nullable(),
});

const list = endpoint({
  method: 'GET',
  path: '/ops/chat-reports/list',
  doc: 'What stores have reported of channels, the oldest first.',
  access,
  query: z.strictObject({ is_settled: queryFlag.default(false), ...following }),
  response: z.object(followed(chatReport)),
  errors: [],
});

const settle = endpoint({
  method: 'POST',
  path: '/ops/chat-reports/settle',
  doc: 'The verdict on a report: BLOCKED closes the channel for both sides. Said again in the same words by the same operator, it is answered alike.',
  access,
  body: z.strictObject({
    store_id: id,
    report_id: id,
    verdict: choice(reportVerdicts),
    text: line(5, 1000),
  }),
  response: z.object({ report: chatReport }),
  errors: ['chat_report_not_found', 'chat_report_settled'],
});

const photo = endpoint({
  method: 'GET',
  path: '/ops/chat-reports/photo',
  doc: 'A fresh address of a photo in the messages of a report, which works for a minute.',
  access,
  query: z.strictObject({ store_id: id, report_id: id, photo_id: uuid }),
  response: z.object({ url: z.string(), expires_at: instant }),
  errors: ['chat_report_not_found', 'file_not_found'],
});

export const opsChat = { list, photo, settle };

import { z } from 'zod';
import { helpSlug } from './education.ts';
import { asOperator, endpoint } from './endpoint.ts';
import { done, id, instant, line, queryFlag, says, version } from './fields.ts';
import { factSlot, helpBlocks } from './help-text.ts';
import { helpTopics, liveFactNames, placeProblems } from './help-words.ts';
import { choice } from './order-row.ts';
import { followed, following } from './pages.ts';
import { hasUnseen } from './unseen.ts';

const access = asOperator('SUPPORT');

export const helpKinds = ['FAQ', 'ARTICLE'] as const;
export type HelpKind = (typeof helpKinds)[number];

const page = z.object({
  id,
  kind: z.enum(helpKinds),
  slug: z.string(),
  topic: z.enum(helpTopics),
  title: z.string().meta({ description: 'Of a FAQ: the question.' }),
  summary: z.string(),
  body: z.string(),
  keywords: z.string(),
  screens: z.array(z.string()),
  next_slugs: z.array(z.string()),
  place: z.int(),
  is_published: z.boolean(),
  version,
  helpful_count: z.int(),
  unhelpful_count: z.int(),
  updated_at: instant,
});

const list = endpoint({
  method: 'GET',
  path: '/ops/help/list',
  doc: 'Questions and articles as they were written, those that are not shown included, the oldest first.',
  access,
  query: z.strictObject({ kind: choice(helpKinds).optional(), ...following }),
  response: z.object(followed(page)),
  errors: [],
});

const knownFacts = (text: string) =>
  [...text.matchAll(factSlot)].every(([, name]) => liveFactNames.some((each) => each === name));

/** Line by line without what nobody sees; what is to be filled in has to be known. */
const helpText = (max: number) =>
  z
    .string()
    .max(max, says('too_long'))
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .refine((text) => text.length >= 10, says('too_short'))
    .refine((text) => !text.split('\n').some(hasUnseen), says('invalid'))
    .refine(knownFacts, says('invalid'))
    .refine((text) => helpBlocks(text).length <= 300, says('too_long'));

const screen = z
  .string()
  .max(100, says('too_long'))
  .regex(/^\/[a-z\-/]*$/, says('invalid'));

const save = endpoint({
  method: 'POST',
  path: '/ops/help/save',
  doc: 'Writes a question or an article: version 0 makes a new one, otherwise the one of this kind and slug is changed if it is still of this version. Sent again with the same words it is answered as the first time.',
  access,
  body: z.strictObject({
    kind: choice(helpKinds),
    slug: helpSlug,
    version,
    topic: choice(helpTopics),
    title: line(5, 150),
    summary: line(0, 300).default(''),
    body: helpText(20_000),
    keywords: line(0, 300).default(''),
    screens: z.array(screen).max(20, says('too_long')).default([]),
    next_slugs: z.array(helpSlug).max(5, says('too_long')).default([]),
    place: z.int(says('invalid')).min(0, says('too_small')).max(9_999, says('too_big')),
    is_published: z.boolean().default(true),
  }),
  response: z.object({ page }),
  errors: ['help_page_not_found', 'help_page_version_conflict', 'help_pages_full'],
});

const remove = endpoint({
  method: 'POST',
  path: '/ops/help/remove',
  doc: 'Takes a question or an article away for good, with what was said of it.',
  access,
  body: z.strictObject({ kind: choice(helpKinds), slug: helpSlug }),
  response: done,
  errors: [],
});

const report = z.object({
  report_id: id,
  place: z.string(),
  problem: z.enum(placeProblems),
  note: z.string(),
  store_id: id.nullable(),
  user_name: z.string().nullable(),
  created_at: instant,
  settled_at: instant.nullable(),
  settled_note: z.string(),
});

const reports = endpoint({
  method: 'GET',
  path: '/ops/content-reports/list',
  doc: 'What people have said is wrong with the product or its texts, the oldest first.',
  access,
  query: z.strictObject({ is_settled: queryFlag.default(false), ...following }),
  response: z.object(followed(report)),
  errors: [],
});

const settle = endpoint({
  method: 'POST',
  path: '/ops/content-reports/settle',
  doc: 'What became of a report. Said again in the same words it is answered alike.',
  access,
  body: z.strictObject({ report_id: id, note: line(3, 500) }),
  response: z.object({ report }),
  errors: ['content_report_not_found', 'content_report_settled'],
});

const notes = endpoint({
  method: 'GET',
  path: '/ops/help/notes',
  doc: 'What people missed in articles that did not help them, the newest first.',
  access,
  query: z.strictObject({ ...following }),
  response: z.object(
    followed(z.object({ vote_id: id, slug: z.string(), note: z.string(), voted_at: instant })),
  ),
  errors: [],
});

export const opsContent = { list, save, remove, notes, reports, settle };
export type HelpPage = z.infer<typeof page>;
export type HelpPageSave = z.output<typeof save.body>;
export type ContentReport = z.infer<typeof report>;

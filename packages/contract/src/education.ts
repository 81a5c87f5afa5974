import { z } from 'zod';
import { endpoint, user } from './endpoint.ts';
import { done, instant, line, says } from './fields.ts';
import { helpTopics } from './help-words.ts';

export const helpSlug = z
  .string()
  .max(80, says('too_long'))
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, says('invalid'));

const listed = z.object({
  slug: z.string(),
  topic: z.enum(helpTopics),
  title: z.string(),
  summary: z.string(),
  minutes: z.int().meta({ description: 'How long it takes to read.' }),
  keywords: z.string().meta({ description: 'What people look for it by, with its headings.' }),
  screens: z.array(z.string()).meta({ description: 'Screens it is the help for, by address.' }),
});

const list = endpoint({
  method: 'GET',
  path: '/api/education/list',
  doc: 'Every article without its text, by topic. Operators write them: 500 at most, so the list is whole and is searched where it is shown, without a signal, too.',
  access: user,
  response: z.object({ articles: z.array(listed) }),
  errors: [],
});

const article = listed.extend({
  body: z
    .string()
    .meta({ description: 'In the little Markdown of `help-text.ts`, with the numbers of now.' }),
  next: z.array(z.object({ slug: z.string(), title: z.string(), summary: z.string() })),
  updated_at: instant,
  is_helpful: z.boolean().nullable().meta({ description: 'What this person said of it.' }),
});

const detail = endpoint({
  method: 'GET',
  path: '/api/education/detail',
  doc: 'One article.',
  access: user,
  query: z.strictObject({ slug: helpSlug }),
  response: z.object({ article }),
  errors: ['help_page_not_found'],
});

const vote = endpoint({
  method: 'POST',
  path: '/api/education/vote',
  doc: 'Whether an article has helped; said again, the last word counts.',
  access: user,
  body: z.strictObject({
    slug: helpSlug,
    is_helpful: z.boolean(),
    note: line(0, 500).default('').meta({ description: 'What was missing.' }),
  }),
  response: done,
  errors: ['help_page_not_found'],
  limits: [{ by: 'person', max: 60, seconds: 3_600 }],
});

export const education = { list, detail, vote };
export type ListedArticle = z.infer<typeof listed>;
export type Article = z.infer<typeof article>;

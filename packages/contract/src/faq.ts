import { z } from 'zod';
import { anyone, endpoint } from './endpoint.ts';
import { helpTopics } from './help-words.ts';

const question = z.object({
  slug: z.string().meta({ description: 'Its anchor on the page: /seller/faq#slug.' }),
  question: z.string(),
  answer: z
    .string()
    .meta({ description: 'In the little Markdown of `help-text.ts`, with the numbers of now.' }),
});

const topic = z.object({
  topic: z.enum(helpTopics),
  slug: z.string(),
  name: z.string(),
  questions: z.array(question),
});

const list = endpoint({
  method: 'GET',
  path: '/api/faq/list',
  doc: 'What is asked often, by topic, with the rates and deadlines of now. Operators write it: 500 at most, so it is answered whole.',
  access: anyone,
  response: z.object({ topics: z.array(topic) }),
  errors: [],
});

export const faq = { list };
export type FaqTopic = z.infer<typeof topic>;

import type { FaqTopic } from '@marketplace/contract/faq';
import { type LiveFacts, liveFactNames } from '@marketplace/contract/help-words';

/** What stands in the pages of the build until the server fills in what holds now. */
export const factSlots = Object.fromEntries(
  liveFactNames.map((name) => [name, `{{${name}}}`]),
) as LiveFacts;

/** One of each, which the server repeats. */
export const faqSlots: FaqTopic[] = [
  {
    topic: 'START',
    slug: '{{topic_slug}}',
    name: '{{topic_name}}',
    questions: [{ slug: '{{slug}}', question: '{{question}}', answer: '{{!answer}}' }],
  },
];

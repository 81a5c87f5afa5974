import type { FaqTopic } from '@marketplace/contract/faq';
import { fillFacts } from '@marketplace/contract/help-text';
import { helpTopics, helpTopicWords, type LiveFacts } from '@marketplace/contract/help-words';
import type { Db } from '../../platform/db/handle.ts';
import { publishedPages } from '../content/help-pages.service.ts';

/** By topic, those without a question left out. */
export async function listQuestions(db: Db, facts: LiveFacts): Promise<FaqTopic[]> {
  const byTopic = Map.groupBy(await publishedPages(db, 'FAQ'), ({ topic }) => topic);
  return helpTopics.flatMap((topic) => {
    const pages = byTopic.get(topic) ?? [];
    const questions = pages.map(({ slug, title, body }) => ({
      slug,
      question: fillFacts(title, facts),
      answer: fillFacts(body, facts),
    }));
    return questions.length > 0 ? [{ topic, ...helpTopicWords[topic], questions }] : [];
  });
}

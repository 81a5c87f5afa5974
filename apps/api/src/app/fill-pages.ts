import { helpBlocks } from '@marketplace/contract/help-text';
import type { LiveFacts } from '@marketplace/contract/help-words';
import { listQuestions } from '../features/faq/faq.service.ts';
import type { Db } from '../platform/db/handle.ts';
import { forNobody } from '../platform/db/writers.ts';
import type { FillPage } from '../platform/http/live-pages.ts';
import type { PageValues } from '../platform/http/page-template.ts';
import { faqMarkup, faqStructure } from './faq-markup.ts';

const faqAddress = '/seller/faq';

/** What public pages say that changes without a release; read for whoever asks next, too. */
export const fillPages =
  (db: Db, facts: (db: Db) => Promise<LiveFacts>): FillPage =>
  (address) =>
    forNobody(async (): Promise<PageValues> => {
      const now = await facts(db);
      if (address !== faqAddress) return now;
      const topics = await listQuestions(db, now);
      return {
        ...now,
        topics: topics.map(({ slug, name, questions }) => ({
          topic_slug: slug,
          topic_name: name,
          questions: questions.map(({ slug, question, answer }) => ({
            slug,
            question,
            answer: faqMarkup(helpBlocks(answer)),
          })),
        })),
        faq_structure: faqStructure(topics),
      };
    });

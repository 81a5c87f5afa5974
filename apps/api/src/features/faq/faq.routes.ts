import { contract } from '@marketplace/contract/contract';
import type { LiveFacts } from '@marketplace/contract/help-words';
import type { Db } from '../../platform/db/handle.ts';
import { bind } from '../../platform/http/bind.ts';
import { listQuestions } from './faq.service.ts';

export const faqRoutes = (facts: (db: Db) => Promise<LiveFacts>) => [
  bind(contract.faq.list, async ({ db }) => ({ topics: await listQuestions(db, await facts(db)) })),
];

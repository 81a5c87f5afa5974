import { contract } from '@marketplace/contract/contract';
import type { LiveFacts } from '@marketplace/contract/help-words';
import type { Db } from '../../platform/db/handle.ts';
import { bind } from '../../platform/http/bind.ts';
import { voteForArticle } from '../content/help-votes.service.ts';
import { articleFor, listArticles } from './education.service.ts';

const { education } = contract;

export const educationRoutes = (facts: (db: Db) => Promise<LiveFacts>) => [
  bind(education.list, ({ db }) => listArticles(db)),
  bind(education.detail, async ({ db, who, query }) =>
    articleFor(db, who.user_id, query.slug, await facts(db)),
  ),
  bind(education.vote, ({ db, who, body }) => voteForArticle(db, who.user_id, body)),
];

import type { Article, ListedArticle } from '@marketplace/contract/education';
import { fillFacts, helpBlocks } from '@marketplace/contract/help-text';
import type { LiveFacts } from '@marketplace/contract/help-words';
import type { HelpPage } from '@marketplace/contract/ops-content';
import type { Db } from '../../platform/db/handle.ts';
import { publishedPage, publishedPages } from '../content/help-pages.service.ts';
import { voteOf } from '../content/help-votes.service.ts';

export async function listArticles(db: Db): Promise<{ articles: ListedArticle[] }> {
  return { articles: (await publishedPages(db, 'ARTICLE')).map(listed) };
}

export async function articleFor(
  db: Db,
  user_id: string,
  slug: string,
  facts: LiveFacts,
): Promise<{ article: Article }> {
  const page = await publishedPage(db, 'ARTICLE', slug);
  const all = await publishedPages(db, 'ARTICLE');
  const next = page.next_slugs.flatMap((wanted) => {
    const found = all.find(({ slug }) => slug === wanted);
    return found ? [{ slug: found.slug, title: found.title, summary: found.summary }] : [];
  });
  return {
    article: {
      ...listed(page),
      body: fillFacts(page.body, facts),
      next,
      updated_at: page.updated_at,
      is_helpful: await voteOf(db, user_id, page.id),
    },
  };
}

const wordsAMinute = 180;

function listed(page: HelpPage): ListedArticle {
  const headings = helpBlocks(page.body).flatMap((block) =>
    block.kind === 'heading' ? [block.text] : [],
  );
  return {
    slug: page.slug,
    topic: page.topic,
    title: page.title,
    summary: page.summary,
    minutes: Math.max(1, Math.round(page.body.split(/\s+/).length / wordsAMinute)),
    keywords: [page.keywords, ...headings].join(' '),
    screens: page.screens,
  };
}

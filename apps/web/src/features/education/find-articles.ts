import type { ListedArticle } from '@marketplace/contract/education';

/** Those that have every word that was typed; whose title has them comes first. */
export function findArticles(
  articles: readonly ListedArticle[],
  typed: string,
): readonly ListedArticle[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return articles;
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return articles
    .filter(({ title, summary, keywords }) => has(`${title} ${summary} ${keywords}`))
    .toSorted((one, other) => Number(has(other.title)) - Number(has(one.title)));
}

/** What is the help for a screen: what names its address, and otherwise what names the nearest one above it. */
export function articlesFor(
  articles: readonly ListedArticle[],
  screen: string,
): readonly ListedArticle[] {
  const parts = screen.split('/');
  for (let length = parts.length; length > 1; length -= 1) {
    const above = parts.slice(0, length).join('/');
    const found = articles.filter(({ screens }) => screens.includes(above));
    if (found.length > 0) return found;
  }
  return [];
}

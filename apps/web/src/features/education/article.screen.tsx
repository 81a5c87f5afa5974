import type { Article } from '@marketplace/contract/education';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadFromCacheFirst } from '../../platform/offline/load-from-cache-first.ts';
import { useServices } from '../../platform/services.ts';
import { HelpText } from '../../shared/help-text.tsx';
import { RecordPage, RecordPending } from '../../shared/record-page.tsx';
import { ScreenSketch } from '../../shared/sketches/screen-sketch.tsx';
import { Card } from '../../ui/card.tsx';
import { ArticleRow } from './article-row.tsx';
import { articleQuery } from './education.query.ts';
import { WasHelpful } from './was-helpful.tsx';

type Search = { slug?: string };

export const Route = createFileRoute('/_private/seller/education-center/article')({
  validateSearch: ({ slug }: Record<string, unknown>): Search =>
    typeof slug === 'string' && /^[a-z0-9-]{1,80}$/.test(slug) ? { slug } : {},
  beforeLoad: ({ search }) => {
    if (!search.slug) throw redirect({ to: '/seller/education-center', replace: true });
  },
  loaderDeps: ({ search: { slug = '' } }) => ({ slug }),
  loader: ({ context, deps, cause }) =>
    loadFromCacheFirst(context, articleQuery(context, deps.slug), cause),
  component: ArticleScreen,
  pendingComponent: RecordPending,
});

/** One thing to learn, and what comes next. */
function ArticleScreen() {
  const { slug = '' } = Route.useSearch();
  const result = useQuery(articleQuery(useServices(), slug));
  return (
    <RecordPage
      title={result.data?.title ?? 'Panduan'}
      back={{ to: '/seller/education-center', label: 'Pusat belajar' }}
      result={result}
    >
      {(article) => <Body key={article.slug} article={article} />}
    </RecordPage>
  );
}

const Body = ({ article }: { article: Article }) => (
  <>
    <p className="text-ink-soft">
      {article.summary} <span className="whitespace-nowrap">{article.minutes} menit membaca.</span>
    </p>
    <article>
      <HelpText
        text={article.body}
        picture={(name, caption) => <ScreenSketch name={name} caption={caption} />}
      />
    </article>
    <WasHelpful slug={article.slug} said={article.is_helpful} />
    {article.next.length > 0 && (
      <section aria-labelledby="next">
        <h2 id="next" className="mb-2 font-semibold">
          Langkah berikutnya
        </h2>
        <Card isFlush className="divide-y divide-line">
          {article.next.map((each) => (
            <ArticleRow key={each.slug} article={each} />
          ))}
        </Card>
      </section>
    )}
  </>
);

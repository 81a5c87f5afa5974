import type { ListedArticle } from '@marketplace/contract/education';
import { helpTopics, helpTopicWords } from '@marketplace/contract/help-words';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { LoadFailed } from '../../platform/load-failed.tsx';
import { BackLink } from '../../platform/navigation/back-link.tsx';
import { loadFromCacheFirst } from '../../platform/offline/load-from-cache-first.ts';
import { useServices } from '../../platform/services.ts';
import { RecordPending, RowSkeletons, recordPage } from '../../shared/record-page.tsx';
import { Card } from '../../ui/card.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ArticleRow } from './article-row.tsx';
import { articlesQuery } from './education.query.ts';
import { findArticles } from './find-articles.ts';

export const Route = createFileRoute('/_private/seller/education-center')({
  loader: ({ context, cause }) => loadFromCacheFirst(context, articlesQuery(context), cause),
  component: EducationScreen,
  pendingComponent: RecordPending,
});

/** What there is to learn, by topic or by what is typed. */
function EducationScreen() {
  const { data, error, refetch, isFetching } = useQuery(articlesQuery(useServices()));
  const [typed, setTyped] = useState('');
  return (
    <div className={recordPage}>
      <BackLink otherwise="/seller/more">Kembali</BackLink>
      <div>
        <h1 className="text-2xl font-bold tracking-tight">Pusat belajar</h1>
        <p className="text-ink-soft">Panduan singkat untuk pekerjaan sehari-hari di toko.</p>
      </div>
      <SearchField
        label="Cari panduan"
        shortcut="/"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {!data && error && (
        <LoadFailed error={error} onReload={() => void refetch()} isReloading={isFetching} />
      )}
      {!data && !error && <RowSkeletons />}
      {data &&
        (typed.trim() ? <Found articles={data} typed={typed} /> : <ByTopic articles={data} />)}
    </div>
  );
}

function Found({ articles, typed }: { articles: readonly ListedArticle[]; typed: string }) {
  const found = findArticles(articles, typed);
  return (
    <>
      <p role="status" className="text-sm text-ink-soft">
        {found.length > 0
          ? `${found.length} panduan ditemukan`
          : 'Tidak ada panduan dengan kata itu. Coba kata lain, seperti stok, tempo, atau komplain.'}
      </p>
      {found.length > 0 && (
        <Card isFlush className="divide-y divide-line">
          {found.map((article) => (
            <ArticleRow key={article.slug} article={article} />
          ))}
        </Card>
      )}
    </>
  );
}

const ByTopic = ({ articles }: { articles: readonly ListedArticle[] }) => {
  const byTopic = Map.groupBy(articles, ({ topic }) => topic);
  return helpTopics.map((topic) => (
    <Topic key={topic} name={helpTopicWords[topic].name} articles={byTopic.get(topic) ?? []} />
  ));
};

function Topic({ name, articles }: { name: string; articles: readonly ListedArticle[] }) {
  const heading = useId();
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-2 font-semibold">
        {name}
      </h2>
      <Card isFlush className="divide-y divide-line">
        {articles.map((article) => (
          <ArticleRow key={article.slug} article={article} />
        ))}
      </Card>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ChevronRight, CircleQuestionMark, GraduationCap } from 'lucide-react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { BackLink } from '../../../platform/navigation/back-link.tsx';
import { loadFromCacheFirst } from '../../../platform/offline/load-from-cache-first.ts';
import { useServices } from '../../../platform/services.ts';
import { RecordPending, recordPage } from '../../../shared/record-page.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { IconTile, ListRow } from '../../../ui/list-row.tsx';
import { ArticleRow } from '../article-row.tsx';
import { articlesQuery } from '../education.query.ts';
import { articlesFor } from '../find-articles.ts';
import { HelpContact } from './help-contact.tsx';
import { readPlace } from './place.ts';
import { ReportPlace } from './report-place.tsx';

type Search = { from?: string };

export const Route = createFileRoute('/_private/seller/help')({
  validateSearch: ({ from }: Record<string, unknown>): Search =>
    typeof from === 'string' && readPlace(from) ? { from } : {},
  loader: ({ context, cause }) => loadFromCacheFirst(context, articlesQuery(context), cause),
  component: HelpScreen,
  pendingComponent: RecordPending,
});

/** Help for the screen that somebody has come from: what to read, whom to ask, and how to say that something is wrong there. */
function HelpScreen() {
  const { from = '/seller' } = Route.useSearch();
  const place = readPlace(from) ?? { screen: '/seller' };
  const { data } = useQuery(articlesQuery(useServices()));
  const found = articlesFor(data ?? [], place.screen).slice(0, 3);
  return (
    <div className={recordPage}>
      <BackLink otherwise={from}>Kembali</BackLink>
      <h1 className="text-2xl font-bold tracking-tight">Bantuan</h1>
      {found.length > 0 && (
        <section aria-labelledby="here">
          <h2 id="here" className="mb-2 font-semibold">
            Tentang halaman yang baru Anda buka
          </h2>
          <Card isFlush className="divide-y divide-line">
            {found.map((article) => (
              <ArticleRow key={article.slug} article={article} />
            ))}
          </Card>
        </section>
      )}
      <Card isFlush className="divide-y divide-line">
        <ListRow
          as={<AppLink to="/seller/education-center" />}
          icon={
            <IconTile tone="brand">
              <GraduationCap />
            </IconTile>
          }
          title="Pusat belajar"
          subtitle="Semua panduan, dengan pencarian"
          trailing={<ChevronRight aria-hidden className="size-5 text-ink-faint" />}
        />
        <ListRow
          as={<AppLink to="/seller/faq" />}
          icon={
            <IconTile tone="note">
              <CircleQuestionMark />
            </IconTile>
          }
          title="Pertanyaan umum"
          subtitle="Jawaban singkat per topik"
          trailing={<ChevronRight aria-hidden className="size-5 text-ink-faint" />}
        />
      </Card>
      <HelpContact orderId={place.orderId} store_id={place.store_id} />
      <Card aria-labelledby="report">
        <CardTitle id="report">Ada yang salah di halaman itu?</CardTitle>
        <ReportPlace place={from} store_id={place.store_id} />
      </Card>
    </div>
  );
}

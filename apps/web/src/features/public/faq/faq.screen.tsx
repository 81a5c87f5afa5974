import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { OpenPage } from '../../../shared/open-page.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AskUs } from '../ask-us.tsx';
import { faqQuery } from './faq.query.ts';
import { FaqTopics } from './faq-topics.tsx';
import { matchingTopics } from './matching-topics.ts';

export const Route = createFileRoute('/_public/seller/faq')({ component: FaqScreen });

/** What is asked often. As the build writes it, it is searched by a script of a few lines (`app/reading.ts`). */
function FaqScreen() {
  const { api } = useServices();
  const { data, error, refetch, isFetching } = useQuery(faqQuery(api));
  const hash = useLocation({ select: ({ hash }) => hash });
  const [typed, setTyped] = useState('');
  const found = data && matchingTopics(data, typed);
  return (
    <OpenPage
      title="Pertanyaan umum"
      lead="Jawaban singkat tentang berjualan: pesanan, produk, pengiriman, uang, dan akun."
    >
      <div data-faq-search="" className="mb-6 max-w-xl">
        <SearchField
          label="Cari pertanyaan"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      {!data && error && (
        <LoadFailed error={error} onReload={() => void refetch()} isReloading={isFetching} />
      )}
      {!data && !error && (
        <div role="status" aria-label="Memuat">
          <Skeleton className="h-96 w-full rounded-lg" />
        </div>
      )}
      <p
        data-faq-none=""
        role="status"
        hidden={!found || found.length > 0}
        className="mb-6 text-ink-soft"
      >
        Tidak ada pertanyaan dengan kata itu. Coba kata lain, atau tanyakan kepada kami.
      </p>
      {found && <FaqTopics topics={found} openSlug={hash || undefined} />}
      <AskUs />
    </OpenPage>
  );
}

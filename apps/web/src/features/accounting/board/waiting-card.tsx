import { useQuery } from '@tanstack/react-query';
import { number } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { mappingSummaryQuery } from '../accounting.query.ts';
import { problemWords } from '../accounting-words.ts';
import type { Books } from '../frame/books.ts';
import { nextAddress } from '../steps-of.ts';

/** What waits for a person, each with the way to it; otherwise that nothing does. */
export function WaitingCard({ books: { store_id, search, registration } }: { books: Books }) {
  const { data: summary } = useQuery(mappingSummaryQuery(useServices(), store_id));
  const { problem, waiting } = registration;
  const broken = summary?.broken ?? 0;
  if (!problem && waiting === 0 && broken === 0)
    return <Banner kind="default">Tidak ada yang perlu Anda kerjakan sekarang.</Banner>;
  return (
    <>
      {problem && (
        <Banner
          kind="error"
          link={
            <AppLink to={nextAddress(registration)} search={search}>
              Perbaiki
            </AppLink>
          }
        >
          <p className="font-semibold">{problemWords[problem].title}</p>
          <p>{problemWords[problem].text}</p>
        </Banner>
      )}
      {waiting > 0 && (
        <Banner
          kind="important"
          link={
            <AppLink to="/accurate-integration-dashboard" search={search}>
              Lihat selisih
            </AppLink>
          }
        >
          {number(waiting)} selisih menunggu keputusan Anda.
        </Banner>
      )}
      {broken > 0 && (
        <Banner
          kind="important"
          link={
            <AppLink to="/accurate-linking-dashboard" search={{ ...search, view: 'broken' }}>
              Lihat pasangan
            </AppLink>
          }
        >
          {number(broken)} pasangan tidak cocok lagi karena barangnya berubah di Accurate.
        </Banner>
      )}
    </>
  );
}

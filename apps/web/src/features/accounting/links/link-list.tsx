import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { linksQuery } from '../accounting.query.ts';
import type { LinksSearch } from '../books-search.ts';
import type { Books } from '../frame/books.ts';
import { BooksFailed } from '../frame/books-failed.tsx';
import { ItemSheet } from './item-sheet.tsx';
import { LinkRow } from './link-row.tsx';
import { PageOfLinks } from './page-of-links.tsx';
import type { Sought } from './sought.ts';

type Props = {
  books: Books;
  here: LinksSearch;
  searched: { query: string | undefined; page: number };
  isBroken: boolean;
};

/** What is linked, to be looked up, changed and taken away. */
export function LinkList({ books: { store_id, search }, here, searched, isBroken }: Props) {
  const [sought, setSought] = useState<Sought>();
  const { data, error, refetch } = useQuery(
    linksQuery(useServices(), store_id, { ...searched, is_broken: isBroken }),
  );
  if (!data)
    return error ? (
      <BooksFailed error={error} search={search} onReload={() => void refetch()} />
    ) : (
      <RowSkeletons />
    );
  if (data.data.length === 0)
    return <None isSearch={Boolean(searched.query)} {...{ isBroken, search }} />;
  return (
    <>
      <Card isFlush>
        <ul aria-label="Terpasang" className="divide-y divide-line">
          {data.data.map((link) => (
            <LinkRow
              key={link.listing.inventory_id}
              store_id={store_id}
              link={link}
              onRelink={() => setSought({ listing: link.listing, link })}
            />
          ))}
        </ul>
      </Card>
      <PageOfLinks page={data.page} total_page={data.total_page} search={here} />
      <ItemSheet store_id={store_id} sought={sought} onClose={() => setSought(undefined)} />
    </>
  );
}

type NoneProps = { isSearch: boolean; isBroken: boolean; search: LinksSearch };

function None({ isSearch, isBroken, search }: NoneProps) {
  if (isSearch || isBroken)
    return (
      <EmptyScreen
        drawing={<EmptyBoxDrawing />}
        title={isBroken ? 'Tidak ada yang bermasalah' : 'Tidak ada yang cocok'}
        text={isBroken ? 'Semua pasangan masih cocok dengan Accurate.' : 'Ubah kata pencarian.'}
      />
    );
  return (
    <EmptyScreen
      drawing={<EmptyBoxDrawing />}
      title="Belum ada yang dipasangkan"
      text="Mulai dari saran: centang yang benar, lalu tinjau."
      action={
        <AppLink to="/accurate-linking-dashboard" search={search} className={buttonStyle({})}>
          Lihat saran
        </AppLink>
      }
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { number } from '../../../platform/format/money.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { mappingSummaryQuery } from '../accounting.query.ts';
import type { Books } from '../frame/books.ts';
import { Facts } from './facts.tsx';

/** How much of the store is linked, and what is left on either side. */
export function MappingCard({ books: { store_id, search } }: { books: Books }) {
  const { data, error, refetch } = useQuery(mappingSummaryQuery(useServices(), store_id));
  return (
    <Card>
      <CardTitle>Pasangan produk</CardTitle>
      {!data &&
        (error ? (
          <LoadFailed error={error} onReload={() => void refetch()} />
        ) : (
          <Skeleton className="mt-3 h-32 w-full rounded-lg" />
        ))}
      {data && (
        <>
          <Progress
            className="mt-3"
            label="Sudah dipasangkan"
            value={data.linked}
            max={Math.max(1, data.listings)}
            detail={`${number(data.linked)} dari ${number(data.listings)}`}
          />
          <Facts
            facts={[
              ['Belum dipasangkan di sini', number(data.unregistered_listings)],
              ['Belum dipasangkan di Accurate', number(data.unregistered_items)],
            ]}
          />
          <div className="mt-4 flex flex-wrap gap-3">
            <AppLink
              to="/accurate-linking-dashboard"
              search={search}
              className={buttonStyle({ variant: 'secondary', size: 'sm' })}
            >
              Pasangkan
            </AppLink>
            <AppLink
              to="/marketplace-create-inventory"
              search={search}
              className={buttonStyle({ variant: 'secondary', size: 'sm' })}
            >
              Buat yang belum ada
            </AppLink>
          </div>
        </>
      )}
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Calculator, ChevronRight } from 'lucide-react';
import { number } from '../../platform/format/money.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useServices } from '../../platform/services.ts';
import { bookSummaryQuery } from '../../shared/book-summary.query.ts';
import { Card } from '../../ui/card.tsx';
import { IconTile, ListRow } from '../../ui/list-row.tsx';

/** Where a store's books wait for a person; otherwise nothing at all. */
export function BooksTask({ store_id }: { store_id: string }) {
  const { data } = useQuery(bookSummaryQuery(useServices(), store_id));
  const isLost = data?.stage === 'LOST';
  if (!data || (!isLost && data.waiting === 0)) return null;
  return (
    <Card isFlush>
      <ListRow
        icon={
          <IconTile tone={isLost ? 'wrong' : 'soon'}>
            <Calculator />
          </IconTile>
        }
        title={isLost ? 'Sambungan ke Accurate terputus' : 'Selisih dengan Accurate'}
        subtitle={
          isLost
            ? 'Stok dan faktur belum dikirim sampai dihubungkan lagi'
            : 'Menunggu keputusan Anda'
        }
        trailing={
          <span className="flex items-center gap-2">
            {data.waiting > 0 && number(data.waiting)}
            <ChevronRight aria-hidden className="size-5 text-ink-faint" />
          </span>
        }
        as={<AppLink to="/accurate-dashboard" search={{ store_id }} />}
      />
    </Card>
  );
}

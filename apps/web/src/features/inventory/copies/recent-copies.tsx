import { useQuery } from '@tanstack/react-query';
import { number } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { copiesQuery } from './copies.query.ts';
import { copyTerms } from './copy-words.ts';

/** What was copied from this store lately, and the way back to it; the form above does without. */
export function RecentCopies({ store_id }: { store_id: string }) {
  const zone = useTimeZone(store_id);
  const { data } = useQuery(copiesQuery(useServices(), store_id));
  if (!data || data.data.length === 0) return null;
  return (
    <Card isFlush>
      <CardTitle className="p-4 pb-2">Salinan terakhir</CardTitle>
      <ul className="divide-y divide-line">
        {data.data.map((copy) => (
          <li key={copy.id}>
            <ListRow
              as={<AppLink to="/seller/inventory/copied" search={{ copy_id: copy.id, store_id }} />}
              title={`Ke ${number(copy.stores)} toko`}
              subtitle={`${moment(copy.created_at, zone)} · ${copyTerms(copy)}`}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

import type { DemandSummary } from '@marketplace/contract/tender-offering-lists';
import { ClipboardList, Handshake } from 'lucide-react';
import { number } from '../../platform/format/money.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { TimeLeft } from '../../shared/time-left.tsx';
import { IconTile, ListRow } from '../../ui/list-row.tsx';

type Props = { demands: DemandSummary; store_id: string };

/** What buyers look for and nobody has answered, and what they would rather pay. */
export function DemandTasks({ demands, store_id }: Props) {
  const { counts, countered, next_closes_at } = demands;
  return (
    <>
      {countered > 0 && (
        <li>
          <ListRow
            icon={
              <IconTile tone="soon">
                <Handshake />
              </IconTile>
            }
            title="Pembeli menawar balik"
            subtitle="Terima, tolak, atau tawar lagi"
            trailing={number(countered)}
            as={<AppLink to="/seller/buyer-demands" search={{ state: 'SENT', store_id }} />}
          />
        </li>
      )}
      {counts.OPEN > 0 && (
        <li>
          <ListRow
            icon={
              <IconTile tone="brand">
                <ClipboardList />
              </IconTile>
            }
            title="Permintaan pembeli"
            subtitle={
              next_closes_at && <TimeLeft until={next_closes_at} before="Terdekat tutup dalam" />
            }
            trailing={number(counts.OPEN)}
            as={<AppLink to="/seller/buyer-demands" search={{ store_id }} />}
          />
        </li>
      )}
    </>
  );
}

import type { ComplaintSummary } from '@marketplace/contract/complaint-lists';
import { HandCoins, MessageSquareWarning } from 'lucide-react';
import { number, rupiah } from '../../platform/format/money.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { TimeLeft } from '../../shared/time-left.tsx';
import { IconTile, ListRow } from '../../ui/list-row.tsx';

type Props = { complaints: ComplaintSummary; store_id: string };

export const hasComplaints = ({ counts, to_hand_over }: ComplaintSummary): boolean =>
  counts.OPEN + to_hand_over.count > 0;

/** Complaints that wait for an answer, and buyers who wait for their money. */
export function ComplaintTasks({ complaints, store_id }: Props) {
  const { counts, next_answer_at, to_hand_over } = complaints;
  return (
    <>
      {counts.OPEN > 0 && (
        <li>
          <ListRow
            icon={
              <IconTile tone="wrong">
                <MessageSquareWarning />
              </IconTile>
            }
            title="Komplain perlu dijawab"
            subtitle={next_answer_at && <TimeLeft until={next_answer_at} before="Terdekat sisa" />}
            trailing={number(counts.OPEN)}
            as={<AppLink to="/seller/complaints" search={{ state: 'OPEN', store_id }} />}
          />
        </li>
      )}
      {to_hand_over.count > 0 && (
        <li>
          <ListRow
            icon={
              <IconTile tone="soon">
                <HandCoins />
              </IconTile>
            }
            title="Serahkan uang kembali ke pembeli"
            subtitle={rupiah(to_hand_over.amount)}
            trailing={number(to_hand_over.count)}
            as={<AppLink to="/seller/complaints" search={{ state: 'RESOLVED', store_id }} />}
          />
        </li>
      )}
    </>
  );
}

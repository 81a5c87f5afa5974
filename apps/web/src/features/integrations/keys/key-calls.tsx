import { useInfiniteQuery } from '@tanstack/react-query';
import { moment } from '../../../platform/format/time.ts';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { keyCallsQuery } from '../integrations.query.ts';

type Props = { store_id: string; api_key_id: string };

/** What a key has changed, or tried to. */
export function KeyCalls({ store_id, api_key_id }: Props) {
  const zone = useTimeZone(store_id);
  const result = useInfiniteQuery(keyCallsQuery(useServices(), store_id, api_key_id));
  const { data, error } = result;
  if (!data)
    return error ? (
      <LoadFailed error={error} onReload={() => void result.refetch()} />
    ) : (
      <RowSkeletons />
    );
  const calls = data.pages.flatMap((page) => page.data);
  if (calls.length === 0)
    return (
      <p className="text-ink-soft">
        Kunci ini belum mengubah apa pun dalam 30 hari. Yang hanya dibaca tidak dicatat.
      </p>
    );
  return (
    <>
      <ul aria-label="Perubahan" className="-mx-4 divide-y divide-line">
        {calls.map((call) => (
          <li key={call.id}>
            <ListRow
              title={<code className="text-sm">{call.call}</code>}
              subtitle={`${moment(call.created_at, zone)}${call.about ? ` · nomor ${call.about}` : ''}`}
              trailing={<Status status={call.status} />}
            />
          </li>
        ))}
      </ul>
      {result.hasNextPage && (
        <LoadMore isBusy={result.isFetchingNextPage} onMore={() => void result.fetchNextPage()} />
      )}
    </>
  );
}

function Status({ status }: { status: number | null }) {
  if (status === null) return <Badge>Terputus</Badge>;
  return (
    <Badge tone={status < 300 ? 'brand' : 'wrong'}>{status < 300 ? 'Berhasil' : status}</Badge>
  );
}

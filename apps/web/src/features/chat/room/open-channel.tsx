import { useEffect, useRef, useState } from 'react';
import { RequestFailure } from '../../../platform/api/failure.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { Gone } from '../../../shared/record-page.tsx';
import { RoomPending } from './room-pending.tsx';

type Props = { store_id: string; buyerId: string; onOpen: (channel_id: string) => void };

/** The way to the conversation with a buyer from where only the buyer is known; it is begun where there is none. */
export function OpenChannel({ store_id, buyerId, onOpen }: Props) {
  const { api } = useServices();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  const opened = useRef(onOpen);
  opened.current = onOpen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for each try.
  useEffect(() => {
    let isOver = false;
    setError(undefined);
    api('POST /chat/channel/create', { body: { store_id, other_store_id: buyerId } }).then(
      ({ channel }) => {
        if (!isOver) opened.current(channel.channel_id);
      },
      (reason: unknown) => {
        if (!isOver) setError(reason);
      },
    );
    return () => {
      isOver = true;
    };
  }, [api, store_id, buyerId, tries]);
  if (!error) return <RoomPending />;
  if (error instanceof RequestFailure && [403, 404, 409].includes(error.status ?? 0))
    return error.code === 'permission_denied' ? (
      <LoadFailed error={error} onReload={() => {}} />
    ) : (
      <Gone text={error.error_message} />
    );
  return <LoadFailed error={error} onReload={() => setTries(tries + 1)} />;
}

import { useEffect, useState } from 'react';
import { useServices } from '../../../platform/services.ts';

/** Told again every three seconds while somebody goes on. */
const longestPause = 5_000;

/** Whether the other side is writing just now; what it has written ends that. */
export function useTyping(store_id: string, channel_id: string, lastNumber: number): boolean {
  const { events } = useServices();
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = events.onTyping((typing) => {
      if (typing.store_id !== store_id || typing.channel_id !== channel_id) return;
      setTyping(true);
      clearTimeout(timer);
      timer = setTimeout(() => setTyping(false), longestPause);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [events, store_id, channel_id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message ends it.
  useEffect(() => setTyping(false), [lastNumber]);
  return isTyping;
}

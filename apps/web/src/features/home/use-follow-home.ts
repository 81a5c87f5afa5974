import { useEffect } from 'react';
import { askAnew, renew } from '../../platform/realtime/renew.ts';
import { useServices } from '../../platform/services.ts';
import { homeKey } from './home.query.ts';

/** However much happens at once, the numbers are asked for again this often at most. */
const pause = 1500;

const numbersKey = [...homeKey, 'summary'];

/** Whatever happens in the stores may change what needs doing. */
export function useFollowHome(): void {
  const { events, queryClient } = useServices();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renewNumbers = () => {
      timer = undefined;
      renew(queryClient, numbersKey);
    };
    const soon = () => {
      timer ??= setTimeout(renewNumbers, pause);
    };
    const stopEvents = events.onEvent(soon);
    const stopResets = events.onReset(() => askAnew(queryClient, numbersKey));
    return () => {
      clearTimeout(timer);
      stopEvents();
      stopResets();
    };
  }, [events, queryClient]);
}

import { useEffect, useState } from 'react';

/** The time of now, renewed every so often; still while the page is hidden. */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const renew = () => document.visibilityState === 'visible' && setNow(Date.now());
    const timer = setInterval(renew, every);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [every]);
  return now;
}

import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function however often it is drawn, so that messages are not drawn for it. */
export function useStable<Args extends unknown[]>(act: (...args: Args) => void) {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

import { type RefObject, useEffect, useRef } from 'react';

/** Whether the screen is still there: who has gone on to something else is not taken away from it by a late answer. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

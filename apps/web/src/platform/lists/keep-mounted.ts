import { createContext, use, useEffect } from 'react';

type Keep = (isKept: boolean) => void;

/** How a row of a long list asks to stay on the page while it is out of view. */
export const KeepMounted = createContext<Keep>(() => {});

/** While this is so the row stays: somebody types in it, and neither scrolling nor another list may cost them that. */
export function useKeepMounted(isKept: boolean): void {
  const keep = use(KeepMounted);
  useEffect(() => {
    if (!isKept) return;
    keep(true);
    return () => keep(false);
  }, [keep, isKept]);
}

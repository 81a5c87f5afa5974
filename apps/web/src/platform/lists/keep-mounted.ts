import { createContext, use, useEffect } from 'react';

type Pin = (isPinned: boolean) => void;

/** How a row of a long list asks to stay on the page while it is out of view. */
export const KeepMounted = createContext<Pin>(() => {});

/** While this is shown its row stays: somebody types in it, and scrolling must not cost them what they typed. */
export function useKeepMounted(): void {
  const pin = use(KeepMounted);
  useEffect(() => {
    pin(true);
    return () => pin(false);
  }, [pin]);
}

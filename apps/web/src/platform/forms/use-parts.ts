import { useRef } from 'react';

/** What belongs into a form and is still being made ready; each answers whether that went well. */
export function useParts() {
  const underWay = useRef(new Set<Promise<boolean>>());
  return {
    add: (part: Promise<boolean>): void => {
      underWay.current.add(part);
      void part.finally(() => underWay.current.delete(part));
    },
    areThere: async (): Promise<boolean> =>
      (await Promise.all(underWay.current)).every((isThere) => isThere),
  };
}

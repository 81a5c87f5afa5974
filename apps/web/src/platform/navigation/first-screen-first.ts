import { useElementScrollRestoration } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';

/** As many cards as a phone shows, the last of them in part. */
const firstScreen = 3;

/**
 * The cards in view when their screen comes, and all of them once those are painted. A screen that goes back to a
 * place farther down is whole at once.
 */
export function useFirstScreenFirst<Row>(rows: Row[]): { shown: Row[]; isWhole: boolean } {
  const place = useElementScrollRestoration({ getElement: () => window });
  const [isWhole, setIsWhole] = useState(Boolean(place?.scrollY));
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsWhole(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return { shown: isWhole ? rows : rows.slice(0, firstScreen), isWhole };
}

import { useElementScrollRestoration } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';

/** As many cards as a screen of this height shows below its head, the last of them in part. */
const inView = () => Math.max(2, Math.floor(window.innerHeight / 300));

/**
 * The cards in view when their screen comes, and all of them once those are painted. A screen that goes back to a
 * place farther down is whole at once.
 */
export function useFirstScreenFirst<Row>(rows: Row[]): { shown: Row[]; isWhole: boolean } {
  const place = useElementScrollRestoration({ getElement: () => window });
  const [isWhole, setIsWhole] = useState(Boolean(place?.scrollY));
  const [first] = useState(inView);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsWhole(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return { shown: isWhole ? rows : rows.slice(0, first), isWhole };
}

import { useElementScrollRestoration } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';

/**
 * As many cards as a screen of this height shows below its head, the last of them in part. The window's own height
 * would have the browser lay out the page first.
 */
const inView = () => Math.max(2, Math.floor(window.screen.height / 150));

/**
 * The cards in view when their screen comes, and all of them once those are painted. A screen that goes back to a
 * place farther down is whole at once.
 */
export function useFirstScreenFirst<Row>(rows: readonly Row[]): {
  shown: readonly Row[];
  isWhole: boolean;
} {
  const place = useElementScrollRestoration({ getElement: () => window });
  const [isWhole, setIsWhole] = useState(Boolean(place?.scrollY));
  const [first] = useState(inView);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      // Not in the frame itself, which is to be painted first.
      rest = setTimeout(() => startTransition(() => setIsWhole(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  }, []);
  return { shown: isWhole ? rows : rows.slice(0, first), isWhole };
}

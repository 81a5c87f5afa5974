import { type RefObject, useEffect, useRef } from 'react';

/** Calls back once, when the whole of the element has come into view. */
export function useSeen(isWatched: boolean, onSeen: () => void): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    if (!isWatched || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      // All but a rounded-off pixel: parts of one are never in view.
      { threshold: 0.99 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWatched]);
  return element;
}

import { useEffect, useRef } from 'react';

/** Who goes to a form and back is told where they are: the button that they tapped has gone with its place. */
export function useAnnouncedPlace(place: string, title: string): void {
  const before = useRef(place);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [place]);
}

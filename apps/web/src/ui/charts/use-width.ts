import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide a part is, so that a chart is drawn in its own pixels and its letters are as large as all others. */
export function useWidth(part: RefObject<HTMLElement | null>, before: number): number {
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const element = part.current;
    if (!element) return;
    const measure = () => setWidth(Math.max(120, Math.round(element.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [part]);
  return width;
}

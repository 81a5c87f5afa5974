import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * A page as high as what is seen of it, keyboard and all, without the bars: on a phone every line of a conversation
 * counts. What the frame says above it keeps its place.
 */
export function FullPage({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  useWithoutBars();
  useLayoutEffect(() => {
    const { visualViewport: view } = window;
    const fit = () => {
      const box = page.current;
      if (!box) return;
      const above = box.getBoundingClientRect().top + window.scrollY;
      const height = view?.height ?? window.innerHeight;
      box.style.height = `max(20rem, calc(${height - above}px - var(--bottom-bar) - var(--testing-bar)))`;
      // The keyboard may have pushed the page up: it fits again.
      if (window.scrollY > 0) window.scrollTo(0, 0);
    };
    fit();
    const observer = new ResizeObserver(fit);
    const main = document.getElementById('content');
    // Bars above come and go, and so does the screen before, a moment later.
    if (main) observer.observe(main);
    for (const part of main?.children ?? []) if (part !== page.current) observer.observe(part);
    view?.addEventListener('resize', fit);
    return () => {
      observer.disconnect();
      view?.removeEventListener('resize', fit);
    };
  }, []);
  return (
    <div ref={page} className="flex flex-col">
      {children}
    </div>
  );
}

/** As inside the mobile app, which has bars of its own. */
function useWithoutBars(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.bars === 'hidden') return;
    dataset.bars = 'hidden';
    return () => {
      delete dataset.bars;
    };
  }, []);
  // A phone that is turned has other heights.
  useEffect(() => {
    const again = () => window.visualViewport?.dispatchEvent(new Event('resize'));
    window.addEventListener('resize', again);
    return () => window.removeEventListener('resize', again);
  }, []);
}

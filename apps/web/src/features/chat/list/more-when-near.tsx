import { type ReactNode, useEffect, useRef } from 'react';

type Props = { onNear: () => void; children: ReactNode };

/** Fetches what comes next before somebody gets there; by the button in it where that does not happen. */
export function MoreWhenNear({ onNear, children }: Props) {
  const mark = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  near.current = onNear;
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near.current(),
      { rootMargin: '400px 0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={mark} className="p-4">
      {children}
    </div>
  );
}

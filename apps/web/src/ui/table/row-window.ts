import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

interface View {
  top: number;
  height: number;
}

/** So many rows are there on either side of those in view. */
export const rowsBeyondView = 8;
/** The rows that are there change by so many at once: a scroll of a few pixels draws nothing. */
const step = 4;

/** Which rows of equal height are there while a part of them is in view, from the first to the one behind the last. */
export function rowsInView({ top, height }: View, rowHeight: number, count: number) {
  const first = Math.floor(top / rowHeight) - rowsBeyondView;
  const end = Math.ceil((top + height) / rowHeight) + rowsBeyondView;
  const lowered = Math.floor(first / step) * step;
  const raised = Math.ceil(end / step) * step;
  return {
    first: Math.min(Math.max(0, lowered), count),
    end: Math.min(count, Math.max(0, raised)),
  };
}

/** 40 px, or as much more as somebody has set their letters larger. */
const rowRem = 2.5;
const remInPixels = (): number =>
  typeof document === 'undefined'
    ? 16
    : Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

const usualHeight = 900;

/** Follows what is in view of a part that scrolls, and how wide it is in rem. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  startAt: (rowHeight: number) => number,
) {
  const rem = remInPixels();
  const rowHeight = rowRem * rem;
  const [room, setRoom] = useState<number>();
  const [top] = useState(() => startAt(rowHeight));
  const [view, setView] = useState(() =>
    rowsInView({ top, height: usualHeight }, rowHeight, count),
  );
  const look = useCallback(() => {
    const part = scroller.current;
    if (!part) return;
    const next = rowsInView({ top: part.scrollTop, height: part.clientHeight }, rowHeight, count);
    setView((now) => (now.first === next.first && now.end === next.end ? now : next));
  }, [scroller, rowHeight, count]);
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = top;
  }, [scroller, top]);
  useLayoutEffect(() => {
    const part = scroller.current;
    if (!part) return;
    const measure = () => {
      setRoom(part.clientWidth / rem);
      look();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(part);
    return () => observer.disconnect();
  }, [scroller, rem, look]);
  const end = Math.min(view.end, count);
  return { first: Math.min(view.first, end), end, rowHeight, room, look };
}

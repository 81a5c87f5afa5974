import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Target } from './use-room.ts';

const nearEnd = 48;

type Place = { isAtEnd: boolean; number?: string | undefined; top: number };

type Options = {
  scroller: RefObject<HTMLElement | null>;
  content: RefObject<HTMLElement | null>;
  /** There is more below than what is drawn: its end is not the end. */
  hasAfter: boolean;
  target: Target | undefined;
  onArrived: () => void;
};

/**
 * Whoever is at the end stays there when something comes; everybody else keeps the message under their eyes where it is,
 * whatever comes above or below it. The browsers' own way to do that is missing on some phones.
 */
export function useKeepPlace({ scroller, content, hasAfter, target, onArrived }: Options) {
  const place = useRef<Place>({ isAtEnd: true, top: 0 });
  const [isAtEnd, setAtEnd] = useState(true);
  const [marked, setMarked] = useState<number>();
  const isOpen = useRef(hasAfter);
  isOpen.current = hasAfter;

  const remember = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const left = box.scrollHeight - box.scrollTop - box.clientHeight;
    const { top } = box.getBoundingClientRect();
    const seen = [...box.querySelectorAll<HTMLElement>('[data-number]')].find(
      (each) => each.getBoundingClientRect().bottom > top,
    );
    place.current = {
      isAtEnd: left < nearEnd && !isOpen.current,
      number: seen?.dataset.number,
      top: seen ? seen.getBoundingClientRect().top - top : 0,
    };
    setAtEnd(place.current.isAtEnd);
  }, [scroller]);

  const settle = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    const { isAtEnd, number, top } = place.current;
    if (isAtEnd && !isOpen.current) box.scrollTop = box.scrollHeight;
    else if (number !== undefined) {
      const seen = box.querySelector(`[data-number="${number}"]`);
      if (!seen) return;
      const moved = seen.getBoundingClientRect().top - box.getBoundingClientRect().top - top;
      if (Math.abs(moved) >= 1) box.scrollTop += moved;
    }
  }, [scroller]);

  useLayoutEffect(settle);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !target) return;
    if (target.to === 'end') {
      place.current = { isAtEnd: true, top: 0 };
      box.scrollTop = box.scrollHeight;
    } else {
      const name = target.to === 'unread' ? '[data-unread]' : `[data-number="${target.to}"]`;
      const found = box.querySelector<HTMLElement>(name);
      if (!found) return;
      const share = target.to === 'unread' ? 0.2 : 0.4;
      box.scrollTop +=
        found.getBoundingClientRect().top -
        box.getBoundingClientRect().top -
        box.clientHeight * share;
      if (target.isMarked) setMarked(Number(target.to));
    }
    remember();
    onArrived();
  }, [scroller, target, remember, onArrived]);

  useEffect(() => {
    if (marked === undefined) return;
    const timer = setTimeout(() => setMarked(undefined), 2_400);
    return () => clearTimeout(timer);
  }, [marked]);

  useEffect(() => {
    const [box, inside] = [scroller.current, content.current];
    if (!box || !inside) return;
    // A photo that has come, a keyboard that has opened.
    const observer = new ResizeObserver(() => {
      settle();
      remember();
    });
    observer.observe(box);
    observer.observe(inside);
    box.addEventListener('scroll', remember, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', remember);
    };
  }, [scroller, content, settle, remember]);

  return { isAtEnd, marked };
}

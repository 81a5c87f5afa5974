import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far the finger goes before letting go means "again". */
const enough = 72;
const furthest = 110;

/**
 * Pulling a page down from its top loads it anew. Answers with how far it is pulled, from 0 to 1, and whether it is
 * on its way. The browser's own gesture, which would load the application anew, is held off meanwhile.
 */
export function usePullToRefresh(
  area: RefObject<HTMLElement | null>,
  refresh: () => Promise<unknown>,
) {
  const [pulled, setPulled] = useState(0);
  const [isRefreshing, setRefreshing] = useState(false);
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let from: Touch | undefined;
    let way = 0;
    const begin = ({ touches }: TouchEvent) => {
      from = window.scrollY <= 0 && touches.length === 1 ? touches[0] : undefined;
      way = 0;
      // Only from the top: a listener that may hold the gesture off makes every scroll wait for it.
      if (from) element.addEventListener('touchmove', move, { passive: false });
    };
    const move = (event: TouchEvent) => {
      const now = event.touches[0];
      if (!from || !now) return;
      const down = now.clientY - from.clientY;
      if (way === 0 && down <= Math.abs(now.clientX - from.clientX)) return leave();
      way = Math.min(down / 2, furthest);
      if (event.cancelable) event.preventDefault();
      setPulled(Math.max(0, way / enough));
    };
    const leave = () => {
      element.removeEventListener('touchmove', move);
      from = undefined;
      way = 0;
      setPulled(0);
    };
    const end = () => {
      const isMeant = from !== undefined && way >= enough;
      leave();
      if (!isMeant) return;
      setRefreshing(true);
      void latest.current().finally(() => setRefreshing(false));
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', leave);
    return () => {
      leave();
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', leave);
    };
  }, [area]);
  return { pulled, isRefreshing };
}

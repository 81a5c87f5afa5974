import { type RefObject, useEffect, useRef } from 'react';

/** As long as the device itself takes to offer a menu. */
const longEnough = 500;
/** A finger that goes further scrolls. */
const nearEnough = 10;
const afterLift = 300;

/** A message that is held down offers what can be done with it; the finger that lifts then presses nothing. */
export function useHeldBubble(
  content: RefObject<HTMLElement | null>,
  onHeld: (number: number, anchor: HTMLElement, isByKey: boolean) => void,
): void {
  const latest = useRef(onHeld);
  latest.current = onHeld;
  useEffect(() => {
    const box = content.current;
    if (!box) return;
    const over = new AbortController();
    const { signal } = over;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held: (() => void) | undefined;
    let begun = { x: 0, y: 0 };
    const stop = () => {
      clearTimeout(timer);
      held = undefined;
    };
    const down = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      stop();
      const bubble = (target as Element).closest<HTMLElement>('[data-bubble]');
      const place = bubble?.closest<HTMLElement>('[data-number]')?.dataset.number;
      if (pointerType === 'mouse' || !bubble || !place) return;
      begun = { x, y };
      held = () => {
        stop();
        swallowTap();
        latest.current(Number(place), bubble, false);
      };
      timer = setTimeout(held, longEnough);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - begun.x, clientY - begun.y) > nearEnough) stop();
    };
    // The device may take less time to offer its own menu: then that is the hold.
    const menu = (event: Event) => {
      if (!held) return;
      event.preventDefault();
      held();
    };
    box.addEventListener('pointerdown', down, { signal });
    box.addEventListener('pointermove', move, { signal });
    box.addEventListener('contextmenu', menu, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      box.addEventListener(end, stop, { signal });
    return () => {
      stop();
      over.abort();
    };
  }, [content]);
}

function swallowTap(): void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  for (const kind of ['click', 'contextmenu']) window.addEventListener(kind, swallow, options);
  for (const kind of ['pointerup', 'pointercancel'])
    window.addEventListener(kind, () => setTimeout(() => over.abort(), afterLift), options);
}

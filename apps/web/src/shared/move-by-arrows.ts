import type { KeyboardEvent } from 'react';

/** Up and down go from one control to the next, in the order they stand in. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>, selector = 'a'): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

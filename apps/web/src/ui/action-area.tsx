import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { deafFor } from './deaf-for.ts';

type Props = {
  /** Which buttons there are: when it changes, others have come to stand in their place. */
  of: string;
  /** Already the first of them have come to stand in another's place. */
  isNext?: boolean;
  children: ReactNode;
};

/**
 * Where the next step of something stands. A button that takes another's place hears nothing for a moment, since a
 * second tap was meant for the one before, and so was a key that is still held down; and whoever pressed it by the
 * keyboard goes on from the same place.
 */
export function ActionArea({ of, isNext = false, children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const [heard, setHeard] = useState(isNext ? undefined : of);
  const isDeaf = heard !== of;
  useLayoutEffect(() => {
    if (heard === of) return;
    // Should the ones before come back at once, they are others, too.
    setHeard(undefined);
    const hear = () => setHeard(of);
    let timer = setTimeout(hear, deafFor);
    // Who goes on tapping has not seen yet what stands there now.
    const wait = (event: Event) => {
      if (event instanceof PointerEvent && !isWithin(event, area.current)) return;
      clearTimeout(timer);
      timer = setTimeout(hear, deafFor);
    };
    document.addEventListener('pointerdown', wait);
    document.addEventListener('keydown', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', wait);
      document.removeEventListener('keydown', wait);
    };
  }, [of, heard]);
  useEffect(() => {
    if (isDeaf || !hadFocus.current || document.activeElement !== document.body) return;
    area.current?.focus({ preventScroll: true });
  }, [isDeaf]);
  useEffect(() => {
    // Whoever points elsewhere goes on from there.
    const leave = ({ target }: Event) => {
      if (!area.current?.contains(target as Node)) hadFocus.current = false;
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields.
    <div
      ref={area}
      role="group"
      aria-label="Langkah berikutnya"
      tabIndex={-1}
      inert={isDeaf}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // Nothing takes the focus from a button that goes away.
        hadFocus.current = relatedTarget === null;
      }}
      onKeyDown={(event) => {
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
      }}
      className="outline-none"
    >
      {children}
    </div>
  );
}

/** Nothing in a deaf place is hit by a tap: where it was counts. */
function isWithin({ clientX, clientY }: PointerEvent, element: Element | null): boolean {
  const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

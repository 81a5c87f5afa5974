import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { deafFor } from './deaf-for.ts';

type Props = {
  /** Which buttons there are: when it changes, others have come to stand in their place. */
  of: string;
  children: ReactNode;
};

/**
 * Where the next step of something stands. A button that takes another's place hears nothing for a moment, since a
 * second tap was meant for the one before; and whoever pressed it by the keyboard goes on from the same place.
 */
export function ActionArea({ of, children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const last = useRef(of);
  const hadFocus = useRef(false);
  const [isDeaf, setDeaf] = useState(false);
  useLayoutEffect(() => {
    if (last.current === of) return;
    last.current = of;
    setDeaf(true);
    const hear = () => setDeaf(false);
    let timer = setTimeout(hear, deafFor);
    // Who goes on tapping has not seen yet what stands there now.
    const wait = (event: PointerEvent) => {
      if (!isWithin(event, area.current)) return;
      clearTimeout(timer);
      timer = setTimeout(hear, deafFor);
    };
    document.addEventListener('pointerdown', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', wait);
    };
  }, [of]);
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

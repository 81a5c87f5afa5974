import type { LossCause } from '@marketplace/contract/loss-causes';
import { type ReactNode, useEffect, useRef } from 'react';

/** On a phone the products lie below all causes: who chooses another cause is brought there. */
export function ProductsOfCause(props: { cause: LossCause | undefined; children: ReactNode }) {
  const { cause, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(cause);
  useEffect(() => {
    if (shown.current === cause) return;
    shown.current = cause;
    place.current?.focus();
  }, [cause]);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-20 outline-none">
      {children}
    </div>
  );
}

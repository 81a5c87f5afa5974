import { useEffect, useLayoutEffect, useState } from 'react';

/** False in the first pass: what arrives already wanted still opens with its movement and its focus. */
export function useHasMounted(): boolean {
  const [hasMounted, setHasMounted] = useState(false);
  useEffect(() => setHasMounted(true), []);
  return hasMounted;
}

/**
 * False while a page is drawn as the build wrote it, true from the moment that it hears: in one breath, so that nobody taps
 * on what does not know yet what the build did not know.
 */
export function useIsAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useLayoutEffect(() => setAwake(true), []);
  return isAwake;
}

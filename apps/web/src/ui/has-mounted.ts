import { useEffect, useState } from 'react';

/** False in the first pass: what arrives already wanted still opens with its movement and its focus. */
export function useHasMounted(): boolean {
  const [hasMounted, setHasMounted] = useState(false);
  useEffect(() => setHasMounted(true), []);
  return hasMounted;
}

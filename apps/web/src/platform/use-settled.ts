import { useEffect, useState } from 'react';

/** The words once nobody has typed for a moment. */
export function useSettled(words: string, pause: number): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), pause);
    return () => clearTimeout(timer);
  }, [words, pause]);
  return settled;
}

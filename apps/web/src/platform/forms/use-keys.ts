import { useRef } from 'react';

/** One key for one content, until the content is another or has arrived: the same again is then meant anew. */
export function useKeys() {
  const last = useRef({ content: '', key: '' });
  return {
    keyFor: (content: unknown): string => {
      const text = JSON.stringify(content);
      if (last.current.content !== text) last.current = { content: text, key: crypto.randomUUID() };
      return last.current.key;
    },
    forget: () => {
      last.current = { content: '', key: '' };
    },
  };
}

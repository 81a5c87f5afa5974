import { useCallback, useEffect, useRef, useState } from 'react';
import { useOffline } from './services.ts';

const pauseBeforeWriting = 250;

/**
 * The value of a form that is kept while it is filled in, per record and person: `name` says which. `drop` once
 * it was sent. While the kept value is on its way `isReady` is false, and nothing should be typed yet.
 */
export function useDraft<T>(name: string, empty: T) {
  const { drafts } = useOffline();
  const [initial] = useState(empty);
  const [state, setState] = useState({ value: empty, isReady: false, isRestored: false });
  const pending = useRef<{ value: T; timer: ReturnType<typeof setTimeout> }>(undefined);

  const flush = useCallback((): Promise<void> => {
    const waiting = pending.current;
    if (!waiting) return Promise.resolve();
    clearTimeout(waiting.timer);
    pending.current = undefined;
    return drafts.save(name, waiting.value);
  }, [drafts, name]);

  useEffect(() => {
    let isCurrent = true;
    const show = (kept: T | undefined) => {
      if (!isCurrent) return;
      const isRestored = kept !== undefined;
      setState({ value: kept ?? initial, isReady: true, isRestored });
    };
    drafts.read(name).then(
      (kept) => show(kept as T | undefined),
      () => show(undefined),
    );
    const onHide = () => document.visibilityState === 'hidden' && void flush();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', flush);
    return () => {
      isCurrent = false;
      void flush();
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', flush);
    };
  }, [drafts, name, flush, initial]);

  const setValue = useCallback(
    (value: T) => {
      setState((state) => ({ ...state, value }));
      clearTimeout(pending.current?.timer);
      pending.current = { value, timer: setTimeout(flush, pauseBeforeWriting) };
    },
    [flush],
  );

  const drop = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
    return drafts.drop(name);
  }, [drafts, name]);

  return { ...state, setValue, flush, drop };
}

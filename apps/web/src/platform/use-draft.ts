import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from './offline/drafts.ts';
import { useOffline } from './services.ts';

const pauseBeforeWriting = 250;

/**
 * What is typed into a form and what the form began from, kept while it is filled in, per record and person: `name`
 * says which. `drop` once it was sent. While the kept draft is on its way `isReady` is false, and nothing should be
 * typed yet.
 */
export function useDraft<Values, Base>(name: string, start: Draft<Values, Base>) {
  const { drafts } = useOffline();
  const [state, setState] = useState({ ...start, isReady: false, isRestored: false });
  const latest = useRef<Draft<Values, Base>>(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** From the first sign that is typed until it lies on the device: sealing takes its time. */
  const isUnwritten = useRef(false);
  const isShown = useRef(true);

  /** Answers whether anything had to be written. */
  const isPending = useCallback((): boolean => {
    clearTimeout(timer.current);
    const wasPending = isUnwritten.current;
    isUnwritten.current = false;
    return wasPending;
  }, []);
  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    if (!isUnwritten.current) return;
    const writing = latest.current;
    await drafts.save(name, writing);
    if (latest.current === writing) isUnwritten.current = false;
  }, [drafts, name]);

  useEffect(() => {
    let isCurrent = true;
    isShown.current = true;
    const show = (kept: Draft<Values, Base> | undefined) => {
      if (!isCurrent) return;
      latest.current = kept ?? latest.current;
      setState({ ...latest.current, isReady: true, isRestored: kept !== undefined });
    };
    drafts.read(name).then(
      (kept) => show(kept as Draft<Values, Base> | undefined),
      () => show(undefined),
    );
    const leave = () => {
      if (isPending()) drafts.saveAtOnce(name, latest.current);
    };
    const onHide = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', leave);
    return () => {
      isCurrent = false;
      isShown.current = false;
      leave();
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', leave);
    };
  }, [drafts, name, isPending]);

  /** From what it is at that moment, not from what a render has seen: a photo may come while a name is typed. */
  const change = useCallback(
    (next: (now: Draft<Values, Base>) => Draft<Values, Base>) => {
      // Whatever comes after the form is gone, such as a photo, must not bring back what was sent.
      if (!isShown.current) return;
      latest.current = next(latest.current);
      setState((state) => ({ ...state, ...latest.current }));
      isUnwritten.current = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), pauseBeforeWriting);
    },
    [flush],
  );

  /** Begins anew without anything to keep: nobody has typed yet. */
  const begin = useCallback(
    (draft: Draft<Values, Base>) => {
      isPending();
      latest.current = draft;
      setState((state) => ({ ...state, ...draft, isRestored: false }));
    },
    [isPending],
  );

  const drop = useCallback(() => {
    isPending();
    return drafts.drop(name);
  }, [drafts, name, isPending]);

  return { ...state, latest, change, begin, flush, drop };
}

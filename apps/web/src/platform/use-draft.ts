import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Draft } from './offline/drafts.ts';
import { useOffline } from './services.ts';

const pauseBeforeWriting = 250;

/** What the form of one name has in hand beside what is drawn; another name begins with empty hands. */
type Hand<Values, Base> = {
  name: string;
  latest: { current: Draft<Values, Base> };
  timer?: ReturnType<typeof setTimeout>;
  /** From the first sign that is typed until it lies on the device: sealing takes its time. */
  isUnwritten: boolean;
  isShown: boolean;
  /** What is kept of it was read, and is drawn: whether there was anything. */
  ready: { promise: Promise<boolean>; resolve: (isRestored: boolean) => void };
};

const handFor = <Values, Base>(name: string, start: Draft<Values, Base>): Hand<Values, Base> => ({
  name,
  latest: { current: start },
  isUnwritten: false,
  isShown: true,
  ready: withResolvers(),
});

/** By hand: older phones have no `Promise.withResolvers`. */
function withResolvers(): Hand<unknown, unknown>['ready'] {
  let resolve: Hand<unknown, unknown>['ready']['resolve'] = () => {};
  const promise = new Promise<boolean>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/**
 * What is typed into a form and what the form began from, kept while it is filled in, per record and person: `name`
 * says which. `drop` once it was sent. While the kept draft is on its way `isReady` is false, and nothing should be
 * typed yet. What nobody has typed into (`isUntouched`) is no draft, and is not kept.
 */
export function useDraft<Values, Base>(
  name: string,
  start: Draft<Values, Base>,
  isUntouched: (draft: Draft<Values, Base>) => boolean,
) {
  const { drafts } = useOffline();
  const [hand, setHand] = useState(() => handFor(name, start));
  const [state, setState] = useState({ ...start, isReady: false, isRestored: false });
  if (hand.name !== name) {
    setHand(handFor(name, start));
    setState({ ...start, isReady: false, isRestored: false });
  }
  const untouched = useRef(isUntouched);
  useLayoutEffect(() => {
    untouched.current = isUntouched;
  });

  /** Answers whether anything had to be written. */
  const isPending = useCallback((): boolean => {
    clearTimeout(hand.timer);
    const wasPending = hand.isUnwritten;
    hand.isUnwritten = false;
    return wasPending;
  }, [hand]);
  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(hand.timer);
    if (!hand.isUnwritten) return;
    // Until it is known who types.
    const later = () => {
      if (hand.isShown) hand.timer = setTimeout(() => void flush(), pauseBeforeWriting);
    };
    const writing = hand.latest.current;
    if (untouched.current(writing)) await drafts.drop(hand.name);
    else if (!(await drafts.save(hand.name, writing))) return later();
    if (hand.latest.current === writing) hand.isUnwritten = false;
  }, [drafts, hand]);

  useEffect(() => {
    const { name, latest } = hand;
    hand.isShown = true;
    const show = (found: Draft<Values, Base> | undefined) => {
      if (!hand.isShown) return;
      const kept = found && !untouched.current(found) ? found : undefined;
      latest.current = kept ?? latest.current;
      setState({ ...latest.current, isReady: true, isRestored: kept !== undefined });
    };
    drafts.read(name).then(
      (kept) => show(kept as Draft<Values, Base> | undefined),
      () => show(undefined),
    );
    const leave = () => {
      if (!isPending()) return;
      if (untouched.current(latest.current)) void drafts.drop(name);
      else hand.isUnwritten = !drafts.saveAtOnce(name, latest.current);
    };
    const onHide = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', leave);
    return () => {
      hand.isShown = false;
      // Who waits for it waits for nothing any more.
      hand.ready.resolve(true);
      leave();
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', leave);
    };
  }, [drafts, hand, isPending]);

  useEffect(() => {
    if (state.isReady) hand.ready.resolve(state.isRestored);
  }, [hand, state.isReady, state.isRestored]);

  /**
   * From what it is at that moment, not from what a render has seen: a photo may come while a name is typed. Answers
   * whether it was taken: what comes after the form is gone must not bring back what was sent.
   */
  const change = useCallback(
    (next: (now: Draft<Values, Base>) => Draft<Values, Base>): boolean => {
      if (!hand.isShown) return false;
      hand.latest.current = next(hand.latest.current);
      setState((state) => ({ ...state, ...hand.latest.current }));
      hand.isUnwritten = true;
      clearTimeout(hand.timer);
      hand.timer = setTimeout(() => void flush(), pauseBeforeWriting);
      return true;
    },
    [hand, flush],
  );

  /** Begins anew without anything to keep: nobody has typed yet. */
  const begin = useCallback(
    (draft: Draft<Values, Base>) => {
      isPending();
      hand.latest.current = draft;
      if (hand.isShown) setState((state) => ({ ...state, ...draft, isRestored: false }));
    },
    [hand, isPending],
  );

  const drop = useCallback(() => {
    isPending();
    return drafts.drop(hand.name);
  }, [drafts, hand, isPending]);

  /** After a form that was left the next one of its name may keep something else by now. */
  const dropSent = useCallback(
    (values: Values) =>
      hand.isShown
        ? drop()
        : drafts.drop(hand.name, (kept) => JSON.stringify(kept.values) === JSON.stringify(values)),
    [drafts, hand, drop],
  );

  /** Whether the form that this was drawn for is still there: who comes back to its address has another. */
  const isShown = useCallback(() => hand.isShown, [hand]);

  const whenReady = hand.ready.promise;
  return {
    ...state,
    latest: hand.latest,
    isShown,
    whenReady,
    change,
    begin,
    flush,
    drop,
    dropSent,
  };
}

import { useEffect, useState } from 'react';

/** A part of the kit whose code is fetched when it is first needed. */
export interface LazyPart<T> {
  load: () => Promise<T>;
  loaded: () => T | undefined;
}

const waits = [400, 1500];

async function withRetries<T>(fetchPart: () => Promise<T>): Promise<T> {
  for (const wait of waits) {
    try {
      return await fetchPart();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return fetchPart();
}

export function lazyPart<T>(fetchPart: () => Promise<T>): LazyPart<T> {
  let part: T | undefined;
  let pending: Promise<T> | undefined;
  const load = () => {
    pending ??= withRetries(fetchPart).then(
      (value) => {
        part = value;
        return value;
      },
      (reason: unknown) => {
        // The next tap tries again; React's lazy would keep the failure for good.
        pending = undefined;
        throw reason;
      },
    );
    return pending;
  };
  return { load, loaded: () => part };
}

/**
 * The part, once it was wanted and is here; `hasFailed` when the network did not bring it. Another `occasion` tries
 * again.
 */
export function useLazyPart<T>(part: LazyPart<T>, isWanted: boolean, occasion = '') {
  const [state, setState] = useState<{ loaded?: T | undefined; hasFailed: boolean }>(() => ({
    loaded: part.loaded(),
    hasFailed: false,
  }));
  const missedAt = isWanted && state.loaded === undefined ? occasion : undefined;
  useEffect(() => {
    if (missedAt === undefined) return;
    let isCurrent = true;
    part.load().then(
      (loaded) => isCurrent && setState({ loaded, hasFailed: false }),
      () => isCurrent && setState({ hasFailed: true }),
    );
    return () => {
      isCurrent = false;
      setState((state) => (state.hasFailed ? { hasFailed: false } : state));
    };
  }, [part, missedAt]);
  return state;
}

type Hear = (step: PopStateEvent) => void;

let first: Hear | undefined;

/** The router hears of every step through the history from when it is made: to be called before that. */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (step) => first?.(step), { capture: true });
}

/** Lets somebody hear of each step before the router does, and keep it from the router. */
export function hearFirst(hear: Hear): () => void {
  first = hear;
  return () => {
    first = undefined;
  };
}

/** Nothing comes back where the browser forbids it, or has no room: what is kept is a comfort, never needed. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

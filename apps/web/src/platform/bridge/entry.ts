export const isEntry = (search: string): boolean => /[?&]entry=mobile(&|$)/.test(search);

/**
 * What the mobile app put on the address: taken from it at once and for good, since a token must not stay in
 * the history. What is meant to stay is put back when it was read (`read-entry.ts`).
 */
export function takeEntry(): string | undefined {
  const { pathname, search, hash } = window.location;
  if (!isEntry(search)) return undefined;
  window.history.replaceState(window.history.state, '', pathname + hash);
  return search;
}

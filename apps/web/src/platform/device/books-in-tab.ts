/** What the pages of accounting keep in this tab alone, over the page of another house and back: gone with the tab, or with a sign-out. */
const names = ['accounting_key', 'linking'] as const;
type Name = (typeof names)[number];

/** Stands in where the browser forbids storage or has no room: the page works, a reload forgets. */
const held = new Map<Name, unknown>();
const keyOf = (name: Name) => `marketplace.${name}`;

export function keepInTab(name: Name, value: unknown): void {
  held.set(name, value);
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // It is held as long as the page is there.
  }
}

export function keptInTab(name: Name): unknown {
  if (held.has(name)) return held.get(name);
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function dropFromTab(name: Name): void {
  held.delete(name);
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // The browser forbids it, and has kept none.
  }
}

export const dropBooks = (): void => names.forEach(dropFromTab);

const prefix = 'marketplace.';
/** Stands in where the browser forbids storage or has no room: the page works, a reload forgets. */
const memory = new Map<string, string>();

export function savedValue(name: string): string | undefined {
  try {
    // What found no room is younger than what lies in storage.
    return memory.get(name) ?? localStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function saveValue(name: string, value: string | undefined): void {
  memory.delete(name);
  try {
    if (value === undefined) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
  } catch {
    if (value !== undefined) memory.set(name, value);
  }
}

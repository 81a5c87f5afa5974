import { vi } from 'vitest';

/** A browser's local storage for the tests of one file; what is in it can be looked at. */
export function stubLocalStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  return kept;
}

/** As browsers have it: what is kept are properties of its own. */
const ofBrowser = {
  getItem(this: Record<string, string>, name: string) {
    return this[name] ?? null;
  },
  setItem(this: Record<string, string>, name: string, value: string) {
    this[name] = value;
  },
  removeItem(this: Record<string, string>, name: string) {
    delete this[name];
  },
};

/** What a tab keeps; what is in it can be looked at. */
export function stubSessionStorage(): Record<string, string> {
  const kept: Record<string, string> = Object.create(ofBrowser);
  vi.stubGlobal('sessionStorage', kept);
  return kept;
}

const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** A browser that lets read what was kept before, and keeps nothing more. */
export function stubFullLocalStorage(kept: ReadonlyMap<string, string> = new Map()): void {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: refuse,
    removeItem: refuse,
  });
}

/** A browser whose settings forbid even the mention of local storage. */
export function forbidLocalStorage(): void {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
}

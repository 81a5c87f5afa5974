import { remembered } from './embedding.ts';

const names = [
  'entry',
  'token',
  'path',
  'user_uuid',
  'store_id',
  'is_guest',
  'phone_number',
  'is_buyer',
] as const;

/** What the mobile app says about who comes in, and where to. */
export type Entry = Partial<Record<(typeof names)[number], string>>;

export function readEntry(search: string): Entry {
  const given = new URLSearchParams(search);
  return Object.fromEntries(names.map((name) => [name, given.get(name) ?? undefined]));
}

/** The rest of a query, which is the screen's own. */
export function withoutEntry(search: string): string {
  const rest = new URLSearchParams(search);
  for (const name of names) rest.delete(name);
  return `${rest}` && `?${rest}`;
}

/** For this web view alone; without storage for this page, and a reload begins as on the web. */
export function keepOfEntry(
  name: 'entry_url' | 'entry_phone_number' | 'bridge',
  value: string,
): void {
  remembered.delete(name);
  try {
    sessionStorage.setItem(`marketplace.${name}`, value);
  } catch {
    remembered.set(name, value);
  }
}

import type { Store } from '@marketplace/contract/stores';

/** Stores whose name, city or number holds every word, in any order. */
export function storesNamed(stores: readonly Store[], words: string): readonly Store[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return stores;
  return stores.filter(({ name, city, unique_id }) => {
    const text = `${name} ${city} ${unique_id}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

import { chosenStore, type StoreSlice } from '../../platform/state/store-slice.ts';
import { maySee } from '../../platform/store-standing.ts';
import type { MenuEntry } from './menu-entry.ts';
import { runningEntries } from './running-entries.ts';
import { sellingEntries } from './selling-entries.ts';

export type MenuPlace = Pick<MenuEntry, 'to' | 'title' | 'subtitle' | 'icon'> & {
  words: string;
  search: Record<string, string>;
};
export type MenuGroup = { title: string; places: readonly MenuPlace[] };

/** Every part of the application, by the job that somebody comes to do. */
const groups = [...sellingEntries, ...runningEntries];

/** Those parts that the person may open in the stores that are looked at. */
export const menuFor = (slice: StoreSlice): readonly MenuGroup[] =>
  groups
    .map(({ title, entries }) => ({
      title,
      places: entries.flatMap((entry) => placeIn(slice, entry)),
    }))
    .filter(({ places }) => places.length > 0);

function placeIn(slice: StoreSlice, entry: MenuEntry): MenuPlace[] {
  const { to, title, subtitle, icon, words = '', of } = entry;
  const store_id = of && (of === 'one' ? sellerOf(slice)?.id : chosenStore(slice));
  if (of && !store_id) return [];
  if (!isFor(slice, entry)) return [];
  return [{ to, title, subtitle, icon, words, search: store_id ? { store_id } : {} }];
}

const sellerOf = ({ active }: StoreSlice) => (active?.is_seller ? active : undefined);

function isFor(slice: StoreSlice, { of, area, isManaged }: MenuEntry): boolean {
  if (!area) return true;
  if (of !== 'one') return maySee(slice, area);
  const level = slice.active?.permission[area];
  return isManaged ? level === 'MANAGE' : level !== undefined && level !== 'NONE';
}

/** Of each group what has every word that was typed. */
export function findPlaces(menu: readonly MenuGroup[], typed: string): readonly MenuGroup[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return menu;
  return menu
    .map(({ title, places }) => ({
      title,
      places: places.filter((place) => {
        const text = `${title} ${place.title} ${place.subtitle} ${place.words}`.toLowerCase();
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ places }) => places.length > 0);
}

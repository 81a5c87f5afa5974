import { useSyncExternalStore } from 'react';
import { countVisit } from '../platform/navigation/history-entry.ts';

/** Where on the page the driver is: at the list, or at a form of one stop. */
export type Place = { form: 'delivered' | 'failed'; order_id: string } | undefined;

const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};
window.addEventListener('popstate', () => {
  countVisit();
  changed();
});

const placeNow = (): string => JSON.stringify(window.history.state?.place ?? null);

/** In the history, so that the phone's own way back leads to the list; a reload stays where it was. */
export function usePlace(): Place {
  const text = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, placeNow);
  return JSON.parse(text) ?? undefined;
}

export function goTo(place: NonNullable<Place>): void {
  window.history.pushState({ place }, '');
  countVisit();
  window.scrollTo(0, 0);
  changed();
}

/** To the list; who is there by now, such as by the phone's own way back, stays. */
export function goBack(): void {
  if (window.history.state?.place) window.history.back();
}

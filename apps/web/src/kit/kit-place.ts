import { createContext, use } from 'react';
import type { Theme } from '../platform/device/theme.ts';

/** What an address of the kit shows: one case or all of them, in a theme or in the device's own. */
export type KitPlace = { shown: string | undefined; theme: Theme };

const KitPlaceContext = createContext<KitPlace>({ shown: undefined, theme: undefined });
export const KitPlaceProvider = KitPlaceContext.Provider;
export const useKitPlace = (): KitPlace => use(KitPlaceContext);

export function kitPlaceOf(search: string): KitPlace {
  const words = new URLSearchParams(search);
  const theme = words.get('theme');
  return {
    shown: words.get('case') ?? undefined,
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
  };
}

export function kitAddress({ shown, theme }: KitPlace): string {
  const words = Object.entries({ case: shown, theme }).flatMap(([name, value]) =>
    value ? [`${name}=${value}`] : [],
  );
  return `?${words.join('&')}`;
}

/** "Small and with icon" is found at small-and-with-icon. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

import { savedValue, saveValue } from './local-storage.ts';

/** How the screen looks by choice; without one it is as the device has it. */
export type Theme = 'light' | 'dark' | undefined;

const name = 'theme';

/** What was chosen on this device, whoever is signed in. */
export function chosenTheme(): Theme {
  const kept = savedValue(name);
  return kept === 'light' || kept === 'dark' ? kept : undefined;
}

export function chooseTheme(theme: Theme): void {
  saveValue(name, theme);
  showTheme(theme);
}

export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme ?? '';
  // Around the page: the first of two colours counts that its media allow, and the first is the dark one.
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bar) bar.media = mediaFor[theme ?? 'device'];
}

const mediaFor = { light: 'not all', dark: 'all', device: '(prefers-color-scheme: dark)' };

/** Another tab has chosen, or the browser's storage was emptied. */
export function onThemeElsewhere(tell: (theme: Theme) => void): () => void {
  const listen = () => tell(chosenTheme());
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

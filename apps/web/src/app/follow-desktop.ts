import { type AppStore, setApp } from '../platform/state/app-state.ts';

/** From here on there is room for a side bar, and for a list beside its detail. */
const desktopQuery = '(min-width: 960px)';

export function followDesktop(state: AppStore): void {
  const media = window.matchMedia(desktopQuery);
  const tell = () => setApp(state, { isDesktop: media.matches });
  media.addEventListener('change', tell);
  tell();
}

import { type AppStore, setApp } from '../platform/state/app-state.ts';

/** From here on there is room for a side bar, and for a list beside its detail. */
const desktopQuery = '(min-width: 960px)';

/** The desktop layout is for whom the configuration says so, where there is room for it. */
export function followDesktop(state: AppStore): void {
  const media = window.matchMedia(desktopQuery);
  const tell = () => {
    const { app, user } = state.getState();
    // Until the configuration is there, as in a new installation: everyone's.
    const isDesktopUser = user.configuration?.is_desktop_user ?? true;
    const isDesktop = media.matches && isDesktopUser;
    // The styles know the width by themselves; who is to have the phone's layout all the same, they are told.
    document.documentElement.toggleAttribute('data-phone', media.matches && !isDesktopUser);
    if (app.isDesktop !== isDesktop) setApp(state, { isDesktop });
  };
  media.addEventListener('change', tell);
  state.subscribe(tell);
  tell();
}

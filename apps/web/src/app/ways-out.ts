import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

/** By which link each place of the history was left. */
const links = new Map<string, string>();

const keyOf = ({ state }: ParsedLocation): string => state.__TSR_key ?? '';

/** From the first moment on: who is quick leaves before anything is there that reads screens out. */
export const noteWaysOut = (router: AnyRouter): (() => void) =>
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    const href = document.activeElement?.closest('main a')?.getAttribute('href');
    if (fromLocation && pathChanged && href) links.set(keyOf(fromLocation), href);
  });

export function wayOutOf(location: ParsedLocation): HTMLElement | undefined {
  const href = links.get(keyOf(location));
  const isIt = (link: HTMLElement) => link.getAttribute('href') === href;
  return [...document.querySelectorAll<HTMLElement>('main a')].find(isIt);
}

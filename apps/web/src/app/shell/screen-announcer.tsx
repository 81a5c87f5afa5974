import { type AnyRouter, type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { focusable } from '../../ui/keep-focus.ts';

/** Long enough to be read out, and gone before anybody comes upon it. */
const shownFor = 3000;

/**
 * Names the tab after the screen, or after what it shows instead of itself, and reads a new screen out by its heading,
 * once: where the focus was lost with the screen before, the heading gets it; otherwise it is said. Who comes back finds
 * the focus on the link they left by.
 */
export function ScreenAnnouncer() {
  const router = useRouter();
  const [heading, setHeading] = useState('');
  useEffect(() => {
    const product = document.title;
    const wayOut = noteWaysOut(router);
    let stop = () => {};
    const follow = (arrivedAt: ParsedLocation | undefined) => {
      stop();
      let isNew = true;
      stop = followHeading((heading) => {
        document.title = `${heading.textContent} · ${product}`;
        if (!arrivedAt || !isNew) return;
        isNew = false;
        const isLost = isNowhere();
        if (isLost) wayOut.of(arrivedAt)?.focus({ preventScroll: true });
        if (isLost && isNowhere()) focusable(heading).focus({ preventScroll: true });
        if (document.activeElement !== heading) setHeading(heading.textContent);
      });
    };
    follow(undefined);
    const unsubscribe = router.subscribe(
      'onRendered',
      ({ fromLocation, toLocation, pathChanged }) => {
        if (pathChanged) follow(isInside(fromLocation) ? toLocation : undefined);
      },
    );
    return () => {
      unsubscribe();
      wayOut.stop();
      stop();
      document.title = product;
    };
  }, [router]);
  useEffect(() => {
    if (!heading) return;
    const timer = setTimeout(() => setHeading(''), shownFor);
    return () => clearTimeout(timer);
  }, [heading]);
  return (
    <p role="status" className="sr-only">
      {heading}
    </p>
  );
}

/** Who has just signed in begins at the top, with the way past the menu. */
const isInside = (from: ParsedLocation | undefined): boolean =>
  from !== undefined && !from.pathname.startsWith('/seller/login');

const main = () => document.querySelector('main');

const isNowhere = (): boolean =>
  document.activeElement === document.body || document.activeElement === main();

/** By which link each place of the history was left. */
function noteWaysOut(router: AnyRouter) {
  const links = new Map<string, string>();
  const keyOf = ({ state }: ParsedLocation): string => state.__TSR_key ?? '';
  const stop = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    const href = document.activeElement?.closest('main a')?.getAttribute('href');
    if (fromLocation && pathChanged && href) links.set(keyOf(fromLocation), href);
  });
  const of = (location: ParsedLocation) => {
    const href = links.get(keyOf(location));
    const isIt = (link: HTMLElement) => link.getAttribute('href') === href;
    return [...(main()?.querySelectorAll<HTMLElement>('a') ?? [])].find(isIt);
  };
  return { stop, of };
}

/** The heading of what went wrong with the screen as a whole; what stands beside it may fail by itself. */
const headingNow = (): Element | null | undefined =>
  main()?.querySelector('[role="alert"]:not(aside *) :is(h1, h2)') ?? main()?.querySelector('h1');

/** A screen that is still loading has its heading later, and one that fails or recovers another one. */
function followHeading(then: (heading: Element) => void): () => void {
  let last = '';
  const look = () => {
    const heading = headingNow();
    const words = heading?.textContent;
    if (!heading || !words || words === last) return;
    last = words;
    then(heading);
  };
  const observer = new MutationObserver(look);
  const content = main();
  if (content) observer.observe(content, { childList: true, characterData: true, subtree: true });
  look();
  return () => observer.disconnect();
}

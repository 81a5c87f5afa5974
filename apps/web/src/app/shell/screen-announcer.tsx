import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { focusable } from '../../ui/keep-focus.ts';
import { wayOutOf } from '../ways-out.ts';

/** Long enough to be read out, and gone before anybody comes upon it. */
const shownFor = 3000;

/** What is read out, and which time it is: the same words are read once more only as something new. */
type Said = { words: string; time: number };

/**
 * Names the tab after the screen, or after what it shows instead of itself, and reads a new screen, or a new step of one,
 * out by its heading, once: where the focus was lost with the screen before, the heading gets it; otherwise it is said.
 * Who comes back finds the focus on the link they left by. `from` is the screen before, where this has come with the next.
 */
export function ScreenAnnouncer({ from }: { from: string | undefined }) {
  const router = useRouter();
  const [said, setSaid] = useState<Said>({ words: '', time: 0 });
  const [cameFrom] = useState(from);
  useEffect(() => {
    let stop = () => {};
    const follow = (arrivedAt: ParsedLocation | undefined) => {
      stop();
      let isNew = arrivedAt !== undefined;
      let isFirst = true;
      stop = followHeading((heading) => {
        const title = titleFor(heading.textContent);
        // The build has named the page after its first step: another was taken before this code had come.
        const isStep = heading.matches('[data-step]') && !(isFirst && document.title === title);
        document.title = title;
        isFirst = false;
        if (!isNew && !isStep) return;
        isNew = false;
        const isLost = isNowhere();
        if (isLost && arrivedAt && !isStep) wayOutOf(arrivedAt)?.focus({ preventScroll: true });
        if (isLost && isNowhere()) focusable(heading).focus({ preventScroll: true });
        if (document.activeElement !== heading)
          setSaid(({ time }) => ({ words: heading.textContent, time: time + 1 }));
      });
    };
    const { location } = router.state;
    follow(isGoingOn(cameFrom, location.pathname) ? location : undefined);
    const unsubscribe = router.subscribe(
      'onRendered',
      ({ fromLocation, toLocation, pathChanged }) => {
        const isArrival = isGoingOn(fromLocation?.pathname, toLocation.pathname);
        if (pathChanged) follow(isArrival ? toLocation : undefined);
      },
    );
    return () => {
      unsubscribe();
      stop();
    };
  }, [router, cameFrom]);
  const { words, time } = said;
  useEffect(() => {
    if (!words) return;
    const timer = setTimeout(() => setSaid({ words: '', time }), shownFor);
    return () => clearTimeout(timer);
  }, [words, time]);
  return (
    <p role="status" className="sr-only">
      {words && <span key={time}>{words}</span>}
    </p>
  );
}

/** A page that was written by the build is named after its heading already. */
const product = document.title.split(' · ').at(-1);

/** The front door bears the name of the product alone. */
const titleFor = (heading: string): string =>
  window.location.pathname === '/seller/login' ? `${product}` : `${heading} · ${product}`;

const isBeforeLogin = (path: string): boolean => path.startsWith('/seller/login');

/** Who has just signed in begins at the top, with the way past the menu. */
const isGoingOn = (from: string | undefined, to: string): boolean =>
  from !== undefined && (!isBeforeLogin(from) || isBeforeLogin(to));

const main = () => document.querySelector('main');

const isNowhere = (): boolean =>
  document.activeElement === document.body || document.activeElement === main();

/** A screen that was left is only hidden until the next one has come. */
const notLeft = ':not([style*="display: none"] *)';

/** The heading of what went wrong with the screen as a whole; what stands beside it may fail by itself. */
const headingNow = (): Element | null | undefined =>
  main()?.querySelector(`[role="alert"]:not(aside *) :is(h1, h2)${notLeft}`) ??
  main()?.querySelector(`h1${notLeft}`);

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
  // Not `main`, which goes with a page before the login, and with one that has failed as a whole.
  const page = document.getElementById('root');
  if (page) observer.observe(page, { childList: true, characterData: true, subtree: true });
  look();
  return () => observer.disconnect();
}

import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Long enough to be read out, and gone before anybody comes upon it. */
const shownFor = 3000;

/** Names the tab after the screen, and reads a new screen out by its heading. */
export function ScreenAnnouncer() {
  const router = useRouter();
  const [heading, setHeading] = useState('');
  useEffect(() => {
    const product = document.title;
    let stop = () => {};
    const follow = (isNew: boolean) => {
      stop();
      stop = onceHeaded((heading) => {
        document.title = `${heading} · ${product}`;
        if (isNew) setHeading(heading);
      });
    };
    follow(false);
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (pathChanged) follow(fromLocation !== undefined);
    });
    return () => {
      unsubscribe();
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

/** A screen that is still loading has its heading later. */
function onceHeaded(then: (heading: string) => void): () => void {
  const look = (): boolean => {
    const heading = document.querySelector('main h1')?.textContent;
    if (heading) then(heading);
    return Boolean(heading);
  };
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect();
  });
  const main = document.querySelector('main');
  if (!look() && main) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

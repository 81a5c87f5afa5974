import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Long enough to be read out, and gone before anybody comes upon it. */
const shownFor = 3000;

/** The title of the page stays the same, so a new screen is read out by its heading. */
export function ScreenAnnouncer() {
  const router = useRouter();
  const [heading, setHeading] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged)
          setHeading(document.querySelector('main h1')?.textContent ?? '');
      }),
    [router],
  );
  useEffect(() => {
    const timer = setTimeout(() => setHeading(''), shownFor);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="sr-only">
      {heading}
    </p>
  );
}

import { createLink, useRouter } from '@tanstack/react-router';
import { type ComponentProps, useEffect, useRef } from 'react';
import { onceNear } from './once-near.ts';

/** A link that fetches the code of its screen, not its data, when it comes near the view. */
export const AppLink = createLink(function PrefetchingAnchor({
  href,
  children,
  ...rest
}: ComponentProps<'a'>) {
  const router = useRouter();
  const anchor = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!anchor.current || !href) return;
    const { pathname } = new URL(href, window.location.href);
    const fetchCode = () => {
      const [routes] = router.getMatchedRoutes(pathname);
      return Promise.all(routes.map((route) => router.loadRouteChunk(route)));
    };
    // What comes first may be the group of its address, with which the screen is known.
    return onceNear(anchor.current, () => fetchCode().then(fetchCode));
  }, [router, href]);
  return (
    <a {...rest} href={href} ref={anchor}>
      {children}
    </a>
  );
});

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
    return onceNear(anchor.current, () => {
      const { pathname } = new URL(href, window.location.href);
      const [routes] = router.getMatchedRoutes(pathname);
      return Promise.all(routes.map((route) => router.loadRouteChunk(route)));
    });
  }, [router, href]);
  return (
    <a {...rest} href={href} ref={anchor}>
      {children}
    </a>
  );
});

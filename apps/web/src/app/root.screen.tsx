import { createRootRouteWithContext, Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type Services, useAppState } from '../platform/services.ts';
import { lazyPart, useLazyPart } from '../ui/lazy-part.ts';
import { PageLoader } from '../ui/page-loader.tsx';
import { Toaster } from '../ui/toast.tsx';
import { deafUntilLanded } from './deaf-until-landed.ts';
import { FailureScreen } from './failure-screen.tsx';
import { leaveToastsBehind } from './leave-toasts-behind.ts';
import { LostScreen } from './lost-screen.tsx';
import { noteWaysOut } from './ways-out.ts';

export const Route = createRootRouteWithContext<Services>()({
  component: Root,
  errorComponent: FailureScreen,
  notFoundComponent: LostScreen,
});

const announcer = lazyPart(() =>
  import('./shell/screen-announcer.tsx').then((part) => part.ScreenAnnouncer),
);

function Root() {
  const showLoader = useAppState(({ app }) => app.showLoader);
  const router = useRouter();
  useEffect(() => leaveToastsBehind(router), [router]);
  useEffect(() => noteWaysOut(router), [router]);
  useEffect(() => deafUntilLanded(router), [router]);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [first] = useState(path);
  const isSettled = useSettled();
  // The login is named by the build, and has nobody to be read out to who came from elsewhere.
  const { loaded: ScreenAnnouncer } = useLazyPart(
    announcer,
    path !== first || (isSettled && path !== '/seller/login'),
    path,
  );
  return (
    <>
      <Outlet />
      {/* Behind the screen, as all that comes later: where something was scrolled to is kept by its place in the page. */}
      {ScreenAnnouncer && <ScreenAnnouncer from={path === first ? undefined : first} />}
      {showLoader && <PageLoader label="Memuat" />}
      <Toaster />
    </>
  );
}

const afterScreen = 2_000;

/** The first screen has had the line for itself: nobody has come to it from another. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), afterScreen);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

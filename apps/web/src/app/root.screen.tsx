import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Services, useAppState } from '../platform/services.ts';
import { PageLoader } from '../ui/page-loader.tsx';
import { Toaster } from '../ui/toast.tsx';
import { FailureScreen } from './failure-screen.tsx';
import { leaveToastsBehind } from './leave-toasts-behind.ts';
import { LostScreen } from './lost-screen.tsx';

export const Route = createRootRouteWithContext<Services>()({
  component: Root,
  errorComponent: FailureScreen,
  notFoundComponent: LostScreen,
});

function Root() {
  const showLoader = useAppState(({ app }) => app.showLoader);
  const router = useRouter();
  useEffect(() => leaveToastsBehind(router), [router]);
  return (
    <>
      <Outlet />
      {showLoader && <PageLoader label="Memuat" />}
      <Toaster />
    </>
  );
}

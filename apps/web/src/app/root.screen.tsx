import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { type Services, useAppState } from '../platform/services.ts';
import { PageLoader } from '../ui/page-loader.tsx';
import { Toaster } from '../ui/toast.tsx';
import { FailureScreen } from './failure-screen.tsx';
import { LostScreen } from './lost-screen.tsx';

export const Route = createRootRouteWithContext<Services>()({
  component: Root,
  errorComponent: FailureScreen,
  notFoundComponent: LostScreen,
});

function Root() {
  const showLoader = useAppState(({ app }) => app.showLoader);
  return (
    <>
      <Outlet />
      {showLoader && <PageLoader label="Memuat" />}
      <Toaster />
    </>
  );
}

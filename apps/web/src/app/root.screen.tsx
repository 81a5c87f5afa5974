import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { Services } from '../platform/services.ts';
import { Toaster } from '../ui/toast.tsx';
import { FailureScreen } from './failure-screen.tsx';
import { LostScreen } from './lost-screen.tsx';

export const Route = createRootRouteWithContext<Services>()({
  component: Root,
  errorComponent: FailureScreen,
  notFoundComponent: LostScreen,
});

function Root() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}

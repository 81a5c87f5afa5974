import { parent, routes } from 'virtual:routes/core';
import { late } from 'virtual:routes/late';
import { addRoutes, lateGroup, type RouteGroup, standInFor } from './route-group.ts';
import type { AppRouter } from './router.ts';
import { ScreenPending } from './shell/screen-pending.tsx';

/** The first pages behind the login; within their frame, stand-ins for all others. */
export function coreRoutes(router: () => AppRouter): RouteGroup {
  const [layout] = routes;
  const standIns = late.flatMap(([beginnings, fetchGroup]) => {
    const group = lateGroup(router, fetchGroup);
    return beginnings.map((beginning) =>
      standInFor({
        router,
        parent: layout,
        beginning,
        group,
        pendingComponent: ScreenPending,
      }),
    );
  });
  addRoutes(layout, standIns);
  return { parent, routes };
}

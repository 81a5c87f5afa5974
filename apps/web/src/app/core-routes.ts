import { parent, routes } from 'virtual:routes/core';
import { late } from 'virtual:routes/late';
import { routes as publicPages } from 'virtual:routes/public';
import { addRoutes, lateGroup, type RouteGroup, standInFor } from './route-group.ts';
import type { AppRouter } from './router.ts';
import { ScreenPending } from './shell/screen-pending.tsx';

/** The first pages behind the login; within their frame, stand-ins for all others. Public pages that come late stand beside it. */
export function coreRoutes(router: () => AppRouter): RouteGroup {
  const [layout] = routes;
  const [publicLayout] = publicPages;
  for (const [beginnings, fetchGroup, isPublic] of late) {
    const group = lateGroup(router, fetchGroup);
    const place = isPublic
      ? { parent: publicLayout }
      : { parent: layout, pendingComponent: ScreenPending };
    const standIns = beginnings.map((beginning) =>
      standInFor({ router, beginning, group, ...place }),
    );
    addRoutes(place.parent, standIns);
  }
  return { parent, routes };
}

import { routes as publicPages, parent as root } from 'virtual:routes/public';
import type { AnyRoute } from '@tanstack/react-router';
import { addRoutes, lateGroup, standInFor } from './route-group.ts';
import type { AppRouter, Routes } from './router.ts';

/** What every visit starts with: the pages before the login. Any other address stands for the pages behind it. */
export function firstRoutes(router: () => AppRouter) {
  const core = lateGroup(router, () =>
    import('./core-routes.ts').then(({ coreRoutes }) => coreRoutes(router)),
  );
  const elsewhere = standInFor({ router, parent: root, beginning: '', group: core });
  // Part of the tree that its type tells of; the rest comes with its groups.
  const routes = addRoutes(root, [...publicPages, elsewhere]) as AnyRoute as Routes;
  return { routes, core };
}

import { type AnyRoute, createRoute, notFound, redirect } from '@tanstack/react-router';
import { lateSite } from './late-site.ts';
import { routeTree as publicPages } from './public-routes.gen.js';
import type { AppRouter, Routes } from './router.ts';

/**
 * The pages before the login. Every other address stands for the site: it is loaded, takes its place in the router,
 * and the same address is opened again.
 */
export function publicRoutes(router: () => AppRouter): Routes {
  let isWhole = false;
  const elsewhere = createRoute({
    getParentRoute: () => publicPages,
    path: '$',
    beforeLoad: async ({ location }) => {
      if (isWhole) throw notFound();
      const site = await lateSite.load();
      isWhole = true;
      // It stays behind the others: the page of an attempt that failed may still be on the screen.
      withElsewhere(site);
      router().setRoutes(router().buildRouteTree());
      throw redirect({ href: location.href, replace: true });
    },
  });
  const withElsewhere = (tree: AnyRoute) =>
    tree.addChildren([...(tree.children as AnyRoute[]), elsewhere]);
  // Part of the tree that its type tells of; the rest comes with the site.
  return withElsewhere(publicPages) as AnyRoute as Routes;
}

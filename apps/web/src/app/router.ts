import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { parsePlainSearch, stringifyPlainSearch } from '../platform/navigation/plain-search.ts';
import type { Services } from '../platform/services.ts';
import type { routeTree } from './routes.gen.ts';

export type Routes = typeof routeTree;
export type AppRouter = ReturnType<typeof createAppRouter>;

export const createAppRouter = (services: Services, routes: Routes, history?: RouterHistory) =>
  createRouter({
    routeTree: routes,
    context: services,
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    // Rendered by the build it would be an inline script, which our content policy forbids.
    scrollRestoration: !import.meta.env.SSR,
    // The query client is the only cache.
    defaultPreloadStaleTime: 0,
    // A screen that is there at once comes without its skeleton before it.
    defaultPendingMs: 50,
    defaultPendingMinMs: 0,
    ...(history ? { history } : {}),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

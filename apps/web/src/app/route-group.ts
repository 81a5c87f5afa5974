import { type AnyRoute, createRoute, notFound, type RouteComponent } from '@tanstack/react-router';
import type { Services } from '../platform/services.ts';
import { type LazyPart, lazyPart } from '../ui/lazy-part.ts';
import type { AppRouter } from './router.ts';
import { type Follower, startFollower } from './start-follower.ts';

/** Addresses that are loaded together, below one that is there already. */
export type RouteGroup = { parent: AnyRoute; routes: AnyRoute[]; follow?: Follower };

/** Once loaded, its addresses have their place in the router. */
export const lateGroup = (router: () => AppRouter, fetchGroup: () => Promise<RouteGroup>) =>
  lazyPart(async () => {
    const { parent, routes, follow } = await fetchGroup();
    // Before the first of its screens can ask for anything: no event is missed.
    if (follow) await startWith(router().options.context, follow);
    addRoutes(parent, routes);
    router().setRoutes(router().buildRouteTree());
  });

async function startWith({ events, queryClient, offline }: Services, follow: Follower) {
  const { outbox } = await offline.load();
  startFollower(follow, { events, queryClient, outbox });
}

export const addRoutes = (parent: AnyRoute, routes: readonly AnyRoute[]): AnyRoute =>
  parent.addChildren([...((parent.children as AnyRoute[] | undefined) ?? []), ...routes]);

type StandIn = {
  router: () => AppRouter;
  parent: AnyRoute;
  /** What the addresses of the group begin with. */
  beginning: string;
  group: LazyPart<unknown>;
  pendingComponent?: RouteComponent;
};

/**
 * Stands for the addresses of a group: it is loaded, and the same address opened again. It stays behind them, for those
 * that nobody has, and because the page of an attempt that failed may still be on the screen.
 */
export function standInFor(standIn: StandIn): AnyRoute {
  const { router, parent, beginning, group, pendingComponent } = standIn;
  const route: AnyRoute = createRoute({
    getParentRoute: () => parent,
    // Not a segment of its own: that would take the place of the address itself.
    path: `${beginning}{$}`,
    // By this, links fetch the group as they fetch the code of any screen.
    component: Object.assign(() => null, { preload: async () => void (await group.load()) }),
    ...(pendingComponent && { pendingComponent }),
    beforeLoad: async ({ location: { pathname }, abortController: { signal } }) => {
      await group.load();
      if (router().getMatchedRoutes(pathname)[2] === route) throw notFound();
      // Whoever has gone elsewhere meanwhile is left alone.
      if (!signal.aborted) await router().load();
    },
  });
  return route;
}

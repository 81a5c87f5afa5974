import { createMemoryHistory } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './app.tsx';
import { createAppRouter } from './router.ts';
import { routeTree } from './routes.gen.ts';
import { createServices } from './services.ts';
import { ShellPending } from './shell/shell-pending.tsx';
import { ordersAddress, shellAddress } from './shell-address.ts';

export type Page = {
  address: string;
  /** What stands in the page before any code runs. */
  markup: string;
  /** The markup is the page itself, to be taken over as it stands; otherwise it holds the place. */
  isWhole: boolean;
  /** The screen's data can be asked for before its code is there. */
  asksEarly: boolean;
};

/** Every address of the site map as the build writes it, and the shell. */
export async function renderPages(): Promise<Page[]> {
  const services = createServices('http://localhost', () => {});
  const { routesByPath } = createAppRouter(services, routeTree, createMemoryHistory());
  const addresses = Object.keys(routesByPath).filter((path) => !path.includes('$'));
  return [shell(), ...(await Promise.all(addresses.map((address) => renderPage(address))))];
}

/** What every private page is on a device that has been here before: it keeps one of them, and the code of them all. */
const shell = (): Page => ({
  address: shellAddress,
  markup: renderToStaticMarkup(<ShellPending path={shellAddress}>{null}</ShellPending>),
  isWhole: false,
  asksEarly: true,
});

async function renderPage(address: string): Promise<Page> {
  const services = createServices('http://localhost', () => {});
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter(services, routeTree, history);
  const [routes] = router.getMatchedRoutes(address);
  const isPrivate = routes.some(({ id }) => id === '/_private');
  if (isPrivate) {
    await Promise.all(routes.map((route) => router.loadRouteChunk(route)));
    const Pending = routes.at(-1)?.options.pendingComponent as ComponentType | undefined;
    const frame = <ShellPending path={address}>{Pending && <Pending />}</ShellPending>;
    return {
      address,
      markup: renderToStaticMarkup(frame),
      isWhole: false,
      asksEarly: address === ordersAddress,
    };
  }
  await router.load();
  const markup = renderToString(<App services={services} router={router} />);
  // Its timers would keep the build from ending.
  services.queryClient.clear();
  return { address, markup, isWhole: true, asksEarly: false };
}

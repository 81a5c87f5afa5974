import { createMemoryHistory } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { faqKey } from '../features/public/faq/faq.query.ts';
import { LandingPage } from '../features/public/landing/landing-page.tsx';
import { factSlots, faqSlots } from '../features/public/slots.ts';
import { liveFactsKey } from '../shared/live-facts.query.ts';
import { App } from './app.tsx';
import { readAddresses } from './read-addresses.ts';
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
  /** It is read as it stands, without the application; what changes is filled in by the server. */
  isRead?: true;
  /** Anybody may come upon it from a search engine. */
  isFindable?: boolean;
  /** Takes the place of the markup for who is signed in. */
  pending?: string;
};

/** Every address of the site map as the build writes it, and the shell. */
export async function renderPages(): Promise<Page[]> {
  const services = createServices('http://localhost', () => {});
  const { routesByPath } = createAppRouter(services, routeTree, createMemoryHistory());
  const addresses = Object.keys(routesByPath).filter((path) => !path.includes('$'));
  const inside = addresses.filter((address) => address !== '/');
  return [shell(), landing(), ...(await Promise.all(inside.map((address) => renderPage(address))))];
}

/** For who is not signed in; who is goes on to their store, as the router says of this address. */
const landing = (): Page => ({
  address: '/',
  markup: renderToStaticMarkup(<LandingPage />),
  isWhole: true,
  asksEarly: false,
  isRead: true,
  isFindable: true,
  pending: renderToStaticMarkup(<ShellPending path="/">{null}</ShellPending>),
});

/** What every private page is on a device that has been here before: it keeps one of them, and the code of them all. */
const shell = (): Page => ({
  address: shellAddress,
  markup: renderToStaticMarkup(<ShellPending path={shellAddress}>{null}</ShellPending>),
  isWhole: false,
  asksEarly: true,
});

/** Without a login or a key of the app there is nothing to be found there. */
const isOfBooks = (address: string): boolean =>
  /^\/(integrate-accurate|accurate-|marketplace-create)/.test(address);

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
  const isRead = readAddresses.includes(address);
  if (isRead) {
    services.queryClient.setQueryData(liveFactsKey, factSlots);
    services.queryClient.setQueryData(faqKey, faqSlots);
  }
  await router.load();
  const markup = renderToString(<App services={services} router={router} />);
  // Its timers would keep the build from ending.
  services.queryClient.clear();
  return {
    address,
    markup,
    isWhole: true,
    asksEarly: false,
    ...(isRead && { isRead }),
    isFindable: !address.startsWith('/seller/login') && !isOfBooks(address),
  };
}

import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { stubSessionStorage } from '../../testing/device.ts';
import { historyEntry } from './history-entry.ts';
import { dropVisited, previousPath, stepsBackTo, trackPreviousPath } from './previous-path.ts';

const [list, form] = ['/list?query=Budi', '/form'];
let page: EventTarget;
beforeEach(() => {
  stubSessionStorage();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('scrollTo', () => {});
  dropVisited();
});

/** A tab with a list, a form, and whatever its history holds. */
async function openTab(history = createMemoryHistory({ initialEntries: [list] })) {
  const root = createRootRoute();
  const routeTree = root.addChildren(
    ['/list', '/form'].map((path) => createRoute({ getParentRoute: () => root, path })),
  );
  const router = createRouter({ routeTree, history, isServer: false });
  await router.load();
  const close = trackPreviousPath(router, () => isSignedIn);
  onTestFinished(close);
  // Without a screen nobody but the test tells the router of its history.
  const go = async (move: () => void) => {
    move();
    await router.load();
  };
  return { router, history, close, go };
}
let isSignedIn = true;

it('who comes back to an entry of the history, by Back and Forward, is there for another time', async () => {
  const { history, go } = await openTab();
  await go(() => history.push(form));
  const there = historyEntry();
  await go(() => {});
  expect(historyEntry()).toBe(there);
  await go(() => history.back());
  await go(() => history.forward());
  expect(historyEntry()).not.toBe(there);
});

/** The document goes, and what the module knows with it; the history and what the tab keeps stay. */
async function reload({ history, close }: Awaited<ReturnType<typeof openTab>>) {
  page.dispatchEvent(new Event('pagehide'));
  close();
  const kept = sessionStorage.getItem('marketplace.visited');
  dropVisited();
  if (kept) sessionStorage.setItem('marketplace.visited', kept);
  return openTab(history);
}

it('where one came from is known after a reload, too, with its filters', async () => {
  isSignedIn = true;
  const tab = await openTab();
  await tab.go(() => tab.history.push(form));
  expect(previousPath()).toBe('/list?query=Budi');
  await reload(tab);
  expect(previousPath()).toBe('/list?query=Budi');
  expect(stepsBackTo((path) => path.startsWith('/list'))).toBe(1);
});

it('another entry of the history has not come from there', async () => {
  const tab = await openTab();
  await tab.go(() => tab.history.push(form));
  page.dispatchEvent(new Event('pagehide'));
  tab.close();
  const kept = sessionStorage.getItem('marketplace.visited') ?? '';
  dropVisited();
  sessionStorage.setItem('marketplace.visited', kept);
  await openTab(createMemoryHistory({ initialEntries: [list, form], initialIndex: 1 }));
  expect(previousPath()).toBeUndefined();
});

it('who has signed out leaves no address behind', async () => {
  isSignedIn = false;
  const tab = await openTab();
  await tab.go(() => tab.history.push(form));
  await reload(tab);
  expect(previousPath()).toBeUndefined();
  expect(sessionStorage.getItem('marketplace.visited')).toBeNull();
});

import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { createImportGraph, type Graph } from './import-graph.ts';
import { type SiteMap, screensOf } from './site-map.ts';

/** Where most visits begin: such a screen should find all it needs in few files. */
const loginScreen = 'features/sign-in/login.screen.tsx';
/** The pages of the way in; what else needs no login is read by itself. */
const wayIn = 'features/sign-in/';
const homeScreen = 'features/home/home.screen.tsx';
const firstScreen = 'features/orders/list/orders.screen.tsx';
/** The order list as a phone has it, which a desk never loads. */
const phonePart = 'features/orders/list/orders-phone.tsx';
/** What a desk loads with its first screen, and a phone never does. */
const deskParts = ['features/orders/list/orders-desk.tsx'];
/** What the application starts behind the login. */
const started = ['app/core-routes.ts', 'app/session-services.ts'];

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>;

/**
 * Few files, since each costs a round trip on a phone. Which module lies in which follows from what reaches it by import
 * (`placeOf`), so that nobody keeps a list. A file brings along what its modules import, if none before it has.
 */
export function chunksOf(siteMap: SiteMap, source: string): Groups {
  let places: ReadonlyMap<string, string> | undefined;
  const named = (wanted: string) => ({
    debugName: wanted,
    name: (id: string, graph: Graph) => {
      places ??= placesOf(siteMap, source, graph);
      return places.get(id) === wanted ? wanted : null;
    },
  });
  return [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
    { name: 'base', test: /^(?!.*(index\.html|main\.tsx|\.css))/, tags: ['$initial'] },
    ...[
      'kit',
      'fields',
      'sign-in',
      'plain',
      'site',
      'desk',
      'phone',
      'cards',
      'open',
      'shared',
    ].map(named),
    ...siteMap.lateGroups.map(({ name }) => named(name)),
  ];
}

type Area =
  | 'login'
  | 'public'
  | 'open'
  | 'core'
  | 'first'
  | 'home'
  | 'detail'
  | 'desk'
  | 'phone'
  | { group: string }
  | 'part';

/** Something that is loaded by itself: a screen, the addresses of a group, or a part that comes late. */
type Root = { id: string; area: Area };

function placesOf(siteMap: SiteMap, source: string, graph: Graph): Map<string, string> {
  const { reachedFrom, screenOf, latePartsOf } = createImportGraph(graph);
  const known = rootsOf(siteMap).map(({ id, area }): Root => {
    const file = id.startsWith('\0') ? id : join(source, id);
    return { id: screenOf(file) ?? file, area };
  });
  const parts = latePartsOf(join(source, 'app/main.tsx'))
    .filter((part) => known.every(({ id }) => id !== part))
    .map((id): Root => ({ id, area: 'part' }));
  const reachedBy = new Map<string, Root[]>();
  for (const root of [...known, ...parts]) {
    for (const id of reachedFrom(root.id)) reachedBy.set(id, [...(reachedBy.get(id) ?? []), root]);
  }
  const places = new Map<string, string>();
  for (const [id, roots] of reachedBy) {
    const place = placeOf(roots);
    if (place) places.set(id, place);
  }
  return places;
}

function rootsOf(siteMap: SiteMap): Root[] {
  const filesIn = (nodes: Parameters<typeof screensOf>[0]) =>
    screensOf(nodes).flatMap(({ files }) => files.slice(-1));
  const at = (id: string, area: Area): Root => ({ id, area });
  return [
    ...filesIn([siteMap.public]).map((id) =>
      at(id, id === loginScreen ? 'login' : id.startsWith(wayIn) ? 'public' : 'open'),
    ),
    ...started.map((id) => at(id, 'core')),
    ...filesIn([siteMap.private]).map((id) =>
      at(id, id === firstScreen ? 'first' : id === homeScreen ? 'home' : 'detail'),
    ),
    at(phonePart, 'phone'),
    ...deskParts.map((id) => at(id, 'desk')),
    ...siteMap.lateGroups.flatMap(({ name, screens }) =>
      [`\0virtual:routes/${name}`, ...filesIn(screens)].map((id) =>
        // A step of the way in is one, however late its address comes.
        at(id, id.startsWith(wayIn) ? 'public' : { group: name }),
      ),
    ),
  ];
}

/** Where a module lies that these reach; in a file of its own, or that of the only one, where it is not said. */
function placeOf(roots: readonly Root[]): string | undefined {
  const has = (wanted: Area) => roots.some(({ area }) => area === wanted);
  const groups = new Set(roots.flatMap(({ area }) => (typeof area === 'object' ? area.group : [])));
  const [group] = groups;
  const isOfList = has('desk') || has('phone');
  const isFirst = has('core') || has('first') || has('home') || isOfList;
  const isBehindLogin = isFirst || has('detail') || groups.size > 0;
  // Before the login: what it shares with anything, or another of its pages with the site, none of which may bring the site.
  if (has('login') || has('public')) {
    // What only forms have of it, a list does without.
    if (isFirst) return 'kit';
    if (isBehindLogin || has('open') || (has('login') && has('public'))) return 'fields';
    return roots.length > 1 ? 'sign-in' : undefined;
  }
  // Read by itself: neither the login, which does without, nor the site comes with it. The list has only what it needs of it.
  if (has('open')) {
    if (has('core') || has('first') || isOfList) return 'plain';
    return roots.length > 1 ? 'open' : undefined;
  }
  // Behind it: what every page stands on, and the first screen, where most visits begin.
  if (has('core') || has('first')) return 'site';
  // Either shape of the list finds what it needs without what a group, or the other, has beside it.
  if (isOfList && (has('home') || (has('desk') && has('phone')))) return 'site';
  if (isOfList && roots.length > 1) return has('desk') ? 'desk' : 'phone';
  // What Home has of the others, the list does without.
  if (has('home') && roots.length > 1) return 'cards';
  if (groups.size > 1 || (group && has('detail'))) return 'shared';
  const isAmongAddresses = roots.some(({ id }) => id.startsWith('\0'));
  return group && (isAmongAddresses || roots.length > 1) ? group : undefined;
}

import { join } from 'node:path';
import type { VirtualRouteNode } from '@tanstack/virtual-file-routes';
import type { Plugin } from 'vite';
import { beginningsOf, type LateGroup, type SiteMap, screensOf } from './site-map.ts';

const prefix = 'virtual:routes/';

/** The site map as modules: `public`, `core`, one for each late group, and what tells which group an address is in. */
export function routeGroups(siteMap: SiteMap, source: string): Plugin {
  const { lateGroups } = siteMap;
  const modules: Record<string, () => string> = {
    public: () => placed(siteMap.root, [siteMap.public]),
    core: () => placed(siteMap.root, [siteMap.private]),
    late: () => `export const late = [${lateGroups.map(whereItBegins)}];`,
    addresses: () => `export const addresses = ${JSON.stringify(addressesOf(siteMap))};`,
    ...Object.fromEntries(lateGroups.map((group) => [group.name, () => groupCode(group)])),
  };

  const fileOf = (file: string) => JSON.stringify(join(source, file));

  const whereItBegins = (group: LateGroup) =>
    `[${JSON.stringify(beginningsOf(group, lateGroups))}, () => import('${prefix}${group.name}')${group.isPublic ? ', true' : ''}]`;

  const groupCode = ({ screens, follower, isPublic }: LateGroup) =>
    placed((isPublic ? siteMap.public : siteMap.private).file, screens) +
    (follower ? `export { ${follower.name} as follow } from ${fileOf(follower.file)};\n` : '');

  /** The routes of these nodes, each in its place below the parent. */
  function placed(parent: string, nodes: readonly VirtualRouteNode[]): string {
    const imports = [`import { Route as parent } from ${fileOf(parent)};`];
    const place = (node: VirtualRouteNode, above: string): string => {
      if (node.type === 'physical' || !node.file) throw new Error('every address has its screen');
      const name = `route${imports.length}`;
      imports.push(`import { Route as ${name} } from ${fileOf(node.file)};`);
      const children = 'children' in node ? (node.children ?? []) : [];
      const inside = children.map((child) => place(child, name));
      const all = inside.length > 0 ? `.addChildren([${inside}])` : '';
      return `at(${above}, ${name}, ${JSON.stringify(idOf(node))}, ${node.type !== 'layout'})${all}`;
    };
    const routes = nodes.map((node) => place(node, 'parent'));
    return `${imports.join('\n')}
const at = (parent, route, id, isAddress) =>
  route.update({ id, path: isAddress ? id : undefined, getParentRoute: () => parent });
export { parent };
export const routes = [${routes}];
`;
  }

  return {
    name: 'route-groups',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${prefix}`) ? modules[id.slice(prefix.length + 1)]?.() : null),
  };
}

/** As the router's own generator has it. */
function idOf(node: VirtualRouteNode): string {
  if (node.type === 'route') return node.path;
  return node.type === 'layout' ? `/_${node.id}` : '/';
}

const addressesOf = (siteMap: SiteMap): string[] =>
  screensOf([
    siteMap.public,
    siteMap.private,
    ...siteMap.lateGroups.flatMap(({ screens }) => screens),
  ]).map(({ address }) => address);

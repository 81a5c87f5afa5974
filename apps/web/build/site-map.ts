import type { LayoutRoute, VirtualRouteNode } from '@tanstack/virtual-file-routes';

/** Screens whose addresses come together, below the layout of private pages. */
export type LateGroup = {
  name: string;
  screens: VirtualRouteNode[];
  /** Read by anybody: below the layout of public pages instead. */
  isPublic?: true;
  /** Keeps up to date what these screens have asked for: started when they come. */
  follower?: { file: string; name: string };
};

export type SiteMap = {
  root: string;
  public: LayoutRoute;
  private: LayoutRoute;
  lateGroups: LateGroup[];
};

type Screen = { address: string; files: string[] };

/** Every address below these nodes, with the files from the outermost layout to the screen itself. */
export function screensOf(nodes: readonly VirtualRouteNode[], parent = ''): Screen[] {
  return nodes.flatMap((node): Screen[] => {
    if (node.type === 'physical') return [];
    const address = node.type === 'route' ? parent + node.path : parent;
    const files = node.file ? [node.file] : [];
    const inside = 'children' in node ? screensOf(node.children ?? [], address) : [];
    return [
      ...(node.type === 'layout' ? [] : [{ address: address || '/', files }]),
      ...inside.map((screen) => ({ ...screen, files: [...files, ...screen.files] })),
    ];
  });
}

/** How the addresses of a group begin, as short as no other late group's do. */
export function beginningsOf({ name, screens }: LateGroup, groups: readonly LateGroup[]): string[] {
  const others = groups
    .filter((group) => group.name !== name)
    .flatMap((group) => screensOf(group.screens));
  const isOwn = (beginning: string) =>
    others.every(({ address }) => !`${address}/`.startsWith(`${beginning}/`));
  const beginnings = screensOf(screens).map(({ address }) => {
    const parts = address.split('/');
    const lengths = parts.map((_, length) => parts.slice(0, length + 1).join('/')).slice(1);
    // One that stands above another group's is told by all of it: the router prefers the longer beginning.
    return lengths.find(isOwn) ?? address;
  });
  return [...new Set(beginnings)];
}

import type { VirtualRouteNode } from '@tanstack/virtual-file-routes';
import { routes } from '../routes.ts';

type Chunk = { file: string; imports?: string[]; src?: string };
export type Manifest = Record<string, Chunk>;

/** The code that the screens of an address need, with all it imports, so that it loads side by side. */
export function codeOf(address: string, manifest: Manifest, alsoFrom: string[] = []): string[] {
  const screens = screensOf(address, routes.children ?? [], '') ?? [];
  const begins = screens.map((screen) => `src/${screen}?`);
  const keys = Object.keys(manifest).filter(
    (key) => alsoFrom.includes(key) || begins.some((begin) => key.startsWith(begin)),
  );
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  keys.forEach(add);
  return [...files];
}

/** The files from the outermost layout to the screen itself. */
function screensOf(
  address: string,
  nodes: readonly VirtualRouteNode[],
  parent: string,
): string[] | undefined {
  for (const node of nodes) {
    if (node.type === 'physical') continue;
    const path = node.type === 'route' ? parent + node.path : parent;
    const file = node.file ? [node.file] : [];
    if (
      (node.type === 'route' && path === address) ||
      (node.type === 'index' && (path || '/') === address)
    )
      return file;
    const inside = 'children' in node ? screensOf(address, node.children ?? [], path) : undefined;
    if (inside) return [...file, ...inside];
  }
  return undefined;
}

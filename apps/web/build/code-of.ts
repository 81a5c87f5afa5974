import type { LayoutRoute } from '@tanstack/virtual-file-routes';
import { siteMap } from '../routes.ts';
import { type LateGroup, screensOf } from './site-map.ts';

type Chunk = { file: string; name?: string; imports?: string[] };
export type Manifest = Record<string, Chunk>;

/** The code that the screens of an address need, with all it imports, so that it loads side by side; `also` by name. */
export function codeOf(address: string, manifest: Manifest, also: string[] = []): string[] {
  const begins = screensAt(address).map((screen) => `src/${screen}?`);
  const group = groupOf(address);
  const named = group ? [...also, group] : also;
  const keys = Object.keys(manifest).filter(
    (key) =>
      named.includes(manifest[key]?.name ?? '') || begins.some((begin) => key.startsWith(begin)),
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

const groupOf = (address: string) =>
  siteMap.lateGroups.find(({ screens }) => filesAt(address, screens))?.name;

function screensAt(address: string): string[] {
  const late = Object.groupBy(siteMap.lateGroups, ({ isPublic }) => (isPublic ? 'open' : 'inside'));
  const withLate = (layout: LayoutRoute, groups: readonly LateGroup[] = []) => ({
    ...layout,
    children: [...(layout.children ?? []), ...groups.flatMap(({ screens }) => screens)],
  });
  const layouts = [withLate(siteMap.public, late.open), withLate(siteMap.private, late.inside)];
  return filesAt(address, layouts) ?? [];
}

const filesAt = (address: string, nodes: Parameters<typeof screensOf>[0]) =>
  screensOf(nodes).find((screen) => screen.address === address)?.files;

import { schemaVersion } from './kept-text.ts';
import type { PersistedSlices } from './persisted-slices.ts';
import { from1 } from './version-1.ts';
import { from2 } from './version-2.ts';
import { from3 } from './version-3.ts';
import { from4 } from './version-4.ts';
import { from5 } from './version-5.ts';
import { from6 } from './version-6.ts';

/** Takes a state from the version before to its own; whoever wrote it vouches for its shape. */
export type Migration = (state: never) => unknown;

/** By the version that each leads to. */
export const migrations: Readonly<Record<number, Migration>> = {
  2: from1,
  3: from2,
  4: from3,
  5: from4,
  6: from5,
  7: from6,
};

/** Up the ladder, a version at a time. Throws when a state is not what its version says. */
export function migrate(
  { state, version }: { state: unknown; version: number },
  ladder = migrations,
): PersistedSlices {
  let current = state;
  for (let next = version + 1; next <= schemaVersion; next += 1) {
    current = ladder[next]?.(current as never);
  }
  return current as PersistedSlices;
}

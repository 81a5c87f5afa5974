import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/db/migrate.ts';
import { openPGlite } from '../platform/db/pglite.ts';
import { fillTestWorld, worldHash } from './fill-test-world.ts';
import type { MadeDatabases } from './provided-world.ts';
import { root } from './root.ts';

/** Makes in the embedded database, once, what every test starts from a copy of. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('embedded', await madeDatabases());
}

/** Kept between runs under a name made from everything that decides their content. */
export async function madeDatabases(): Promise<MadeDatabases> {
  const folder = join(root, 'node_modules/.cache/marketplace');
  const fileOf = (name: string) => join(folder, `test-${name}-${worldHash()}.tar`);
  const made = { installation: fileOf('installation'), world: fileOf('world') };
  if (existsSync(made.world)) return made;
  mkdirSync(folder, { recursive: true });
  const database = await openPGlite({});
  await migrate(database);
  await write(made.installation, await database.dump());
  await fillTestWorld(database);
  await write(made.world, await database.dump());
  await database.close();
  return made;
}

/** Under its name only once it is whole: two runs may make it at the same time. */
async function write(file: string, dump: Blob): Promise<void> {
  const unfinished = `${file}-${process.pid}`;
  writeFileSync(unfinished, new Uint8Array(await dump.arrayBuffer()));
  renameSync(unfinished, file);
}

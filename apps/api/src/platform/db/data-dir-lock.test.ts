import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lockDataDir } from './data-dir-lock.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('lets one in, refuses the second, and lets the next in after', async () => {
  const folder = temporaryFolder();
  const unlock = await lockDataDir(folder);
  await expect(lockDataDir(folder)).rejects.toThrow(`is in use by process ${process.pid}: end it`);
  await unlock();
  await (await lockDataDir(folder))();
});

it('takes over what kill -9 left behind', async () => {
  const folder = temporaryFolder();
  const program = `
    const { lockDataDir } = await import(${JSON.stringify(join(import.meta.dirname, 'data-dir-lock.ts'))});
    await lockDataDir(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  await once(child.stdout, 'data');
  await expect(lockDataDir(folder)).rejects.toThrow(`is in use by process ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await (await lockDataDir(folder))();
});

it('lets only one of several in that start at the same moment', async () => {
  const folder = temporaryFolder();
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => lockDataDir(folder)));
  const winners = results.filter((result) => result.status === 'fulfilled');
  expect(winners).toHaveLength(1);
  await winners[0]?.value();
});

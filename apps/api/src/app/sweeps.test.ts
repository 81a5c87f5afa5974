import { expect, it } from 'vitest';
import { folderStorage } from '../platform/files/folder-storage.ts';
import { jobsOver } from './jobs.ts';
import { sweepsOver } from './sweeps.ts';

it('no two sweeps and no two jobs have one name', () => {
  const storage = folderStorage('unused');
  for (const list of [
    sweepsOver(storage, true, { whatsapp: true, email: true }),
    jobsOver(storage),
  ]) {
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  }
});

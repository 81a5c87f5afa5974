import { expect, it } from 'vitest';
import { folderStorage } from '../platform/files/folder-storage.ts';
import { jobs } from './jobs.ts';
import { sweepsOver } from './sweeps.ts';

it('no two sweeps and no two jobs have one name', () => {
  for (const list of [sweepsOver(folderStorage('unused'), true), jobs]) {
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  }
});

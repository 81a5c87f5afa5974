import type { Store } from '@marketplace/contract/stores';
import { expect, it } from 'vitest';
import type { DeviceDatabase } from '../../../platform/offline/device-database.ts';
import { sweepDrafts } from '../../../platform/offline/sweep-drafts.ts';
import { loaded } from '../../../platform/state/request.ts';
import { accountDraft } from './draft-names.ts';

const namesIn = (store_id: string) => [
  accountDraft.adding(store_id),
  accountDraft.verifying(store_id, '71'),
  accountDraft.choosing(store_id, '82'),
];

it('what was typed about accounts goes with its store, and only with it', async () => {
  const drafts = ['5', '6'].flatMap(namesIn).map((id) => ({
    id,
    value: { values: { holder_name: 'Siti' }, base: null },
    updated_at: Date.now(),
  }));
  const shelf = { allOf: async (name: string) => (name === 'drafts' ? drafts : []) };
  const dropped: string[] = [];
  await sweepDrafts(
    shelf as unknown as DeviceDatabase,
    '7a1d8c1e-0000-4000-8000-000000000001',
    async (name) => void dropped.push(name),
    () => ({ list: [{ id: '6' } as Store], request: loaded }),
  );
  expect(dropped).toEqual(namesIn('5'));
});

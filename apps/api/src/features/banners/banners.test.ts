import { contract } from '@marketplace/contract/contract';
import { expect, it } from 'vitest';
import { useTestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { publishBanner, publishNotice } from './banners.service.ts';

const hour = 3_600_000;
const inHours = (count: number) => new Date(Date.now() + count * hour).toISOString();

const banner = {
  store_id: null,
  type: 'important',
  title: 'Libur bersama',
  text: 'Kantor kami tutup.',
  link: null,
  dismissible: true,
  expires_at: inHours(1),
} as const;
const notice = {
  store_id: null,
  type: 'default',
  text: 'Ada pembaruan.',
  link: '/seller/store',
  expires_at: inHours(1),
} as const;

it('a store reads what is for all and what is for it, until it expires [API-30]', async () => {
  const server = await useTestServer();
  const { db } = server.database;
  const forAll = await publishBanner(db, banner);
  const forOwn = await publishBanner(db, { ...banner, type: 'error', store_id: testStores.own });
  await publishBanner(db, { ...banner, store_id: testStores.other });
  await publishBanner(db, { ...banner, expires_at: inHours(-1) });
  const hash = await publishNotice(db, notice);
  const token = await server.signIn(testPeople.viewer);
  const { body } = await server.call(
    contract.storeBanners.list,
    { query: { store_id: testStores.own } },
    token,
  );
  expect(body.banners.map(({ id }) => id)).toEqual([forOwn, forAll]);
  const { store_id: _all, ...said } = banner;
  expect(body.banners[1]).toEqual({ id: forAll, ...said });
  expect(body.notices).toEqual([
    {
      hash,
      type: 'default',
      text: 'Ada pembaruan.',
      link: '/seller/store',
      expires_at: notice.expires_at,
    },
  ]);
});

it('the same words said again are the same notice, and last longer', async () => {
  const server = await useTestServer();
  const { db } = server.database;
  const first = await publishNotice(db, notice);
  expect(await publishNotice(db, { ...notice, expires_at: inHours(5) })).toBe(first);
  expect(await publishNotice(db, { ...notice, store_id: testStores.own })).not.toBe(first);
});

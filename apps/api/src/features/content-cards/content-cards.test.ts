import { contract } from '@marketplace/contract/contract';
import { expect, it } from 'vitest';
import { useTestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { type NewCard, publishCard } from './content-cards.service.ts';

const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

const card: NewCard = {
  category: 'TRANSACTION',
  title: 'Ongkos kirim baru',
  description: 'Mulai Senin tarif berubah.',
  url: '/seller/store',
  link_text: 'Atur sekarang',
  image_url: '/cards/truck.svg',
  expires_at: inHours(1),
};

it('a person reads what is for all and for their stores, pinned first, until it expires [EN-09]', async () => {
  const server = await useTestServer();
  const { db } = server.database;
  await db.deleteFrom('content_cards').execute();
  const pinned = await publishCard(db, { ...card, pinned: true });
  const own = await publishCard(db, { ...card, store_id: testStores.own });
  await publishCard(db, { ...card, store_id: testStores.other });
  await publishCard(db, { ...card, expires_at: inHours(-1) });
  const token = await server.signIn(testPeople.viewer);
  const { body } = await server.call(contract.contentCards.list, {}, token);
  expect(body.cards.map(({ id }) => id)).toEqual([pinned, own]);
  expect(body.cards[1]).toEqual({
    id: own,
    title: 'Ongkos kirim baru',
    description: 'Mulai Senin tarif berubah.',
    viewed: false,
    pinned: false,
    url: '/seller/store',
    linkText: 'Atur sekarang',
    imageUrl: '/cards/truck.svg',
    created_at: expect.any(String),
    extras: { category: 'TRANSACTION', store_id: testStores.own, destination: 'SELLER' },
  });
});

it('what one person has seen is seen for them alone, however often it is said', async () => {
  const server = await useTestServer();
  const { db } = server.database;
  await db.deleteFrom('content_cards').execute();
  const shared = await publishCard(db, card);
  const foreign = await publishCard(db, { ...card, store_id: testStores.other });
  const token = await server.signIn(testPeople.viewer);
  const body = { card_ids: [shared, foreign, '999999'] };
  for (let time = 0; time < 2; time++) {
    expect((await server.call(contract.contentCards.logImpressions, { body }, token)).status).toBe(
      200,
    );
  }
  const seenBy = async (token: string) =>
    (await server.call(contract.contentCards.list, {}, token)).body.cards.map(
      ({ viewed }) => viewed,
    );
  expect(await seenBy(token)).toEqual([true]);
  expect(await seenBy(await server.signIn(testPeople.owner))).toEqual([false]);
  const views = await db.selectFrom('content_card_views').select('card_id').execute();
  expect(views).toEqual([{ card_id: shared }]);
});

it('where a service has the cards there are none of ours, and how a browser reaches it [API-44]', async () => {
  const server = await useTestServer({
    BRAZE_API_KEY: 'card-key',
    BRAZE_ENDPOINT: 'sdk.cards.example',
    BRAZE_SCRIPT: 'https://code.example/sdk.js',
  });
  await publishCard(server.database.db, card);
  const token = await server.signIn(testPeople.viewer);
  const { body } = await server.call(contract.contentCards.list, {}, token);
  expect(body).toEqual({
    cards: [],
    service: {
      api_key: 'card-key',
      endpoint: 'sdk.cards.example',
      script: 'https://code.example/sdk.js',
    },
  });
});

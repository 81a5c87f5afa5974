import { randomBytes } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listProduct } from '../../testing/listings.ts';
import { placeOrder } from '../../testing/place-order.ts';
import { stockUp } from '../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { chatOrders, buyerChatOrders, sharedChatOrder } = contract;
const store_id = testStores.own;
/** Nobody there has ever dealt with it. */
const unknownStore = testStores.inactive;
const buyer_store_id = testStores.buyer;

let server: TestServer;
let owner: string;
let buyer: string;
let goods: {
  inventory_id: string;
  minimum_order: number;
  product_name: string;
  uom_name: string;
}[];
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  buyer = await server.signIn(testPeople.buyer);
  await stockUp(server.database.db, store_id);
  // Known to the store from now on.
  await placeOrder(server, buyer, { buyer_store_id, seller_store_id: store_id });
  const query = { buyer_store_id, seller_store_id: store_id };
  goods = (await server.call(contract.inventories.forSale, { query }, buyer)).body.data;
});
afterAll(() => server.close());

const read = async (text: string) =>
  (await server.call(chatOrders.read, { body: { store_id, text } }, owner)).body;
const bodyOf = (more: object = {}) => ({
  store_id,
  buyer_store_id,
  lines: goods.slice(0, 2).map(({ inventory_id, minimum_order }) => ({
    inventory_id,
    quantity: minimum_order,
  })),
  delivery: 'BUYER_PICKUP',
  payment_methods: ['COD', 'TRANSFER'],
  ...more,
});
const save = (more: object = {}) => server.call(chatOrders.save, { body: bodyOf(more) }, owner);
const ids = (chat_order_id: string) => ({ body: { store_id, chat_order_id } });
const share = async (chat_order_id: string) => {
  const { body } = await server.call(chatOrders.share, ids(chat_order_id), owner);
  return { ...body, link: body.url.split('#')[1] ?? '' };
};
async function sent(more: object = {}) {
  const { chat_order } = (await save(more)).body;
  const { link } = await share(chat_order.id);
  return { id: chat_order.id, link, version: chat_order.version, total: chat_order.total_amount };
}
const open = (link: string) => server.call(sharedChatOrder.open, { body: { link } });
const confirm = (
  { link, version, total }: { link: string; version: number; total: number },
  more: object = {},
) =>
  server.call(sharedChatOrder.confirm, {
    body: { link, version, payment_method: 'COD', expected_total: total, ...more },
  });
const stateOf = async (chat_order_id: string) =>
  (await server.call(chatOrders.detail, { query: { store_id, chat_order_id } }, owner)).body
    .chat_order;
const reserved = async () => {
  const { rows } = await sql<{ sum: number }>`select sum(reserved)::int as sum from stocks
    where store_id = ${store_id}`.execute(server.database.db);
  return rows[0]?.sum;
};
const orders = async () => {
  const { rows } = await sql`select from orders where store_id = ${store_id}`.execute(
    server.database.db,
  );
  return rows.length;
};

it('matches what a chat orders to what the store sells, and says what is not sure', async () => {
  const [first] = goods;
  const { lines, ignored } = await read(
    `Pagi pak\n${first?.product_name} ${first?.uom_name} ${first?.minimum_order}\n3 zzqqxx terbang\nmakasih ya 🙏`,
  );
  expect(lines[0]).toMatchObject({
    state: 'SURE',
    inventory_id: first?.inventory_id,
    quantity: first?.minimum_order,
  });
  expect(lines[1]).toMatchObject({ state: 'NOT_FOUND', quantity: 3, candidates: [] });
  expect(ignored).toEqual(['Pagi pak', 'makasih ya']);
});

it('asks which of several is meant, and how many where nobody said', async () => {
  const [listing] = await listProduct(server, owner, store_id);
  const name = `${listing?.product_name ?? ''}`.toLowerCase();
  const { lines } = await read(`${name}\n${name} 2 slop`);
  expect(lines.map(({ state, doubt }) => [state, doubt !== null])).toEqual([
    ['UNSURE', true],
    ['UNSURE', true],
  ]);
  expect(lines[0]?.candidates.length).toBeGreaterThan(0);
});

it('ten thousand signs of nonsense come to nothing, and more are refused', async () => {
  const { lines, ignored } = await read('asdkj 🙈 qwe; '.repeat(700));
  expect(lines).toEqual([]);
  expect(ignored.length).toBeGreaterThan(0);
  const text = 'x'.repeat(10_241);
  const { body } = await server.call(chatOrders.read, { body: { store_id, text } }, owner);
  expect(body).toMatchObject({ errors: { fields: { text: expect.anything() } } });
});

it('writes it down without reserving anything, for a buyer the store knows and no other', async () => {
  const before = await reserved();
  const { body } = await save();
  expect(body.chat_order).toMatchObject({
    state: 'DRAFT',
    line_count: 2,
    version: 1,
    order_id: null,
  });
  expect(body.chat_order.total_amount).toBeGreaterThan(0);
  expect(await reserved()).toBe(before);
  const unknown = await save({ buyer_store_id: unknownStore });
  expect(unknown.body).toMatchObject({ errors: { code: 'chat_order_buyer_unknown' } });
  const gone = await save({ lines: [{ inventory_id: '999999999', quantity: 1 }] });
  expect(gone.body).toMatchObject({ errors: { code: 'product_unavailable' } });
});

it('its buyer sees it by the link and makes one order of it, however often it is tapped', async () => {
  const [before, ordered] = [await reserved(), await orders()];
  const made = await sent();
  expect((await stateOf(made.id)).state).toBe('SENT');
  const seen = (await open(made.link)).body;
  expect(seen).toMatchObject({ confirmed: null, offer: { total_amount: made.total } });
  const answers = await Promise.all([confirm(made), confirm(made), confirm(made)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.order_number)).size).toBe(1);
  expect(await orders()).toBe(ordered + 1);
  expect(await reserved()).toBeGreaterThan(before ?? 0);
  expect(await stateOf(made.id)).toMatchObject({
    state: 'CONFIRMED',
    order_number: answers[0]?.body.order_number,
  });
  // Forwarded, it shows that it is done and nothing of what was bought.
  const { body } = await open(made.link);
  expect(body.offer).toBeNull();
  expect(JSON.stringify(body)).not.toContain(seen.offer?.lines[0]?.product_name);
});

it('a dearer price, another form or too little stock is said before anything is ordered', async () => {
  const made = await sent();
  const before = await orders();
  const cheaper = await confirm({ ...made, total: made.total - 1 });
  expect(cheaper.body).toMatchObject({
    errors: { code: 'price_changed', total_amount: made.total },
  });
  const terms = await confirm(made, { payment_method: 'TERM' });
  expect(terms.body).toMatchObject({ errors: { code: 'payment_not_offered' } });
  // Offered, but not by a link: the store has made it, so it is no proof of who sends money.
  const transfer = await confirm(made, { payment_method: 'TRANSFER' });
  expect(transfer.body).toMatchObject({ errors: { code: 'payment_not_offered' } });
  expect((await open(made.link)).body.offer?.payment_methods).toEqual(['COD']);
  await save({ chat_order_id: made.id, version: 1, note: 'Sore saja' });
  expect((await confirm(made)).body).toMatchObject({
    errors: { code: 'chat_order_version_conflict' },
  });
  const much = await sent({
    lines: [{ inventory_id: goods[0]?.inventory_id, quantity: 9_999_999 }],
  });
  const offer = (await open(much.link)).body.offer;
  expect(offer?.lines[0]?.problem).toBe('stock_short');
  expect((await confirm(much)).body).toMatchObject({ errors: { code: 'stock_insufficient' } });
  expect(await orders()).toBe(before);
});

it('a link that was revoked, replaced, expired, cancelled or guessed opens nothing', async () => {
  const made = await sent();
  const codeOf = async (link: string) => (await open(link)).body as unknown;
  const second = await share(made.id);
  expect(await codeOf(made.link)).toMatchObject({ errors: { code: 'shared_link_revoked' } });
  expect((await open(second.link)).status).toBe(200);
  await server.call(chatOrders.revoke, ids(made.id), owner);
  expect((await stateOf(made.id)).state).toBe('DRAFT');
  expect(await codeOf(second.link)).toMatchObject({ errors: { code: 'shared_link_revoked' } });
  const third = await share(made.id);
  await sql`update shared_links set expires_at = now() where subject_id = ${made.id}`.execute(
    server.database.db,
  );
  expect((await stateOf(made.id)).state).toBe('EXPIRED');
  expect(await codeOf(third.link)).toMatchObject({ errors: { code: 'shared_link_expired' } });
  const fourth = await share(made.id);
  await server.call(chatOrders.cancel, ids(made.id), owner);
  expect(await codeOf(fourth.link)).toMatchObject({ errors: { code: 'shared_link_revoked' } });
  expect((await confirm({ ...made, link: fourth.link })).status).toBe(403);
  const guessed = `${store_id}.${randomBytes(32).toString('base64url')}`;
  expect(await codeOf(guessed)).toMatchObject({ errors: { code: 'shared_link_unknown' } });
  const elsewhere = `${testStores.other}.${fourth.link.split('.')[1]}`;
  expect(await codeOf(elsewhere)).toMatchObject({ errors: { code: 'shared_link_unknown' } });
});

it('is confirmed by its buyer in the app as well, and by no other', async () => {
  const made = await sent();
  const { body: waiting } = await server.call(
    buyerChatOrders.list,
    { query: { buyer_store_id } },
    buyer,
  );
  const [mine] = waiting.chat_orders.filter(({ chat_order_id }) => chat_order_id === made.id);
  const agreed = {
    version: 1,
    payment_method: 'TRANSFER',
    expected_total: mine?.offer.total_amount,
  };
  const body = { buyer_store_id, store_id, chat_order_id: made.id, ...agreed };
  const { body: answer } = await server.call(buyerChatOrders.confirm, { body }, buyer);
  expect((await stateOf(made.id)).order_id).toBe(answer.order_id);
  const draft = (await save()).body.chat_order;
  const early = await server.call(
    buyerChatOrders.confirm,
    { body: { ...body, chat_order_id: draft.id } },
    buyer,
  );
  expect(early.body).toMatchObject({ errors: { code: 'chat_order_not_found' } });
});

it('another buyer takes the link from the one before, and a list is narrowed by state', async () => {
  const made = await sent();
  const { body } = await server.call(chatOrders.buyers, { query: { store_id } }, owner);
  const other = body.buyers.find((each) => each.store_id !== buyer_store_id);
  await save({ chat_order_id: made.id, version: 1, buyer_store_id: other?.store_id });
  expect((await open(made.link)).status).toBe(403);
  expect(await stateOf(made.id)).toMatchObject({ state: 'DRAFT', version: 2 });
  for (const state of ['DRAFT', 'SENT', 'CONFIRMED', 'CANCELLED', 'EXPIRED']) {
    const query = { store_id, state, page_size: 100 };
    const { data } = (await server.call(chatOrders.list, { query }, owner)).body;
    expect(new Set(data.map((each) => each.state))).toEqual(
      new Set(data.length > 0 ? [state] : []),
    );
  }
});

it('who has only written to the store is known, and their number is not told', async () => {
  await sql`insert into chat_channels (store_id, buyer_store_id) values (${store_id}, ${unknownStore})`.execute(
    server.database.db,
  );
  await sql`update stores set phone_number = '+628120000001' where id in (${unknownStore}, ${buyer_store_id})`.execute(
    server.database.db,
  );
  const numberOf = async (id: string) => {
    const { chat_order } = (await save({ buyer_store_id: id })).body;
    return (await share(chat_order.id)).phone_number;
  };
  expect(await numberOf(unknownStore)).toBeNull();
  expect(await numberOf(buyer_store_id)).toBe('+628120000001');
});

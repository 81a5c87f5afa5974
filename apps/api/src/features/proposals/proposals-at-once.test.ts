import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { proposing } from '../../testing/proposals.ts';
import { newOperator } from '../../testing/tell-payments.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { waitingForLocks } from '../../testing/waiting.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

let server: TestServer;
let staff: string;
let operator: string;
let ours: ReturnType<typeof proposing>;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn(testPeople.stockStaff);
  operator = (await newOperator(server, '+628970000093')).token;
  ours = proposing(server, staff, operator);
});
afterAll(() => server.close());

const rows = async <T>(query: string) => (await sql.raw<T>(query).execute(server.database.db)).rows;

/** Starts the work while somebody else holds this, and lets go when so many wait. */
async function meanwhile<T>(
  statements: readonly string[],
  waiting: number,
  work: () => Promise<T>,
): Promise<T> {
  const { db } = server.database;
  const holding = Promise.withResolvers<void>();
  const enough = Promise.withResolvers<void>();
  const held = db.transaction().execute(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx);
    holding.resolve();
    await enough.promise;
  });
  await holding.promise;
  const result = work();
  await eventually(async () => expect(await waitingForLocks(db)).toBe(waiting)).finally(
    enough.resolve,
  );
  await held;
  return result;
}

const wrongTexts = () =>
  rows(`select p.id from products p join product_texts t on t.product_id = p.id
    where p.search_text <> t.search_text or p.unit_count <> t.unit_count
    union all select s.product_id from store_products s join products p on p.id = s.product_id
    where s.search_text <> p.search_text`);
const unit = (uom_id: string, base_quantity: number, barcode_number: string) => [
  { name: '', units: [{ uom_id, base_quantity, barcode_number }] },
];

it('two merges into one product at once: it is found by what both have added', async () => {
  const { product_id } = (await ours.approve(await ours.sent({ name: 'Rempeyek Uji' }))).body
    .proposal;
  const one = await ours.sent({ name: 'Peyek Uji', variants: unit('5', 24, '4006381333931') });
  const two = await ours.sent({ name: 'Rempeyek Kc Uji', variants: unit('2', 12, '73513537') });
  const into = { merge_into_product_id: product_id };
  const answers = await meanwhile(
    [`update products set unit_count = unit_count where id = ${product_id}`],
    2,
    () => Promise.all([ours.approve(one, into), ours.approve(two, into)]),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await wrongTexts()).toEqual([]);
});

it('a store that lists a product while units are added to it finds it by them, too', async () => {
  const { product_id } = (await ours.approve(await ours.sent({ name: 'Kembang Goyang Uji' }))).body
    .proposal;
  const [row] = await rows<{ id: string }>(`select u.id from product_units u
    join product_variants v on v.id = u.variant_id where v.product_id = ${product_id}`);
  const listing = { store_id: testStores.own, product_unit_id: row?.id, price: 9_000 };
  const { status } = await meanwhile(
    [
      `select from products where id = ${product_id} for update`,
      `insert into product_variants (product_id, name) values (${product_id}, 'Pedas')`,
      `update products p set search_text = t.search_text from product_texts t
        where t.product_id = p.id and p.id = ${product_id}`,
    ],
    1,
    () => server.call(contract.inventories.create, { body: listing }, staff),
  );
  expect(status).toBe(200);
  expect(await wrongTexts()).toEqual([]);
});

it('of one product that two propose in other letters, and that are approved at once, one is told of the other', async () => {
  const one = await ours.sent({ name: 'Kue Satu Uji', brand_name: 'Bu Tinah' });
  const theirs = proposing(
    server,
    await server.signIn(testPeople.otherOwner),
    operator,
    testStores.other,
  );
  const two = await theirs.sent({ name: 'KUE SATU UJI', brand_name: 'BU TINAH' });
  const answers = await meanwhile(['lock table products in share mode'], 2, () =>
    Promise.all([ours.approve(one), theirs.approve(two)]),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [refused] = answers.filter(({ status }) => status === 409);
  expect(refused?.body.errors?.code).toBe('proposal_product_exists');
  expect(await rows(`select from brands where lower(name) = 'bu tinah'`)).toHaveLength(1);
});

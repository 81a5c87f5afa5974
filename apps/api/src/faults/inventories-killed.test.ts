import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { whatDoesNotAddUp } from '../features/sums/sums.service.ts';
import type { Db } from '../platform/db/handle.ts';
import { type ApiProcess, startApi } from '../testing/api-process.ts';
import { newProduct } from '../testing/new-product.ts';
import { served } from '../testing/served.ts';
import { testPeople, testStores } from '../world/test-cast.ts';
import { durableDatabase } from './durable-database.ts';
import { send, signIn } from './order-writer.ts';

const { inventories } = contract;
const store_id: string = testStores.own;
const kills = 4;
const editsEach = 12;

/** A listing that one person edits again and again, and how far they know to have come. */
type Edited = {
  id: string;
  variant_id: string;
  version: number;
  price: number;
  stock: number;
  /** How often its price was changed before. */
  edits: number;
  done: number;
};
/** All units of a product that are to be listed. */
type Added = { product_unit_ids: string[]; variant_id: string; done: boolean };

it('kill -9 in the middle of edits and new listings: what was answered is there, nothing twice [API-14] [API-16]', async () => {
  const database = await durableDatabase();
  const { edited, added } = await database.look(async ({ db }) => ({
    edited: await someListings(db),
    added: await someProducts(db),
  }));
  const settings = { ...database.settings, RATE_LIMITS: 'false' };
  let api = await startApi(settings);
  const all = edited.length * editsEach + added.length;
  const done = () =>
    edited.reduce((sum, each) => sum + each.done, 0) + added.filter((each) => each.done).length;

  for (let kill = 0; kill < kills; kill += 1) {
    // A share of what is left: how much is done while this process is not looking, nobody knows.
    const enough = done() + (all - done()) / (kills - kill + 1);
    const writing = writeAll(api, edited, added);
    while (done() < enough) await pause(1);
    api.child.kill('SIGKILL');
    await Promise.all([api.exited, writing]);
    api = await startApi(settings);
  }
  await writeAll(api, edited, added);
  expect(edited.every((each) => each.done === editsEach)).toBe(true);
  expect(added.every((each) => each.done)).toBe(true);
  api.child.kill('SIGTERM');
  expect(await api.exited).toBe(0);

  await database.look(async ({ db }) => {
    for (const each of edited) {
      expect(await listingOf(db, each)).toEqual({
        version: each.version + editsEach,
        price: each.price + editsEach,
        stock: each.stock + editsEach,
        edits: each.edits + editsEach,
        counts: editsEach,
      });
    }
    for (const { variant_id } of added)
      expect(await shelfOf(db, variant_id)).toEqual({ listings: 3, stock: 53, openings: 1 });
    expect(await whatDoesNotAddUp(db)).toEqual([]);
  });
});

/** All at once, each write under a key of its own, until everything is there or the server is gone. */
async function writeAll(api: ApiProcess, edited: Edited[], added: Added[]): Promise<void> {
  const token = await signIn(api.url, testPeople.owner);
  const write = async (path: string, key: string, body: object) => {
    const answer = await served(() => send(api.url, token, path, key, body)).catch(() => undefined);
    if (answer) expect(answer.status).toBe(200);
    return answer !== undefined;
  };
  const edit = async (each: Edited) => {
    while (each.done < editsEach) {
      const [version, price] = [each.version + each.done, each.price + each.done + 1];
      const stock = { counted: 8, seen: 7 };
      const body = { store_id, inventory_id: each.id, version, price, stock };
      const path = inventories.update.path;
      if (!(await write(path, `edit-${each.id}-${version}`, body))) return;
      each.done += 1;
    }
  };
  const add = async (product: Added) => {
    const { product_unit_ids, variant_id, done } = product;
    if (done) return;
    const items = product_unit_ids.map((product_unit_id) => ({
      product_unit_id,
      price: 5_000,
      opening_stock: 1,
    }));
    const { path } = inventories.createBulk;
    if (await write(path, `product-${variant_id}`, { store_id, items })) product.done = true;
  };
  const addAll = async () => {
    for (const product of added) await add(product);
  };
  await Promise.all([...edited.map(edit), addAll()]);
}

const editsOf = sql`
  (select count(*)::int from inventory_changes c
    where c.store_id = i.store_id and c.inventory_id = i.id and c.kind = 'PRICE')`;

/** Of ten variants one listing each, by the piece. */
async function someListings(db: Db): Promise<Edited[]> {
  const { rows } = await sql<Edited>`
    select i.id, i.variant_id, i.version, i.price, s.stock, ${editsOf} as edits, 0 as done
    from inventories i join stocks s using (store_id, variant_id)
    join product_units pu on pu.id = i.product_unit_id
    where i.store_id = ${store_id}::bigint and pu.base_quantity = 1
    order by i.id limit 10`.execute(db);
  return rows;
}

async function someProducts(db: Db): Promise<Added[]> {
  const products: Added[] = [];
  for (let count = 0; count < 30; count += 1) {
    const units = await newProduct(db, `Barang Baru ${count}`);
    products.push({
      product_unit_ids: units.map(({ product_unit_id }) => product_unit_id),
      variant_id: units[0]?.variant_id ?? '',
      done: false,
    });
  }
  return products;
}

async function listingOf(db: Db, { id, variant_id }: Edited) {
  const { rows } = await sql`
    select i.version, i.price, s.stock,
      ${editsOf} as edits,
      (select count(*)::int from stock_ledger l where l.store_id = i.store_id
        and l.variant_id = ${variant_id}::bigint and l.source = 'SCREEN') as counts
    from inventories i join stocks s using (store_id, variant_id)
    where i.store_id = ${store_id}::bigint and i.id = ${id}::bigint`.execute(db);
  return rows[0];
}

async function shelfOf(db: Db, variant_id: string) {
  const { rows } = await sql`
    select s.stock,
      (select count(*)::int from inventories i
        where i.store_id = s.store_id and i.variant_id = s.variant_id) as listings,
      (select count(*)::int from stock_ledger l
        where l.store_id = s.store_id and l.variant_id = s.variant_id) as openings
    from stocks s where s.store_id = ${store_id}::bigint and s.variant_id = ${variant_id}::bigint`.execute(
    db,
  );
  return rows[0];
}

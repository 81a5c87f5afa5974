import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectBooks, consent, openAccurate } from '../../testing/accurate.ts';
import { bookkeeping, stockItem } from '../../testing/bookkeeping.ts';
import { listProduct } from '../../testing/listings.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';

const { accounting, accountingMapping } = contract;
const marketplace_store_id: string = testStores.own;
const of = { marketplace_store_id };

let server: TestServer;
let there: Awaited<ReturnType<typeof openAccurate>>;
let owner: string;
let books: ReturnType<typeof bookkeeping>;
beforeAll(async () => {
  there = await openAccurate();
  server = await startTestServer(there.settings);
  owner = await server.signIn(testPeople.owner);
  books = bookkeeping(server, there.settings, owner, marketplace_store_id);
});
afterAll(async () => {
  await server.close();
  await there.sandbox.close();
});

const begin = async () => (await server.call(accounting.begin, { body: of }, owner)).body;
const comeBack = (back: object) =>
  server.call(accounting.setupWithCode, { body: { ...of, ...back } }, owner);

describe('consent [API-40] [RT-51]', () => {
  it('that is denied links nothing, and says so', async () => {
    const back = await consent((await begin()).authorize_url, { denies: true });
    expect((await comeBack(back)).body.errors?.code).toBe('accounting_consent_denied');
    expect((await books.registration()).stage).toBe('NOT_CONNECTED');
  });

  it('to a part links nothing, and names what is missing', async () => {
    const back = await consent((await begin()).authorize_url, { scopes: ['item_view'] });
    const { body } = await comeBack(back);
    expect(body.errors).toMatchObject({
      code: 'accounting_consent_partial',
      missing_scopes: expect.arrayContaining(['item_save', 'sales_invoice_save']),
    });
    expect((await books.registration()).stage).toBe('NOT_CONNECTED');
  });

  it('with a state that is another’s, made up, or of another store is refused', async () => {
    const { state } = await begin();
    const made = await comeBack({ state: `${marketplace_store_id}.made-up`, code: 'x' });
    expect(made.body.errors?.code).toBe('accounting_state_unknown');
    const admin = await server.signIn(testPeople.otherOwner);
    const body = { marketplace_store_id: testStores.other, state, code: 'x' };
    const other = await server.call(accounting.setupWithCode, { body }, admin);
    expect(other.body.errors?.code).toBe('accounting_state_unknown');
  });

  it('with a code that was used is refused, and answered alike when it is sent again', async () => {
    const back = await consent((await begin()).authorize_url);
    const first = await comeBack(back);
    expect(first.body.registration.stage).toBe('CHOOSE_DATABASE');
    expect((await comeBack(back)).body.registration.stage).toBe('CHOOSE_DATABASE');
    const { state } = await begin();
    const again = await comeBack({ state, code: back.code });
    expect(again.body.errors?.code).toBe('accounting_code_refused');
    expect((await books.registration()).stage).toBe('CHOOSE_DATABASE');
  });

  it('keeps what lets us in sealed', async () => {
    const [row] = await server.database.db
      .selectFrom('accounting_connections')
      .selectAll()
      .execute();
    const { access, refresh } = there.sandbox.sessions.authorisations[0] ?? {
      access: '',
      refresh: '',
    };
    expect(access).not.toBe('');
    for (const token of [access, refresh])
      expect(Buffer.from(row?.tokens_sealed ?? []).includes(token)).toBe(false);
  });
});

describe('choosing [API-41] [RT-57] [RT-58]', () => {
  it('lists the companies, and takes none that has run out or is another’s', async () => {
    const { body } = await server.call(accounting.databases, { query: of }, owner);
    expect(body.databases.map(({ id, is_expired }) => [id, is_expired])).toEqual([
      ['801', false],
      ['802', false],
      ['803', true],
    ]);
    const select = (database_id: string) =>
      server.call(accounting.selectDatabase, { body: { ...of, database_id } }, owner);
    expect((await select('803')).body.errors?.code).toBe('accounting_database_expired');
    expect((await select('999')).body.errors?.code).toBe('accounting_database_not_found');
    expect((await select('801')).body.registration.stage).toBe('CHOOSE_WAREHOUSE');
  });

  it('lists warehouses in use that hold no scrap, and reads the items of the chosen one', async () => {
    const { body } = await server.call(accounting.warehouses, { query: of }, owner);
    expect(body.warehouses.map(({ id }) => id)).toEqual(['50', '51']);
    const select = (warehouse_id: string) =>
      server.call(accounting.selectWarehouse, { body: { ...of, warehouse_id } }, owner);
    expect((await select('52')).body.errors?.code).toBe('accounting_warehouse_not_found');
    const { work, stage } = (await select('50')).body.registration;
    expect([stage, work?.kind, work?.state]).toEqual(['READY', 'READ_ITEMS', 'WAITING']);
    await books.run();
    const after = await books.registration();
    expect(after.work?.state).toBe('DONE');
    const { body: summary } = await server.call(accountingMapping.summary, { query: of }, owner);
    expect(summary.items).toBeGreaterThanOrEqual(250);
    expect(there.sandbox.limits.seen).toMatchObject({ refused: 0 });
  });
});

describe('linking [API-42] [RT-54] [RT-55]', () => {
  const confirm = (links: object[]) =>
    server.call(accountingMapping.confirm, { body: { ...of, links } }, owner);
  const suggested = async (query: string) =>
    (await server.call(accountingMapping.suggestions, { query: { ...of, query } }, owner)).body
      .data;
  const listed = async () => {
    const rows = await listProduct(server, owner, marketplace_store_id);
    const [pieces, carton] = [rows[0], rows.at(-1)];
    if (!pieces || !carton) throw new Error('nothing was listed');
    return { pieces, carton };
  };
  const read = async () => {
    await server.call(accounting.readItems, { body: of }, owner);
    await books.run();
  };

  it('by barcode is sure, and is linked only when somebody says so', async () => {
    const { pieces, carton } = await listed();
    const barcode = '2000000000018';
    await server.database.db
      .insertInto('barcodes')
      .values({ barcode_number: barcode, product_unit_id: pieces.product_unit_id })
      .execute();
    stockItem(there.sandbox, {
      no: 'UJI-1',
      name: 'BRG UJI LAIN NAMA',
      upc: barcode,
      units: [
        { name: 'PCS', ratio: 1 },
        { name: 'KRT', ratio: carton.base_quantity },
      ],
    });
    await read();
    const found = await suggested('UJI-1');
    const sure = found.filter(({ barrier }) => barrier === null);
    expect(
      sure.map(({ listing, reasons, confidence }) => [
        listing.inventory_id,
        reasons[0],
        confidence,
      ]),
    ).toEqual([
      [pieces.id, 'BARCODE', 'HIGH'],
      [carton.id, 'BARCODE', 'HIGH'],
    ]);
    expect((await books.registration()).linked).toBe(0);
    const { body } = await confirm([
      { inventory_id: pieces.id, item_no: 'UJI-1', unit_name: 'PCS' },
      { inventory_id: carton.id, item_no: 'UJI-1', unit_name: 'KRT' },
    ]);
    expect(body).toMatchObject({
      refused: [],
      linked: [{ unit_name: 'PCS' }, { unit_name: 'KRT' }],
    });
    const twice = await confirm([{ inventory_id: pieces.id, item_no: 'UJI-1', unit_name: 'PCS' }]);
    expect(twice.body.linked).toHaveLength(1);
    expect((await books.registration()).linked).toBe(2);
  });

  it('a carton of one size is none of another, and it is said why [RT-55]', async () => {
    const { pieces, carton } = await listed();
    stockItem(there.sandbox, {
      no: 'UJI-2',
      name: carton.product_name,
      units: [
        { name: 'PCS', ratio: 1 },
        { name: carton.uom_name, ratio: carton.base_quantity + 1 },
      ],
    });
    await read();
    const found = await suggested('UJI-2');
    const stopped = found.find(({ listing }) => listing.inventory_id === carton.id);
    expect(stopped?.barrier?.code).toBe('UNIT_MISMATCH');
    expect(stopped?.barrier?.explanation).toContain(String(carton.base_quantity + 1));
    const { body } = await confirm([
      { inventory_id: carton.id, item_no: 'UJI-2', unit_name: carton.uom_name },
      { inventory_id: pieces.id, item_no: 'UJI-2', unit_name: 'PCS' },
    ]);
    expect(body.refused).toMatchObject([{ barrier: { code: 'UNIT_MISMATCH' } }]);
    expect(body.linked).toHaveLength(1);
    const links = { query: { ...of, query: 'UJI-2' } };
    expect((await server.call(accountingMapping.list, links, owner)).body.total_data).toBe(1);
    const relinked = await server.call(
      accountingMapping.relink,
      { body: { ...of, inventory_id: pieces.id, item_no: 'UJI-1', unit_name: 'PCS' } },
      owner,
    );
    expect(relinked.body.errors).toMatchObject({
      code: 'accounting_link_refused',
      barrier: { code: 'UNIT_TAKEN' },
    });
    const body2 = { ...of, inventory_ids: [pieces.id] };
    expect((await server.call(accountingMapping.remove, { body: body2 }, owner)).body.removed).toBe(
      1,
    );
  });

  it('what Accurate lacks is made there in bulk and linked, also when the answer was lost', async () => {
    const rows = [
      ...(await listProduct(server, owner, marketplace_store_id)),
      ...(await listProduct(server, owner, marketplace_store_id)),
    ];
    const body = { ...of, inventory_ids: rows.map(({ id }) => id) };
    there.sandbox.faults.add({ kind: 'hang_after', path: 'item/bulk-save' });
    const started = await server.call(accountingMapping.saveToAccurate, { body }, owner);
    expect(started.status).toBe(200);
    const busy = await server.call(accountingMapping.saveToAccurate, { body }, owner);
    expect(busy.body.errors?.code).toBe('accounting_busy');
    await books.run().catch(() => {});
    await books.run();
    const { work } = await books.registration();
    expect(work).toMatchObject({ kind: 'CREATE_THERE', state: 'DONE', created: 2, refused: [] });
    const made = [...(there.sandbox.companies[0]?.items.values() ?? [])].filter(({ no }) =>
      no.startsWith('MP-'),
    );
    expect(made).toHaveLength(2);
    const query = { ...of, query: made[0]?.name };
    const listed = await server.call(accountingMapping.list, { query }, owner);
    expect(listed.body.total_data).toBe(rows.length / 2);
  });

  it('another company takes the links away, and disconnecting keeps them', async () => {
    const { linked } = await books.registration();
    expect(linked).toBeGreaterThan(0);
    const off = await server.call(accounting.disconnect, { body: of }, owner);
    expect(off.body.registration).toMatchObject({ stage: 'NOT_CONNECTED', linked });
    expect(
      await server.database.db.selectFrom('accounting_connections').selectAll().execute(),
    ).toEqual([]);
    const again = await consent((await begin()).authorize_url);
    expect((await comeBack(again)).body.registration).toMatchObject({ stage: 'READY', linked });
    await connectBooks(server, owner, marketplace_store_id, { database_id: '802' });
    expect((await books.registration()).linked).toBe(0);
  });
});

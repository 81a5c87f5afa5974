import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contract } from '@marketplace/contract/contract';
import { expect, inject, it, onTestFinished } from 'vitest';
import { copyDatabase } from '../testing/copy-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';
import { runAdmin } from './run-admin.ts';

const run = promisify(execFile);

/** An installation nobody has used, and what an operator is told there. */
async function newInstallation() {
  const database = await openTestDatabase('installation');
  onTestFinished(database.close);
  const open = () => Promise.resolve({ ...database, close: () => Promise.resolve() });
  const admin = (...args: string[]) =>
    runAdmin(args, open).then(
      (out) => ({ out, error: '' }),
      (error: Error) => ({ out: '', error: error.message }),
    );
  return { database, admin };
}

/** A folder for the files of one test. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'admin-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The settings of an installation that has yet to be made. */
async function emptyDatabase(): Promise<Record<string, string>> {
  const postgres = inject('postgres');
  if (!postgres) return { DATA_DIR: join(newFolder(), 'data') };
  const { url, drop } = await copyDatabase(postgres.serverUrl, 'template1');
  onTestFinished(drop);
  return { DATABASE_URL: url };
}

const store = ['--city', 'Bandung', '--province', 'Jawa Barat', '--time-zone', 'Asia/Jakarta'];

it('is a program that works on the installation of its settings, and fails aloud', async () => {
  const env = { PATH: process.env.PATH, ...(await emptyDatabase()) };
  const admin = (...args: string[]) =>
    run(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { env });
  const create = (name: string, phone: string) =>
    admin('operator', 'create', '--name', name, '--phone', phone);
  expect((await create('Rina', '0812-3456-7801')).stdout).toContain('operator 1\n');
  expect((await create('Sari', '0812-3456-7802')).stdout).toContain('operator 2\n');
  await expect(admin('nonsense')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('operator create --phone NUMBER'),
  });
});

it('makes operator, user, store, permission and catalogue of a new installation', async () => {
  const { database, admin } = await newInstallation();
  const rina = ['operator', 'create', '--name', 'Rina', '--phone', '0812-3456-7801'];
  expect((await admin(...rina)).out).toMatch(/^operator 1\npassword \S{16}$/);
  expect((await admin(...rina)).error).toBe('operator_exists');
  const user = await admin('user', 'create', '--phone', '0812-3456-7890', '--name', 'Budi Santoso');
  const password = /password (\S+)$/.exec(user.out)?.[1] ?? '';
  const made = await admin(
    'store',
    'create',
    '--name',
    'Toko Rejeki',
    '--unique-id',
    'TK-1',
    ...store,
    '--seller',
  );
  expect(made.out).toBe('store 1');
  await admin(
    'permission',
    'grant',
    '--phone',
    '0812-3456-7890',
    '--store',
    '1',
    '--role',
    'OWNER',
  );
  const file = join(newFolder(), 'catalogue.csv');
  writeFileSync(
    file,
    'category,brand,product,variant,uom,base_quantity,barcode\n' +
      'Mie Instan,Indomie,Indomie Mi Goreng,85 g,pcs,1,8991234567891\n' +
      'Mie Instan,Indomie,Indomie Mi Goreng,85 g,dus,40,\n',
  );
  expect((await admin('catalogue', 'import', file)).out).toBe('2 rows imported');
  expect((await admin('catalogue', 'import', file)).out).toBe('2 rows imported');

  const server = await startTestServer({}, database);
  onTestFinished(() => server.app.close());
  const token = await server.signIn('+6281234567890', password);
  const { body } = await server.call(contract.stores.list, {}, token);
  expect(body.stores).toMatchObject([
    { name: 'Toko Rejeki', city: 'Bandung', permission: { role_name: 'OWNER' } },
  ]);
  const units = await database.db
    .selectFrom('product_units')
    .select('base_quantity')
    .orderBy('base_quantity')
    .execute();
  expect(units.map((unit) => unit.base_quantity)).toEqual([1, 40]);
  const by = await database.db.selectFrom('operator_acts').select('details').execute();
  expect(new Set(by.map(({ details }) => (details as { by?: string }).by))).toEqual(
    new Set([`${userInfo().username}@${hostname()}`]),
  );
  const acts = await database.db.selectFrom('operator_acts').select('act').orderBy('id').execute();
  expect(acts.map((each) => each.act)).toEqual([
    'operator.create',
    'user.create',
    'store.create',
    'permission.grant',
    'catalogue.import',
    'catalogue.import',
  ]);
});

it('makes a person who signs in by codes, and says how the codes come', async () => {
  const { database, admin } = await newInstallation();
  const phone = ['--phone', '0812-3456-7890'];
  const made = await admin('user', 'create', ...phone, '--name', 'Budi', '--without-password');
  expect(made.out).toBe('user 1');
  const otp = await admin('user', 'otp', ...phone, '--method', 'SMS', '--may-choose', 'yes');
  expect(otp.out).toBe('+6281234567890: codes by SMS, may choose: yes');
  expect((await admin('user', 'otp', ...phone)).error).toBe(
    '--method or --may-choose must be given',
  );
  expect((await admin('user', 'otp', ...phone, '--method', 'FAX')).error).toContain('--method');

  const server = await startTestServer({}, database);
  onTestFinished(() => server.app.close());
  const { body } = await server.call(contract.users.checkPhoneNumber, {
    query: { phone_number: '+6281234567890' },
  });
  expect(body).toEqual({
    is_registered: true,
    has_password: false,
    primary_otp_method: 'SMS',
    is_whitelisted_for_otp_selection: true,
  });
});

it('speaks to stores: banner, notice and address report', async () => {
  const { database, admin } = await newInstallation();
  await admin(
    'store',
    'create',
    '--name',
    'Toko Rejeki',
    '--unique-id',
    'TK-1',
    ...store,
    '--seller',
  );
  const said = ['--text', 'Kantor kami tutup.', '--until', '2030-03-14'];
  const banner = ['banner', 'publish', '--type', 'important', '--title', 'Libur bersama', ...said];
  expect((await admin(...banner, '--dismissible', '--link', '/seller/store')).out).toBe('banner 1');
  expect((await admin(...banner, '--store', '9')).error).toBe('there is no store 9');
  expect((await admin(...banner, '--link', '//elsewhere')).error).toContain('--link');
  expect((await admin('notice', 'publish', '--type', 'default', ...said)).out).toMatch(
    /^notice [0-9a-f]{16}$/,
  );
  const card = ['card', 'publish', '--category', 'PROMOTION', '--title', 'Pekan grosir'];
  const told = ['--description', 'Potongan komisi.', '--until', '2030-03-14'];
  expect((await admin(...card, ...told, '--image', '/cards/sale.svg', '--pinned')).out).toBe(
    'card 1',
  );
  expect((await admin(...card, ...told, '--image', 'sale.svg')).error).toContain('--image');
  const report = ['address-report', 'create', '--store', '1', '--text', 'Nomor ruko tidak ada.'];
  expect((await admin(...report)).out).toBe('address-report 1');

  const [published] = await database.db.selectFrom('banners').selectAll().execute();
  expect(published).toMatchObject({
    store_id: null,
    type: 'important',
    title: 'Libur bersama',
    dismissible: true,
    link: '/seller/store',
    expires_at: '2030-03-14T16:59:59.999Z',
  });
  const acts = await database.db.selectFrom('operator_acts').select('act').orderBy('id').execute();
  expect(acts.map(({ act }) => act)).toEqual([
    'store.create',
    'banner.publish',
    'notice.publish',
    'card.publish',
    'address_report.create',
  ]);
});

it('decides who is served by GLog, among those who asked [API-32]', async () => {
  const { database, admin } = await newInstallation();
  await admin('store', 'create', '--name', 'Toko Rejeki', '--unique-id', 'TK-1', ...store);
  const approve = ['glog', 'approve', '--store', '1'];
  expect((await admin(...approve)).error).toBe('store 1 has not asked for GLog');
  await database.db
    .insertInto('glog_registrations')
    .values({ store_id: '1', contact_name: 'Budi', phone_number: '+6281234567890' })
    .execute();
  expect((await admin('glog', 'list')).out).toBe('1 Toko Rejeki (Budi, +6281234567890)');
  const reason = ['--reason', 'Alamat belum jelas'];
  await admin('glog', 'reject', '--store', '1', ...reason);
  expect((await admin(...approve, '--cod')).out).toContain('with payment on delivery');
  const row = await database.db.selectFrom('glog_registrations').selectAll().executeTakeFirst();
  expect(row).toMatchObject({ status: 'ACTIVE', supports_cod: true, reason: '' });
  const acts = await database.db.selectFrom('operator_acts').select('act').orderBy('id').execute();
  expect(acts.map(({ act }) => act)).toEqual(['store.create', 'glog.reject', 'glog.approve']);
});

it('says what is wrong, in a line each, and changes nothing', async () => {
  const { admin } = await newInstallation();
  expect((await admin('nonsense')).error).toContain('operator create --phone NUMBER');
  expect((await admin('user', 'create', '--phone', '12', '--name', 'Budi')).error).toContain(
    '--phone: Nomor HP tidak benar',
  );
  const grant = ['permission', 'grant', '--phone', '0812-3456-7890', '--store', '1'];
  expect((await admin(...grant, '--role', 'KING')).error).toContain('--role');
  expect((await admin(...grant, '--role', 'OWNER')).error).toBe(
    'nobody has the number +6281234567890',
  );
  const file = join(newFolder(), 'wrong.csv');
  writeFileSync(
    file,
    'category,brand,product,variant,uom,base_quantity,barcode\n' +
      'Mie Instan,Indomie,Indomie Mi Goreng,,pcs,0,\nMie Instan,Indomie,Indomie Soto,,pcs,1,8991234567890\n',
  );
  expect((await admin('catalogue', 'import', file)).error).toBe(
    'line 2: wrong base_quantity\nline 3: wrong barcode',
  );
});

it('checks what has to add up, of one store and of all, and names what does not', async () => {
  const database = await openTestDatabase();
  onTestFinished(database.close);
  const check = (...args: string[]) =>
    runAdmin(['check', ...args], async () => ({ ...database, close: async () => {} }));
  expect(await check()).toBe('everything adds up');
  await database.db
    .updateTable('order_counters')
    .set({ NEW: 999 })
    .where('store_id', '=', '1')
    .execute();
  await expect(check()).rejects.toThrow('counter NEW of store 1: 999');
  await expect(check('--store', '1')).rejects.toThrow('counter NEW of store 1: 999');
  expect(await check('--store', '2')).toBe('everything adds up');
});

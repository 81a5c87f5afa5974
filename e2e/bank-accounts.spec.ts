import { addAccount, transferOrder } from './bank-account.ts';
import { codeField, wrongCode } from './codes.ts';
import { expect, expectAccessible, expectAddress, test } from './journey.ts';
import { newcomerAtWork } from './newcomer.ts';
import { atWork, ownStore } from './over-the-api.ts';

test.use({
  // A wrong code, and one that is asked for too soon.
  expectedErrors: [/Failed to load resource: the server responded with a status of 4/],
});

test('an account is added with a fresh code, made the default, approved and removed', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 3);
  const owner = await newcomerAtWork(server, store_id, 'OWNER');
  await signedIn(owner);
  await page.goto(`/seller/bank-accounts?store_id=${store_id}`);
  await page.getByRole('link', { name: 'Tambah rekening' }).click();
  await page.getByRole('button', { name: 'Lanjut, kirim kode' }).click();
  await expect(page.getByText('Wajib diisi.')).toHaveCount(3);
  await page.getByLabel('Bank', { exact: true }).fill('bca');
  await page
    .getByRole('list', { name: 'Bank yang cocok' })
    .getByRole('button', { name: /^BCA 014/ })
    .click();
  await page.getByLabel('Nomor rekening').fill('123 45');
  await expect(page.getByText('Nomor rekening terdiri dari 6 sampai 20 angka.')).toBeVisible();
  await page.getByLabel('Nomor rekening').fill('712-345');
  await expect(page.getByText('Nomor BCA biasanya 10 angka, ini 6.')).toBeVisible();
  await page.getByLabel('Nomor rekening').fill('7123 456 789');
  await page.getByLabel('Nama pemilik rekening').fill('Budi Santoso');
  await page.getByRole('button', { name: 'Lanjut, kirim kode' }).click();
  const shown = page.getByText(/Kode Anda: \d{6}/);
  const code = /\d{6}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  await codeField(page).fill(wrongCode(code));
  await page.getByRole('button', { name: 'Tambah rekening' }).click();
  await expect(page.getByText(/Kode.*salah/)).toBeVisible();
  await expectAccessible(page);
  // What was typed outlives the page, the code does not.
  await page.reload();
  await expect(page.getByLabel('Nama pemilik rekening')).toHaveValue('Budi Santoso');
  await expect(codeField(page)).toHaveCount(0);
  await expect(async () => {
    await page.getByRole('button', { name: 'Lanjut, kirim kode' }).click();
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
  const next = /\d{6}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  await codeField(page).fill(`Kode Anda ${next}. Rahasia.`);
  await page.getByRole('button', { name: 'Tambah rekening' }).click();
  await expectAddress(page, '/seller/bank-accounts', { store_id });
  const accounts = page.getByRole('list', { name: 'Rekening bank' }).getByRole('listitem');
  const own = accounts.filter({ hasText: 'BCA ••••6789' });
  await expect(own).toContainText('Terverifikasi');
  await expect(own).toContainText('pencairan pertama paling cepat');
  expect(await page.content()).not.toContain('7123456789');
  await expectAccessible(page);

  // Another owner adds one: it comes by itself, and this one may approve it.
  const other = await addAccount(await atWork(server, 'owner'), store_id);
  const theirs = accounts.filter({ hasText: other.name });
  await theirs.getByRole('button', { name: `Setujui ${other.name}` }).click();
  const approval = page.getByRole('dialog', { name: `Setujui ${other.name}?` });
  await expect(async () => {
    await approval.getByRole('button', { name: /kode/ }).click();
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
  await codeField(page).fill((await shown.textContent()) ?? '');
  await approval.getByRole('button', { name: 'Setujui', exact: true }).click();
  await expect(approval).toBeHidden();
  await expect(theirs).not.toContainText('pencairan pertama paling cepat');
  await theirs.getByRole('button', { name: `Jadikan utama: ${other.name}` }).click();
  await expect(theirs).toContainText('Utama');
  await expect(own).not.toContainText('Utama');
  await own.getByRole('button', { name: 'Hapus' }).click();
  await page.getByRole('button', { name: 'Ya, hapus' }).click();
  await expect(own).toHaveCount(0);
});

test('the account of one order is chosen, an unproven one is proven on the way [RT-22] [RT-23]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 2);
  const owner = await newcomerAtWork(server, store_id, 'OWNER');
  const account = await addAccount(owner, store_id);
  const orderId = await transferOrder(server, store_id);
  await signedIn(owner);
  // The demo's bank knows every name: it is said to know this one otherwise, until it is proven.
  let isUnproven = true;
  await page.route('**/api/stores/bank-accounts/get*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const each of body.bank_accounts)
      if (each.id === account.id && isUnproven) each.state = 'NAME_DIFFERS';
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(`/seller/orders/detail?orderId=${orderId}&store_id=${store_id}`);
  await page.getByRole('link', { name: 'Rekening untuk uang pesanan ini' }).click();
  await expectAddress(page, '/seller/disbursement-banks/select', { orderId, store_id });
  await expect(page.getByRole('radio', { name: new RegExp(`^${account.name}`) })).toBeDisabled();
  await page.getByRole('link', { name: `Verifikasi ${account.name}` }).click();
  await expectAddress(page, '/seller/disbursement-banks/verify', {
    bankId: account.id,
    orderId,
    store_id,
  });
  await expect(page.getByText('Nama di bank berbeda')).toBeVisible();
  await page.getByLabel('Nama pemilik rekening').fill('Siti Rahayu Ningsih');
  await expect(async () => {
    await page.getByRole('button', { name: 'Lanjut, kirim kode' }).click();
    await expect(codeField(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page);
  await expect(codeField(page)).toBeFocused();
  const typeCode = async () => {
    const shown = await page.getByText(/Kode Anda: \d{6}/).textContent();
    await codeField(page).fill(/\d{6}/.exec(shown ?? '')?.[0] ?? '');
  };
  await typeCode();
  // The bank has another name: that is said, and the code is spent.
  await page.route(
    '**/api/stores/bank-accounts/verify',
    (route) =>
      route.fulfill({
        json: {
          bank_account_id: account.id,
          bank_accounts: [{ id: account.id, state: 'NAME_DIFFERS' }],
        },
      }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Verifikasi' }).click();
  await expect(page.getByRole('alert')).toContainText('Bank menjawab nama yang berbeda');
  await expect(codeField(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Kirim ulang kode' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(codeField(page)).toBeFocused();
  await typeCode();
  isUnproven = false;
  await page.getByRole('button', { name: 'Verifikasi' }).click();
  await expectAddress(page, '/seller/disbursement-banks/select', { orderId, store_id });
  await page.getByRole('radio', { name: new RegExp(`^${account.name}`) }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expectAddress(page, '/seller/orders/detail', { orderId, store_id });
  const query = { store_id, order_id: orderId };
  const { order_choice } = await owner.call('GET /api/stores/bank-accounts/get', { query });
  expect(order_choice?.bank_account_id).toBe(account.id);
});

test('addresses about no order, account or payout lead to the orders [RT-60]', async ({
  page,
  signedIn,
}) => {
  await signedIn('smallOwner');
  for (const path of [
    'disbursement-banks/select',
    'disbursement-banks/select?orderId=x',
    'disbursement-banks/verify?bankId=1',
    'disbursement-banks/verify?orderId=1',
    'bank-accounts/verify',
    'payouts/detail',
  ]) {
    await page.goto(`/seller/${path}`);
    await expect(page).toHaveURL(/\/seller\/orders\?/);
  }
});

test('who may only look sees the accounts, and why nothing can be done', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 2);
  await signedIn(await newcomerAtWork(server, store_id, 'VIEWER'));
  await page.goto(`/seller/bank-accounts?store_id=${store_id}`);
  await expect(page.getByText('hanya dapat melihat')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tambah rekening' })).toHaveCount(0);
  await page.goto(`/seller/bank-accounts/add?store_id=${store_id}`);
  await expect(page.getByText('hanya dapat melihat')).toBeVisible();
  await expect(page.getByLabel('Nomor rekening')).toHaveCount(0);
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('it is said, and asked for again', async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 2);
    await signedIn('owner');
    let isDown = true;
    await page.route('**/api/stores/bank-accounts/get*', (route) =>
      isDown ? route.abort() : route.continue(),
    );
    await page.goto(`/seller/bank-accounts?store_id=${store_id}`);
    const again = page.getByRole('button', { name: 'Muat Ulang' });
    await expect(again).toBeVisible();
    await expectAccessible(page);
    isDown = false;
    await again.click();
    await expect(page.getByRole('link', { name: 'Tambah rekening' })).toBeVisible();
  });
});

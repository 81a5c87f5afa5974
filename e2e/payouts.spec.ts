import { addAccount, approveAccount, newestPayout, storeWithoutAccount } from './bank-account.ts';
import {
  expect,
  expectAccessible,
  expectAddress,
  gotoListening,
  rupiahOf,
  test,
} from './journey.ts';
import { newcomerAtWork } from './newcomer.ts';
import { atWork, operatorAtWork, ownStore } from './over-the-api.ts';

test('money waits for an account, goes, fails with its reason, is sent again and arrives', async ({
  page,
  signedIn,
  server,
}) => {
  const store_id = await storeWithoutAccount(server);
  const second = await newcomerAtWork(server, store_id, 'OWNER');
  const waiting = await newestPayout(server, store_id);
  await signedIn('owner');
  await page.goto(`/seller/payouts?store_id=${store_id}`);
  await expect(page.getByText('Uang Anda menunggu rekening.')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Pencairan' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Menunggu rekening');
  await expect(rows.first()).toContainText(rupiahOf(waiting.amount));
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Atur rekening' }).click();
  await expect(page.getByText('Belum ada rekening')).toBeVisible();

  const account = await addAccount(second, store_id);
  const { id: payoutId, amount } = await newestPayout(server, store_id);
  await gotoListening(page, `/seller/payouts?store_id=${store_id}`);
  await expect(rows.first()).toContainText(account.name);
  await rows.first().getByRole('link').click();
  await expectAddress(page, '/seller/payouts/detail', { payoutId, store_id });
  await expect(page.getByText('Rekening baru: paling cepat')).toBeVisible();
  const orders = page.getByRole('list', { name: 'Pesanan di pencairan ini' });
  await expect(orders.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(rupiahOf(amount)).first()).toBeVisible();
  await expectAccessible(page);

  // What the others do is seen while it happens.
  const owner = await atWork(server, 'owner');
  const one = { store_id, payout_id: payoutId };
  await approveAccount(owner, store_id, account.id);
  await expect(page.getByText('Rekening baru: paling cepat')).toHaveCount(0);
  const operator = await operatorAtWork(server);
  await operator.call('POST /ops/payouts/send', { body: one });
  await expect(page.getByText('Sedang dikirim')).toBeVisible();
  const reason = 'Rekening tujuan ditutup';
  await operator.call('POST /ops/payouts/fail', { body: { ...one, attempt: 1, reason } });
  await expect(page.getByText(`Transfer gagal: ${reason}`)).toBeVisible();
  await expectAccessible(page);
  const other = await addAccount(second, store_id, 'Toko Sumber Makmur');
  await approveAccount(owner, store_id, other.id);
  await page.getByLabel('Kirim ke').selectOption(`${other.name}, a.n. Toko Sumber Makmur`);
  await page.getByRole('button', { name: 'Kirim lagi' }).click();
  await expect(page.getByText('Dijadwalkan', { exact: true })).toBeVisible();
  await operator.call('POST /ops/payouts/send', { body: one });
  await operator.call('POST /ops/payouts/arrived', { body: { ...one, attempt: 2 } });
  await expect(page.getByText('Sudah masuk')).toBeVisible();
  const attempts = page.getByRole('list', { name: 'Riwayat pengiriman' });
  await expect(attempts).toContainText(reason);
  await expect(attempts).toContainText(other.name);
  // Among all stores a row says whose it is.
  await page.goto('/seller/payouts?store_id=-1');
  await expect(rows.first()).toContainText(/Grosir|Agen|Toko/);
});

test('what is kept of a payout stands there with the complaints it is for', async ({
  page,
  signedIn,
  server,
}) => {
  const store_id = (await ownStore(server, 0)).id;
  const { id: payout_id, amount } = await newestPayout(server, store_id);
  const { call } = await atWork(server, 'owner');
  // Once: a payout that was not sent yet may become part of another meanwhile.
  const said = await call('GET /api/money/payouts/detail', { query: { store_id, payout_id } });
  const claim = { complaint_id: '41', order_id: '40', order_number: 'A1B2', amount: 12_500 };
  // The newest of the store may have been sent by now.
  let kept: object = { state: 'SCHEDULED', sent_at: null, arrived_at: null };
  await page.route('**/api/money/payouts/detail**', (route) =>
    route.fulfill({ json: { ...said, payout: { ...said.payout, ...kept }, claims: [claim] } }),
  );
  await signedIn('owner');
  await page.goto(`/seller/payouts/detail?payoutId=${payout_id}&store_id=${store_id}`);
  const claims = page.getByRole('list', { name: `Akan dipotong ${rupiahOf(12_500)}` });
  await expect(claims).toContainText('Komplain pesanan #A1B2');
  await expect(page.getByText(`Yang akan ditransfer ${rupiahOf(amount - 12_500)}.`)).toBeVisible();
  await expectAccessible(page);
  kept = { state: 'SENT', deducted: 12_500, sent_at: new Date().toISOString() };
  await page.reload();
  await expect(page.getByText(rupiahOf(amount - 12_500)).first()).toBeVisible();
  await expect(page.getByRole('list', { name: `Dipotong ${rupiahOf(12_500)}` })).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from './journey.ts';
import { atWork, ownStore } from './over-the-api.ts';

test('the report of a week goes home as a PDF, and the week that comes is told with how', async ({
  page,
  server,
  signedIn,
}) => {
  const { id: store_id } = await ownStore(server, 4);
  await signedIn('owner');
  await page.goto(`/seller/analytics?store_id=${store_id}`);
  await expect(page.getByRole('heading', { name: 'Perkiraan 7 hari ke depan' })).toBeVisible();
  await page.getByRole('button', { name: 'Unduh angka' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Laporan minggu yang dipilih (PDF)' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^laporan-mingguan-\d{4}-\d\d-\d\d/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('who manages a store turns the letter of Monday on and off', async ({
  page,
  server,
  signedIn,
}) => {
  const { id: store_id } = await ownStore(server, 4);
  const { call } = await atWork(server, 'owner');
  const wanted = () => call('GET /api/stores/weekly-report', { query: { store_id } });
  await call('POST /api/stores/weekly-report', { body: { store_id, is_on: false } });
  const { has_address } = await wanted();
  const settings = await call('GET /api/notifications/settings', {});
  await page.route('**/api/notifications/settings', (route) =>
    route.fulfill({ json: { ...settings, available: { whatsapp: true, email: true } } }),
  );
  await signedIn('owner');
  await page.goto(`/seller/notifications/settings?store_id=${store_id}`);
  const letter = page.getByRole('switch', { name: /^Kirim lewat email/ });
  await expect(letter).not.toBeChecked();
  await expectAccessible(page);
  if (has_address) {
    await letter.click();
    await expect(letter).toBeChecked();
    await expect.poll(async () => (await wanted()).is_on).toBe(true);
  } else {
    await expect(letter).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Isi email toko' })).toBeVisible();
  }
});

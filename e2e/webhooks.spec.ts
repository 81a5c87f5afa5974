import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';
import { buyerAt, ownStore } from './over-the-api.ts';
import { startReceiver } from './webhook-receiver.ts';
import { inBoth } from './windows.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test(
  'a key is made, seen once, used by a program and revoked',
  inBoth,
  async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 1);
    await signedIn('owner');
    await page.goto(`/seller/store?store_id=${store_id}`);
    await page.getByRole('link', { name: 'Kunci API' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kunci API' })).toBeVisible();
    await page.getByRole('button', { name: 'Buat kunci' }).click();
    await expect(page.getByLabel('Nama', { exact: true })).toBeFocused();
    const name = `Kasir ${Date.now()}`;
    await page.getByLabel('Nama', { exact: true }).fill(name);
    await page.getByRole('checkbox', { name: 'Ubah pesanan' }).check();
    await page.getByRole('button', { name: 'Buat kunci' }).click();
    const shown = page.locator('[data-secret]');
    await expect(shown).toHaveText(/^mpk_\d+_[\w-]{43}$/);
    await expectAccessible(page);
    await expectNoSideways(page);
    const key = (await shown.textContent()) ?? '';
    await page.getByRole('button', { name: 'Salin' }).click();
    await expect(page.getByText('Kunci disalin.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Selesai' })).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Sudah saya simpan' }).check();
    await page.getByRole('button', { name: 'Selesai' }).click();
    await expect(shown).toHaveCount(0);
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByText('Berlaku', { exact: true })).toBeVisible();
    await expect(page.getByText(key)).toHaveCount(0);

    const order = await (await buyerAt(server, store_id)).order();
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const accept = () =>
      fetch(`${server}/api/orders/seller/accept-order`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ store_id, order_id: order.id }),
      });
    expect((await accept()).status).toBe(200);
    await row.getByRole('button', { name: `Pilihan untuk kunci ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Lihat perubahannya' }).click();
    await expect(page.getByRole('list', { name: 'Perubahan' })).toContainText('orders.accept');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: `Pilihan untuk kunci ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Cabut kunci' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cabut kunci' }).click();
    await expect(row.getByText('Dicabut', { exact: true })).toBeVisible();
    expect((await accept()).status).toBe(401);
  },
);

test(
  'a webhook is added, tried, fails, is looked at, sent again, paused and removed',
  inBoth,
  async ({ page, signedIn, server }, { project }) => {
    const receiver = await startReceiver(project.name);
    try {
      const { id: store_id } = await ownStore(server, 2);
      const name = `Gudang ${Date.now()}`;
      await signedIn('owner');
      await page.goto(`/seller/store/webhooks?store_id=${store_id}`);
      await page.getByLabel('Nama', { exact: true }).fill(name);
      await page.getByLabel('Alamat').fill('bukan alamat');
      await page.getByRole('button', { name: 'Tambah webhook' }).click();
      await expect(page.getByText('Alamat tidak benar.')).toBeVisible();
      await page.getByLabel('Alamat').fill(receiver.url);
      await page.getByRole('button', { name: 'Tambah webhook' }).click();
      await expect(page.locator('[data-secret]')).toHaveText(/^whsec_/);
      await expectAccessible(page);
      await expectNoSideways(page);
      await page.getByRole('checkbox', { name: 'Sudah saya simpan' }).check();
      await page.getByRole('button', { name: 'Selesai' }).click();
      await page.getByRole('link', { name: new RegExp(name) }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByText('Belum ada kiriman.')).toBeVisible();

      receiver.answer(500);
      await page.getByRole('button', { name: 'Kirim percobaan' }).click();
      const deliveries = page.getByRole('list', { name: 'Kiriman' });
      await expect(deliveries.getByText('Percobaan')).toBeVisible();
      await expect.poll(() => receiver.came.length).toBe(1);
      await expect(async () => {
        await page.getByRole('button', { name: 'Muat ulang kiriman' }).click();
        await expect(deliveries.getByText(/menjawab 500/)).toBeVisible({ timeout: 500 });
      }).toPass();
      await deliveries.getByRole('button').first().click();
      await expect(page.getByText('sedang rusak')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      receiver.answer(200);
      await (await buyerAt(server, store_id)).order();
      await expect.poll(() => receiver.came.map(({ type }) => type)).toContain('order.created');
      await page.getByRole('combobox', { name: 'Status' }).selectOption('DELIVERED');
      await expect(async () => {
        await page.getByRole('button', { name: 'Muat ulang kiriman' }).click();
        await expect(deliveries.getByText('Pesanan baru')).toBeVisible({ timeout: 500 });
      }).toPass();
      await deliveries.getByRole('button', { name: /Pesanan baru/ }).click();
      await page.getByRole('button', { name: 'Kirim lagi' }).click();
      await expect(page.getByText('Dikirim lagi.')).toBeVisible();
      await expect
        .poll(() => receiver.came.filter(({ type }) => type === 'order.created').length)
        .toBe(2);
      await page.keyboard.press('Escape');

      const choose = async (item: string) => {
        await page.getByRole('button', { name: `Pilihan untuk ${name}` }).click();
        await page.getByRole('menuitem', { name: item }).click();
      };
      await choose('Ganti rahasia');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Ganti rahasia' }).click();
      await expect(page.locator('[data-secret]')).toHaveText(/^whsec_/);
      await page.getByRole('checkbox', { name: 'Sudah saya simpan' }).check();
      await page.getByRole('button', { name: 'Selesai' }).click();
      await choose('Jeda');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Jeda' }).click();
      await expect(page.getByText('Dijeda', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Jalankan lagi' }).click();
      await expect(page.getByText('Berjalan', { exact: true })).toBeVisible();
      await choose('Hapus');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
      await expect(page).toHaveURL(/\/seller\/store\/webhooks/);
      await expect(page.getByText(name)).toHaveCount(0);
    } finally {
      await receiver.close();
    }
  },
);

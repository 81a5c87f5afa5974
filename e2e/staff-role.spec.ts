import { expect, expectAccessible, gotoListening, settled, test } from './journey.ts';
import { newcomerAtWork } from './newcomer.ts';
import { atWork, ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

test('a role is chosen from the one that is there when it is asked for', async ({
  page,
  server,
  signedIn,
}) => {
  const [{ call }, store] = await Promise.all([atWork(server, 'owner'), ownStore(server, 1)]);
  const { phone_number } = await newcomerAtWork(server, store.id, 'ORDER_STAFF');
  const { staff } = await call('GET /api/stores/staff', { query: { store_id: store.id } });
  const member = staff.find((each) => each.phone_number === phone_number);
  if (!member) throw new Error('nobody came');
  await signedIn('owner');
  await gotoListening(page, `/seller/store?section=staf&store_id=${store.id}`);
  const row = page
    .getByRole('list', { name: 'Staf toko' })
    .getByRole('listitem')
    .filter({
      hasText: phone_number.slice(-4),
    });
  await expect(row).toContainText('Staf pesanan');
  const change = (role_name: 'VIEWER' | 'ORDER_STAFF') =>
    call('POST /api/stores/staff/update', {
      body: { store_id: store.id, user_id: member.user_id, role_name },
    });
  await change('VIEWER');
  await expect(row).not.toContainText('Staf pesanan');
  await row.getByRole('button', { name: /^Pilihan/ }).click();
  await page.getByRole('menuitem', { name: 'Ubah peran' }).click();
  const sheet = page.getByRole('dialog', { name: /^Peran/ });
  const save = sheet.getByRole('button', { name: 'Simpan peran' });
  await expect(sheet.getByRole('radio', { name: /^Staf pesanan/ })).not.toBeChecked();
  await expect(save).toBeDisabled();
  // What a colleague does meanwhile makes no change of what nobody has touched.
  const renewed = page.waitForResponse('**/api/stores/staff?*');
  await change('ORDER_STAFF');
  await renewed;
  await expect(
    page.locator('ul[aria-label="Staf toko"] > li', { hasText: phone_number.slice(-4) }),
  ).toContainText('Staf pesanan');
  await expect(save).toBeDisabled();
  await page.keyboard.press('Escape');
  // A question that a menu asks has the focus once the menu is gone, and gives it back to where that was opened.
  const actions = row.getByRole('button', { name: /^Pilihan/ });
  const cancel = page.getByRole('alertdialog').getByRole('button', { name: 'Batal' });
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Keluarkan dari toko' }).press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(cancel).toBeVisible();
  await settled(page);
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cancel).toHaveCount(0);
  await expect(actions).toBeFocused();
  await call('POST /api/stores/staff/remove', {
    body: { store_id: store.id, user_id: member.user_id },
  });
});

test(
  'a clerk finds no way in, and an explanation behind the address',
  inBoth,
  async ({ page, signedIn }) => {
    await signedIn('clerk');
    await page.goto('/seller');
    await expect(page.getByText('Penjualan hari ini')).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Menu utama' });
    await expect(menu.getByText('Pesanan')).toBeVisible();
    await expect(menu.getByText('Toko')).toHaveCount(0);
    await page.goto('/seller/store');
    await expect(page.getByText('Bukan untuk peran Anda')).toBeVisible();
    await expectAccessible(page);
  },
);

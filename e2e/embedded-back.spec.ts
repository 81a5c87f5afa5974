import { expect, expectAccessible, expectAddress, orderItems, test } from './journey.ts';
import { mobileApp } from './mobile-app.ts';
import { atWork } from './over-the-api.ts';
import { inBoth } from './windows.ts';

test('back leaves an order, closes a question, then goes home, then asks to close', async ({
  page,
  server,
}) => {
  const { token } = await atWork(server, 'smallOwner');
  const app = await mobileApp(page, { kind: 'android' });
  await app.enter({ token, path: '/seller/orders?status=SHIPPED' });
  const home = /\/seller\/orders\?.*status=SHIPPED/;
  await expect(orderItems(page).first()).toBeVisible();
  await orderItems(page).first().getByRole('link').first().click();
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await app.pressBack();
  await expect(page).toHaveURL(home);
  await expect(orderItems(page).first()).toBeVisible();
  expect(app.heard).toEqual([]);
  await page.goto('/seller/more');
  await expect(page.getByText('Ratna Halim')).toBeVisible();
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await app.pressBack();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page).toHaveURL(/\/seller\/more/);
  await app.pressBack();
  await expect(page).toHaveURL(home);
  expect(app.heard).toEqual([]);
  await app.pressBack();
  await expect.poll(() => app.heard).toEqual(['marketplace://go-back']);
});

test('back from the first page: with show one step, wherever that leads; else home, which closes [RT-62]', async ({
  page,
  server,
}) => {
  const { token } = await atWork(server, 'smallOwner');
  const app = await mobileApp(page, { kind: 'android' });
  const before = '/seller/login/cant-login';
  const person = page.getByText('Ratna Halim');
  // The same way in, twice: only `show` tells them apart.
  await page.goto(before);
  await app.enter({ token, path: '/seller/more?show=1' });
  await expect(person).toBeVisible();
  await app.pressBack();
  await expectAddress(page, before, {});
  expect(app.heard).toEqual([]);

  await app.enter({ token, path: '/seller/more' });
  await expect(person).toBeVisible();
  await app.pressBack();
  await expect.poll(() => app.heard).toEqual(['marketplace://go-back']);
  await expectAddress(page, '/seller/more', {});

  // Another page of this visit goes back to the first; loaded anew it is itself the first, and goes home.
  await page.getByRole('link', { name: /^Hubungi kami/ }).click();
  await expect(page).toHaveURL(/contact-us/);
  await app.pressBack();
  await expectAddress(page, '/seller/more', {});
  await page.goto('/seller/notifications');
  await expect(page.getByRole('heading', { name: 'Notifikasi' })).toBeVisible();
  await app.pressBack();
  await expectAddress(page, '/seller/more', {});
  expect(app.heard).toEqual(['marketplace://go-back']);
});

test(
  'back goes to the page before while the page is not the first, and the back link names it [RT-63]',
  inBoth,
  async ({ page, server, isMobile }) => {
    const { token } = await atWork(server, 'smallOwner');
    const app = await mobileApp(page, { kind: 'ios' });
    const address = '/seller/orders?status=SHIPPED&delivery=STORE_COURIER';
    await app.enter({ token, path: address });
    await orderItems(page).first().getByRole('link').first().click();
    const back = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
    const list = /\/seller\/orders\?.*delivery=STORE_COURIER/;
    if (isMobile) await expect(back('Pesanan')).toHaveAttribute('href', list);
    await page.getByRole('link', { name: 'Konfirmasi Sampai' }).click();
    await expect(page.getByRole('heading', { name: /Konfirmasi pesanan sampai/ })).toBeVisible();
    const order = isMobile ? /\/seller\/orders\/detail\?orderId=\d+/ : list;
    await expect(back('Kembali')).toHaveAttribute('href', order);
    await expectAccessible(page);
    await app.pressBack();
    if (isMobile) {
      await expect(page).toHaveURL(order);
      await expect(back('Pesanan')).toHaveAttribute('href', list);
      await app.pressBack();
    }
    await expect(page).toHaveURL(/\/seller\/orders\?.*status=SHIPPED.*/);
    expect(app.heard).toEqual([]);
  },
);

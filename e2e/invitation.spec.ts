import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';
import { newcomerAtWork } from './newcomer.ts';
import { atWork, ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

test(
  'an invitation: seen on Home, declined; seen on Lainnya, accepted; and left again',
  inBoth,
  async ({ page, server, signedIn }) => {
    const store = await ownStore(server, 0);
    const { call } = await atWork(server, 'owner');
    const { id: elsewhere } = await ownStore(server, 1);
    const person = await newcomerAtWork(server, elsewhere, 'VIEWER');
    const invite = () =>
      call('POST /api/stores/staff/invite', {
        body: {
          store_id: store.id,
          name: 'Kawan',
          phone_number: person.phone_number,
          role_name: 'ORDER_STAFF',
        },
      });
    await invite();
    await signedIn(person);
    await page.goto('/seller');
    const card = page.getByRole('region', { name: 'Undangan' }).filter({ hasText: store.name });
    await expect(card).toContainText('staf pesanan');
    await expectAccessible(page);
    await expectNoSideways(page);
    await card.getByRole('button', { name: 'Tolak' }).click();
    await expect(page.getByText(`Undangan dari ${store.name} ditolak.`)).toBeVisible();
    await expect(card).toHaveCount(0);

    await invite();
    await page.goto(`/seller/more`);
    await card.getByRole('button', { name: 'Terima' }).click();
    await expect(page.getByText(`Anda sekarang bekerja di ${store.name}.`)).toBeVisible();

    await page.goto(`/seller/more?store_id=${store.id}`);
    await page.getByRole('button', { name: `Berhenti bekerja di ${store.name}` }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Berhenti', exact: true }).click();
    await expect(page.getByText(`Anda tidak lagi bekerja di ${store.name}.`)).toBeVisible();
    const after = await call('GET /api/stores/staff', { query: { store_id: store.id } });
    expect(after.staff.map(({ phone_number }) => phone_number)).not.toContain(person.phone_number);
  },
);

test.describe('answered in another tab', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('an invitation is gone there too, the focus goes on at the heading, and one that was withdrawn says so', async ({
    page,
    context,
    server,
    signedIn,
  }) => {
    const store = await ownStore(server, 0);
    const { call } = await atWork(server, 'owner');
    const { id: elsewhere } = await ownStore(server, 1);
    const person = await newcomerAtWork(server, elsewhere, 'VIEWER');
    const { phone_number } = person;
    const invite = () =>
      call('POST /api/stores/staff/invite', {
        body: { store_id: store.id, name: 'Kawan', phone_number, role_name: 'ORDER_STAFF' },
      });
    await invite();
    await signedIn(person);
    await page.goto('/seller/more');
    const other = await context.newPage();
    await other.goto('/seller/more');
    const cardOn = (tab: typeof page) => tab.getByRole('region', { name: 'Undangan' });
    await expect(cardOn(other)).toBeVisible();
    await cardOn(page).getByRole('button', { name: 'Terima' }).click();
    await expect(cardOn(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(cardOn(other)).toHaveCount(0);
    await other.close();

    await person.call('POST /api/stores/leave', { body: { store_id: store.id } });
    await invite();
    await page.goto('/seller/more');
    await expect(cardOn(page)).toBeVisible();
    await call('POST /api/stores/staff/withdraw', { body: { store_id: store.id, phone_number } });
    await cardOn(page).getByRole('button', { name: 'Tolak' }).click();
    await expect(page.getByText('Undangan ini sudah tidak ada.', { exact: true })).toBeVisible();
    await expect(cardOn(page)).toHaveCount(0);
  });
});

test('who was invited has joined: the note that they are waited for goes', async ({
  page,
  server,
  signedIn,
}) => {
  const [store, elsewhere] = [await ownStore(server, 0), await ownStore(server, 1)];
  const person = await newcomerAtWork(server, elsewhere.id, 'VIEWER');
  await signedIn('owner');
  await page.goto(`/seller/store?section=staf&store_id=${store.id}`);
  await page.getByLabel('Nama', { exact: true }).fill('Kawan Baru');
  await page.getByLabel('Nomor HP', { exact: true }).fill(person.phone_number.replace('+62', '0'));
  await page.getByRole('button', { name: 'Undang', exact: true }).click();
  const note = page.getByText('Undangan untuk Kawan Baru menunggu jawaban.');
  await expect(note).toBeVisible();
  await person.call('POST /api/users/invitations/accept', { body: { store_id: store.id } });
  await expect(note).toHaveCount(0);
  await person.call('POST /api/stores/leave', { body: { store_id: store.id } });
});

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

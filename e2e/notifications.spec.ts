import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';
import { newcomerAtWork } from './newcomer.ts';
import { buyerAt, ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Notifikasi' }).getByRole('listitem').getByRole('article');

test(
  'cards by kind, the pinned one first, its picture three to two [RT-14] [OV-05] [BC-03]',
  inBoth,
  async ({ page, signedIn }) => {
    await signedIn('smallOwner');
    await page.goto('/seller/notifications');
    await expect(cards(page).first()).toContainText('Terima pesanan lebih cepat');
    const picture = cards(page).first().locator('img');
    await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(100);
    const box = await picture.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1);
    await expectAccessible(page);
    await expectNoSideways(page);
    const kinds = page.getByRole('navigation', { name: 'Jenis notifikasi' });
    await kinds.getByRole('link', { name: /^Promosi/ }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('Pekan Grosir Akhir Tahun');
    await expect(page).toHaveURL(/category=PROMOTION/);
  },
);

test('a card is unseen, with an edge in colour, until it is clicked or all of it was in view; then that is told, and one less counted [ST-15]', async ({
  page,
  signedIn,
  server,
}) => {
  const person = await newcomerAtWork(server, (await ownStore(server, 1)).id, 'ADMIN');
  await signedIn(person);
  const known = (await person.call('GET /api/content-cards/list', {})).cards;
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/content-cards/impressions')) told.push(request.postDataJSON());
  });
  const unread = page.getByRole('button', { name: /^Notifikasi/ });
  const expectUnread = (count: number) =>
    expect(unread).toHaveAccessibleName(count ? `Notifikasi, ${count} baru` : 'Notifikasi');
  const cardOf = (title: string) => cards(page).filter({ hasText: title });
  const idOf = (title: string) => known.find((card) => card.title === title)?.id;
  // The number in the bar and the card are drawn one after the other.
  const expectEdge = (title: string, edge: typeof accent) =>
    expect
      .poll(() =>
        cardOf(title).evaluate((element) => {
          const { borderBottomWidth, borderBottomColor, borderTopColor } =
            getComputedStyle(element);
          return { width: borderBottomWidth, isInColour: borderBottomColor !== borderTopColor };
        }),
      )
      .toEqual(edge);
  const [accent, none] = [
    { width: '4px', isInColour: true },
    { width: '1px', isInColour: false },
  ];
  const [linkless, linked, last] = [
    'Pekan Grosir Akhir Tahun',
    'Terima pesanan lebih cepat',
    'Hari libur toko',
  ];

  // No card fits into a view as low as this, so none is seen by scrolling past it.
  await page.setViewportSize({ width: 360, height: 320 });
  await page.goto('/seller/notifications');
  await expect(cards(page)).toHaveCount(3);
  for (const card of await cards(page).all()) await card.scrollIntoViewIfNeeded();
  await expectUnread(3);
  await expectEdge(linkless, accent);

  await cardOf(linkless).click({ position: { x: 160, y: 120 } });
  await expectUnread(2);
  await expectEdge(linkless, none);
  await expect(page).toHaveURL(/\/seller\/notifications/);
  await cardOf(linked)
    .getByRole('button', { name: /tandai sudah dilihat/ })
    .press('Enter');
  await expectUnread(1);
  await expect(cardOf(linked)).toBeFocused();
  expect(told).toEqual([{ card_ids: [idOf(linkless)] }, { card_ids: [idOf(linked)] }]);

  await expect(cardOf(last)).toHaveAttribute('data-unseen', '');
  await page.setViewportSize({ width: 360, height: 800 });
  await cardOf(last).scrollIntoViewIfNeeded();
  await expectUnread(0);
  await expectEdge(last, none);
  expect(told.slice(2)).toEqual([{ card_ids: [idOf(last)] }]);
  await page.reload();
  await expect(cards(page)).toHaveCount(3);
  await expect(page.locator('article[data-unseen]')).toHaveCount(0);
});

test(
  'the bell counts what is unseen and leads there',
  inBoth,
  async ({ page, signedIn, server, isMobile }) => {
    await signedIn(await newcomerAtWork(server, (await ownStore(server, 0)).id, 'ADMIN'));
    await page.goto('/seller/more');
    const bell = page.getByRole('button', { name: /^Notifikasi/ }).first();
    if (isMobile) await expect(bell).toHaveAccessibleName(/\d+ baru/);
    else await expect(bell).toContainText(/\d/);
    await bell.click();
    await page.getByRole('link', { name: /^Lihat semua notifikasi, \d+ belum dilihat/ }).click();
    await expect(page).toHaveURL(/\/seller\/notifications/);
    await expect(cards(page).first()).toBeVisible();
  },
);

const rows = (page: Page) => page.getByRole('main').locator('a[data-unread]');
const bell = (page: Page) => page.getByRole('button', { name: /^Notifikasi/ });

test('what happens in the store comes by itself, is counted on the bell, and is read by opening it, on every device [RT-14]', async ({
  page,
  browser,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 4);
  const person = await newcomerAtWork(server, store_id, 'ORDER_STAFF');
  const { cards } = await person.call('GET /api/content-cards/list', {});
  await person.call('POST /api/content-cards/impressions', {
    body: { card_ids: cards.map(({ id }) => id) },
  });
  await signedIn(person);
  await page.goto('/seller/notifications');
  await expect(page.getByRole('link', { name: 'Pesanan', exact: true }).first()).toBeVisible();
  const before = (await person.call('GET /api/notifications/unread', {})).total;
  const buyer = await buyerAt(server, store_id);
  const order = await buyer.order();
  const row = rows(page).filter({ hasText: order.order_number });
  await expect(row).toContainText(`Pesanan baru dari ${order.buyer_name}`);
  await expect(bell(page)).toHaveAccessibleName(`Notifikasi, ${before + 1} baru`);
  await expectAccessible(page);
  await expectNoSideways(page);

  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  await device.addInitScript(
    (token) => localStorage.setItem('marketplace.auth_token', token),
    person.token,
  );
  await device.goto('/seller/notifications');
  await device.getByRole('link', { name: new RegExp(order.order_number) }).click();
  await expect(device).toHaveURL(new RegExp(`orderId=${order.id}`));
  await expect
    .poll(async () => (await person.call('GET /api/notifications/unread', {})).total)
    .toBe(before);
  await elsewhere.close();
  // Somebody comes back to this one.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(row).toHaveCount(0);
});

test('all are read at once, by kind or all together [RT-14]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 4);
  const person = await newcomerAtWork(server, store_id, 'ORDER_STAFF');
  const buyer = await buyerAt(server, store_id);
  const order = await buyer.order();
  await buyer.cancel(order.id);
  await signedIn(person);
  await page.goto('/seller/notifications?category=ORDERS');
  await expect(rows(page).filter({ hasText: order.order_number })).toHaveCount(2);
  await page.getByRole('button', { name: 'Tandai semua dibaca' }).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tandai semua dibaca' })).toHaveCount(0);
  expect((await person.call('GET /api/notifications/unread', {})).categories).toContainEqual({
    category: 'ORDERS',
    unread: 0,
  });
});

test(
  'somebody chooses what they hear of and how, and when they are left alone [RT-14]',
  inBoth,
  async ({ page, signedIn, server }) => {
    const person = await newcomerAtWork(server, (await ownStore(server, 2)).id, 'ADMIN');
    await signedIn(person);
    await page.goto('/seller/notifications');
    await page.getByRole('link', { name: 'Atur notifikasi' }).click();
    const stock = page.getByRole('group', { name: 'Produk' });
    await stock.getByRole('button', { name: 'Perangkat' }).click();
    await expect(stock.getByRole('button', { name: 'Perangkat' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await page.getByRole('switch', { name: 'Jangan beri tahu pada jam tertentu' }).click();
    await page.getByLabel('Mulai').fill('22:30');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page
      .getByRole('group', { name: /Setiap pukul/ })
      .getByRole('button', { name: 'Perangkat' })
      .click();
    await expectAccessible(page);
    await expectNoSideways(page);
    await expect
      .poll(async () => person.call('GET /api/notifications/settings', {}))
      .toMatchObject({ quiet_from: '22:30', quiet_to: '06:00', digest: ['push'] });
    await page.reload();
    await expect(stock.getByRole('button', { name: 'Perangkat' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(page.getByLabel('Mulai')).toHaveValue('22:30');
  },
);

import { bubbles, channels, field, room, roomOf, send } from './chat-page.ts';
import { buyerInChat, readAll } from './chatted.ts';
import {
  expect,
  expectAccessible,
  expectNoSideways,
  expectReadableInDark,
  gotoListening,
  test,
} from './journey.ts';
import { ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

test.use({ expectedErrors: [/409 \(Conflict\)|net::ERR_INTERNET_DISCONNECTED/] });

test(
  'a buyer writes, is counted, read and answered; both see how far it has come [RT-28] [RT-69] [API-79]',
  inBoth,
  async ({ page, signedIn, server, isMobile }) => {
    const { id: store_id } = await ownStore(server, 0);
    const buyer = await buyerInChat(server, store_id);
    await readAll(server, store_id);
    await signedIn('owner');
    await gotoListening(page, `/seller/chat?store_id=${store_id}`);
    await expect(channels(page)).toBeVisible();
    const words = `Masih ada stok? ${Date.now()}`;
    await buyer.write('Permisi');
    await buyer.write(words);
    const row = channels(page)
      .getByRole('link', { name: new RegExp(buyer.name) })
      .first();
    await expect(row).toContainText(words);
    await expect(row).toContainText('2 belum dibaca');
    const menu = page.getByRole('navigation', { name: 'Menu utama' });
    await expect(menu.getByRole('link', { name: /^Chat/ })).toContainText('2');
    await expectAccessible(page);
    await expectReadableInDark(page);
    await expectNoSideways(page);

    await row.click();
    await expect(bubbles(page)).toContainText(words);
    await expect(room(page).getByText('Belum dibaca dari sini')).toBeVisible();
    await expect
      .poll(async () => (await buyer.reads()).channel.other_read_number)
      .toBeGreaterThan(0);
    await expectAccessible(page);
    await expectReadableInDark(page);
    await expectNoSideways(page);

    const answer = `Ada, Bu. ${Date.now()}`;
    await field(page).fill(answer);
    await (isMobile ? send(page).click() : field(page).press('Enter'));
    const mine = bubbles(page).getByRole('listitem').filter({ hasText: answer });
    await expect(mine).toHaveCount(1);
    await expect(field(page)).toHaveValue('');
    await expect.poll(async () => (await buyer.heard()).at(-1)?.text).toBe(answer);
    await expect(room(page).getByText('Belum dibaca dari sini')).toHaveCount(0);
    await expect(mine.getByText('Dibaca', { exact: true })).toHaveCount(0);
    await buyer.read();
    await expect(mine.getByText('Dibaca', { exact: true })).toHaveCount(1);

    // Nothing is kept of it: it may be told while the stream is on its way.
    await expect(async () => {
      await buyer.type();
      await expect(page.getByText('sedang mengetik…')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await buyer.write('Baik, terima kasih');
    await expect(bubbles(page)).toContainText('Baik, terima kasih');
    await expect(page.getByText('sedang mengetik…')).toHaveCount(0);
  },
);

test('what is written without a signal waits in the room over a reload and is sent once, in order [RT-69]', async ({
  page,
  signedIn,
  server,
  context,
}) => {
  const { id: store_id } = await ownStore(server, 1);
  const buyer = await buyerInChat(server, store_id);
  await buyer.write('Halo');
  await signedIn('owner');
  await gotoListening(page, roomOf(store_id, buyer.channel_id));
  await expect(bubbles(page)).toContainText('Halo');
  const stamp = Date.now();
  const texts = [1, 2, 3].map((each) => `Luring ${each} ${stamp}`);
  await context.setOffline(true);
  for (const text of texts) {
    await field(page).fill(text);
    // Twice, as a thumb does.
    await send(page).dblclick();
  }
  const waiting = bubbles(page)
    .getByRole('listitem')
    .filter({ hasText: String(stamp) });
  await expect(waiting).toHaveText(texts.map((text) => new RegExp(text)));
  await expect(waiting.first().getByText('Menunggu dikirim')).toHaveCount(1);
  await field(page).fill('Belum selesai');
  await context.setOffline(false);
  await expect
    .poll(async () =>
      (await buyer.heard()).map(({ text }) => text).filter((text) => text.includes(String(stamp))),
    )
    .toEqual(texts);
  await expect(waiting).toHaveCount(3);
  await page.reload();
  await expect(field(page)).toHaveValue('Belum selesai');
  await expect(waiting).toHaveCount(3);
  await page.getByRole('link', { name: 'Kembali' }).click();
  await expect(
    channels(page)
      .getByRole('link', { name: new RegExp(buyer.name) })
      .first(),
  ).toContainText('Draf: Belum selesai');
});

test('what the server refuses says why, holds up what was written behind it, and goes once more or away [RT-69]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 1);
  const buyer = await buyerInChat(server, store_id);
  await buyer.write('Halo');
  await signedIn('owner');
  await gotoListening(page, roomOf(store_id, buyer.channel_id));
  await expect(bubbles(page)).toContainText('Halo');
  const refusing = { errors: { code: 'chat_blocked', error_message: 'Percakapan ini ditutup.' } };
  await page.route('**/chat/user/chat/create', (route) =>
    route.fulfill({ status: 409, json: refusing }),
  );
  const stamp = Date.now();
  await field(page).fill(`Ditolak ${stamp}`);
  await send(page).click();
  await expect(page.getByText('Tidak terkirim. Percakapan ini ditutup.')).toBeVisible();
  await field(page).fill(`Di belakangnya ${stamp}`);
  await send(page).click();
  await expect(page.getByText('Menunggu pesan di atasnya dibereskan.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/chat/user/chat/create');
  await page.getByRole('button', { name: 'Kirim lagi' }).click();
  await expect
    .poll(async () =>
      (await buyer.heard()).map(({ text }) => text).filter((text) => text.includes(String(stamp))),
    )
    .toEqual([`Di belakangnya ${stamp}`, `Ditolak ${stamp}`]);
  await expect(page.getByText(/^Tidak terkirim/)).toHaveCount(0);
});

test('a long history opens at its end, grows upwards without a jump, and leads to what is found in it [RT-28] [RT-69]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 3);
  const buyer = await buyerInChat(server, store_id);
  const stamp = Date.now();
  const { number: first } = await buyer.write(`Pertama sekali ${stamp}`);
  for (let each = 0; each < 55; each += 1) await buyer.write(`Baris ${each}`);
  await readAll(server, store_id);
  await signedIn('owner');
  await gotoListening(page, roomOf(store_id, buyer.channel_id));
  await expect(bubbles(page).getByText('Baris 54', { exact: true })).toBeInViewport();
  const seen = bubbles(page).locator('[data-number]').first();
  await seen.scrollIntoViewIfNeeded();
  const top = () =>
    bubbles(page)
      .locator(`[data-number="${first + 20}"]`)
      .boundingBox();
  await expect(bubbles(page).getByText(`Pertama sekali ${stamp}`)).toHaveCount(1);
  const before = (await top())?.y;
  // What comes while somebody reads further up moves nothing.
  await buyer.write('Baru saja');
  const toEnd = page.getByRole('button', { name: 'Ke pesan terbaru, 1 belum dibaca' });
  await expect(toEnd).toBeVisible();
  expect((await top())?.y).toBe(before);
  await toEnd.click();
  await expect(bubbles(page).getByText('Baru saja', { exact: true })).toBeInViewport();

  await page.goto(`/seller/chat?store_id=${store_id}`);
  await page.getByLabel('Cari di chat').fill(String(stamp));
  const hit = page.getByRole('region', { name: 'Pesan yang cocok' }).getByRole('link');
  await expect(hit).toHaveCount(1);
  await expectAccessible(page);
  await hit.click();
  await expect(bubbles(page).getByText(`Pertama sekali ${stamp}`)).toBeInViewport();
});

import { aPhoto, bubbles, channels, field, roomOf, send } from './chat-page.ts';
import { buyerInChat, orderOf } from './chatted.ts';
import {
  expect,
  expectAccessible,
  expectAddress,
  expectNoSideways,
  expectReadableInDark,
  gotoListening,
  test,
} from './journey.ts';
import { ownStore } from './over-the-api.ts';
import { onDesk } from './windows.ts';

test.use({ expectedErrors: [/409 \(Conflict\)|net::ERR_INTERNET_DISCONNECTED/] });

test('a photo by the camera, a product, an order and a reply reach the buyer [RT-69]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 2);
  const buyer = await buyerInChat(server, store_id);
  const order = await orderOf(store_id, buyer.login);
  const { number } = await buyer.write(`Yang mana? ${Date.now()}`);
  await signedIn('owner');
  // From the order: it lies ready.
  await page.goto(`/seller/orders/contact-us?store_id=${store_id}&orderId=${order.id}`);
  await page.getByRole('link', { name: 'Chat pembeli' }).click();
  await expect(page.getByRole('button', { name: 'Hapus pesanan' })).toBeVisible();
  // It is in the draft by now: whoever loads this address again has not chosen it once more.
  await expectAddress(page, '/seller/chat/room', { store_id, channelId: buyer.channel_id });
  await send(page).click();
  const cards = bubbles(page).getByRole('link', { name: new RegExp(order.order_number) });
  await expect(cards.first()).toBeVisible();
  await expect.poll(async () => (await buyer.heard()).at(-1)?.order?.order_id).toBe(order.id);
  await page.reload();
  await expect(cards.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hapus pesanan' })).toHaveCount(0);

  const attach = async (what: string) => {
    await page.getByRole('button', { name: 'Lampirkan' }).click();
    await page.getByRole('menuitem', { name: what }).click();
  };
  await attach('Produk');
  const products = page.getByRole('dialog').getByRole('list', { name: 'Kirim produk' });
  await expect(products.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await products.getByRole('button').first().click();
  await expect(page.getByRole('button', { name: 'Hapus produk' })).toBeVisible();
  await field(page).fill('Yang ini, Bu');
  await send(page).click();
  await expect.poll(async () => (await buyer.heard()).at(-1)?.product).toBeTruthy();

  const chooser = page.waitForEvent('filechooser');
  await attach('Foto');
  await (await chooser).setFiles(await aPhoto('#3c3'));
  await expect(page.getByRole('img', { name: 'Foto yang akan dikirim' })).toBeVisible();
  await send(page).click();
  await expect.poll(async () => (await buyer.heard()).at(-1)?.kind).toBe('PHOTO');
  await expect(bubbles(page).getByRole('img', { name: /^Foto/ })).toHaveCount(1);

  const asked = bubbles(page).locator(`[data-number="${number}"]`);
  await asked.getByRole('button', { name: /^Menu pesan/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Balas' }).click();
  await expect(page.getByText(`Membalas ${buyer.name}`)).toBeVisible();
  await field(page).fill('Ini jawabannya');
  await send(page).click();
  await expect.poll(async () => (await buyer.heard()).at(-1)?.reply_to?.number).toBe(number);
});

test('a store prepares replies, fills them in before they are sent, and answers by itself while closed [API-80]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id, name } = await ownStore(server, 4);
  const buyer = await buyerInChat(server, store_id);
  await orderOf(store_id, buyer.login);
  await signedIn('owner');
  await page.goto(`/seller/chat/replies?store_id=${store_id}`);
  await page.getByRole('button', { name: 'Tambah' }).click();
  const sheet = page.getByRole('dialog');
  const title = `Kirim ${Date.now()}`;
  await sheet.getByLabel('Judul').fill(title);
  await sheet
    .getByLabel('Isi', { exact: true })
    .fill('Halo {nama}, pesanan {nomor pesanan} dari {toko} dikirim.');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Balasan cepat tersimpan.')).toBeVisible();
  await page.getByLabel('Balas sendiri saat toko tutup').check();
  await page.getByLabel('Isi balasan').fill('Toko sedang tutup. Kami balas besok.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Balasan otomatis menyala.')).toBeVisible();
  await page.getByLabel('Balas sendiri saat toko tutup').uncheck();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Balasan otomatis mati.')).toBeVisible();

  await page.goto(roomOf(store_id, buyer.channel_id));
  await field(page).fill('/kirim');
  await page
    .getByRole('list', { name: 'Balasan cepat' })
    .getByRole('button', { name: new RegExp(title) })
    .click();
  // What is not known yet has to be chosen, and nothing is sent before.
  const orders = page.getByRole('dialog').getByRole('list', { name: 'Pilih pesanan' });
  const chosen = orders.getByRole('button').first();
  const number = (await chosen.locator('b').first().textContent()) ?? '';
  await chosen.click();
  const text = `Halo ${buyer.name}, pesanan ${number} dari ${name} dikirim.`;
  await expect(field(page)).toHaveValue(text);
  await send(page).click();
  await expect.poll(async () => (await buyer.heard()).at(-1)?.text).toBe(text);

  const questions = page.getByRole('group', { name: 'Pertanyaan cepat' });
  await questions.getByRole('button', { name: `Halo ${buyer.name}, ada yang` }).click();
  await expect
    .poll(async () => (await buyer.heard()).at(-1)?.text)
    .toContain(`Halo ${buyer.name}, ada yang`);
});

test('a conversation is blocked, which closes it for both, reported and opened again [RT-69]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 2);
  const buyer = await buyerInChat(server, store_id);
  await buyer.write('Halo');
  await signedIn('owner');
  await gotoListening(page, roomOf(store_id, buyer.channel_id));
  const choose = async (what: string) => {
    await page.getByRole('button', { name: 'Menu percakapan' }).click();
    await page.getByRole('menuitem', { name: what }).click();
  };
  await choose('Laporkan');
  await page.getByRole('button', { name: 'Kirim laporan' }).click();
  await expect(page.getByText('Pilih alasannya.')).toBeVisible();
  await page.getByLabel('Iklan atau pesan berulang').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kirim laporan' }).click();
  await expect(page.getByText('Laporan terkirim.')).toBeVisible();
  await choose('Blokir');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Blokir' }).click();
  await expect(page.getByText('Anda memblokir percakapan ini.')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await expectAccessible(page);
  await expect(buyer.write('Kenapa?')).rejects.toThrow(/chat_blocked/);
  await page.goto(`/seller/chat?store_id=${store_id}&tab=BLOCKED`);
  await expect(channels(page)).toContainText(buyer.name);
  await channels(page)
    .getByRole('link', { name: new RegExp(buyer.name) })
    .click();
  await choose('Buka blokir');
  await expect(field(page)).toBeVisible();
  await buyer.write('Terima kasih');
  await expect(bubbles(page)).toContainText('Terima kasih');
});

test(
  'at a desk list, room and buyer stand side by side, and keys lead through them [RT-28] [RT-69]',
  onDesk,
  async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 3);
    const buyer = await buyerInChat(server, store_id);
    const order = await orderOf(store_id, buyer.login);
    await buyer.write(`Di meja ${Date.now()}`);
    await signedIn('owner');
    await gotoListening(page, roomOf(store_id, buyer.channel_id));
    await expectAddress(page, '/seller/chat', {
      store_id,
      of_store_id: store_id,
      channelId: buyer.channel_id,
    });
    await expect(channels(page)).toBeVisible();
    await expect(bubbles(page)).toBeVisible();
    const about = page.getByRole('region', { name: 'Tentang pembeli' });
    await expect(about.getByText(`#${order.order_number}`)).toBeVisible();
    await about
      .getByRole('button', { name: `Kirim pesanan ${order.order_number} ke chat` })
      .click();
    await expect.poll(async () => (await buyer.heard()).at(-1)?.order?.order_id).toBe(order.id);
    await expectAccessible(page);
    await expectReadableInDark(page);
    await expectNoSideways(page);
    await page.keyboard.press('Escape');
    await expectAddress(page, '/seller/chat', { store_id });
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(bubbles(page)).toBeVisible();
  },
);

test('who may only look reads, and is told why they cannot write [RT-69]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 0);
  const buyer = await buyerInChat(server, store_id);
  await buyer.write('Halo');
  await page.route('**/api/stores/list', async (route) => {
    const answer = await route.fetch();
    const { stores } = await answer.json();
    for (const store of stores) store.permission = { ...store.permission, order: 'VIEW' };
    await route.fulfill({ response: answer, json: { stores } });
  });
  await signedIn('owner');
  await page.goto(roomOf(store_id, buyer.channel_id));
  await expect(bubbles(page)).toContainText('Halo');
  await expect(page.getByText(/hanya dapat melihat/)).toBeVisible();
  await expect(field(page)).toHaveCount(0);
});

test('a buyer writes from the room of the mobile app, and is answered there [RT-29] [P-08] [API-43]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 0);
  const buyer = await buyerInChat(server, store_id);
  await signedIn(buyer.login);
  await gotoListening(page, `/buyer/chat/room?store_id=${buyer.store_id}`);
  await expect(channels(page)).toBeVisible();
  await expectAccessible(page);
  await gotoListening(
    page,
    `/buyer/chat/room?store_id=${buyer.store_id}&channelId=${buyer.channel_id}`,
  );
  const text = `Dari aplikasi ${Date.now()}`;
  await field(page).fill(text);
  await send(page).click();
  await expect.poll(async () => (await buyer.reads()).messages.at(-1)?.text).toBe(text);
  await expectAccessible(page);
  await expectReadableInDark(page);
  await expectNoSideways(page);
});

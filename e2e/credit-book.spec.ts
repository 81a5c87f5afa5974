import { expect, expectAccessible, expectAddress, rupiahOf, test } from './journey.ts';
import { acceptedOrder, orderNow } from './orders-under-way.ts';
import { atWork, buyerAt, ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

/** An order on terms that has arrived and is not paid, and who owes it. */
async function owedOrder(base: string, store_id: string) {
  const order = await acceptedOrder(base, store_id, {
    payment_method: 'TERM',
    term_days: 14,
    delivery: 'BUYER_PICKUP',
  });
  const { call } = await atWork(base, 'owner');
  const some = { store_id, order_id: order.id };
  await call('POST /api/orders/seller/ready-for-pickup', { body: some });
  await call('POST /api/orders/seller/confirm-delivered', {
    body: { ...some, receiver_name: 'Bu Tini' },
  });
  const { buyer } = await call('GET /api/orders/detail', { query: some });
  return { order, call, buyer_store_id: buyer.store_id };
}

test(
  'what a buyer owes on terms is received in parts until nothing is, each with a receipt',
  inBoth,
  async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 3);
    const { order, buyer_store_id } = await owedOrder(server, store_id);
    await signedIn('owner');
    await page.goto(`/seller/money/credit-book?store_id=${store_id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Buku tempo' })).toBeVisible();
    await expect(page.getByText('Belum jatuh tempo').first()).toBeVisible();
    await expectAccessible(page);
    const debtors = page.getByRole('list', { name: 'Pembeli yang berutang' });
    await debtors.locator(`a[href*="buyerStoreId=${buyer_store_id}"]`).click();
    await expectAddress(page, '/seller/money/credit-book/buyer', {
      buyerStoreId: buyer_store_id,
      store_id,
    });
    const row = page.getByRole('listitem').filter({ hasText: order.order_number }).first();
    await expect(row).toContainText('Jatuh tempo');
    const reminder = page.getByRole('link', { name: /^WhatsApp/ });
    await expect(reminder).toHaveAttribute('href', new RegExp(order.order_number));
    await expectAccessible(page);

    await row.getByRole('button', { name: /^Catat bayar/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Catat pembayaran' });
    const amount = sheet.getByLabel('Uang yang diterima');
    await amount.fill(String(order.total_amount + 1));
    await sheet.getByRole('button', { name: /^Catat/ }).click();
    await expect(sheet.getByText(/^Paling banyak/)).toBeVisible();
    await amount.fill('1000');
    await sheet.getByRole('button', { name: 'Catat sebagian' }).click();
    await expect(sheet).toBeHidden();
    await expect(row).toContainText(rupiahOf(order.total_amount - 1000));
    expect((await orderNow(server, order))?.payment_status).toBe('UNPAID');
    const receipt = page.getByRole('link', {
      name: `Kirim kuitansi pesanan ${order.order_number}`,
    });
    await expect(receipt.first()).toHaveAttribute('href', /Kuitansi/);

    await row.getByRole('button', { name: /^Catat bayar/ }).click();
    await sheet.getByRole('button', { name: 'Catat lunas' }).click();
    await expect(sheet).toBeHidden();
    await expect.poll(async () => (await orderNow(server, order))?.payment_status).toBe('PAID');
  },
);

test('an amount that a colleague changes under the hand does not change without a word', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 3);
  const { order, call, buyer_store_id } = await owedOrder(server, store_id);
  await signedIn('owner');
  const address = `/seller/money/credit-book/buyer?buyerStoreId=${buyer_store_id}&store_id=${store_id}`;
  await page.goto(address);
  const row = page.getByRole('listitem').filter({ hasText: order.order_number }).first();
  await row.getByRole('button', { name: /^Catat bayar/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Catat pembayaran' });
  await expect(sheet.getByLabel('Uang yang diterima')).toBeVisible();
  await call('POST /api/orders/seller/confirm-payment', {
    body: { store_id, order_id: order.id, amount: 1000, open_amount: order.total_amount },
  });
  await expect(sheet.getByText(/^Sisa utang berubah/)).toContainText(
    rupiahOf(order.total_amount - 1000),
  );
});

test('an owner limits what is owed, and an order beyond it is warned of, then stopped', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 3);
  const { call, buyer_store_id } = await owedOrder(server, store_id);
  await signedIn('owner');
  await page.goto(
    `/seller/money/credit-book/buyer?buyerStoreId=${buyer_store_id}&store_id=${store_id}`,
  );
  await page.getByLabel('Boleh berutang paling banyak').fill('seribu');
  await page.getByRole('button', { name: 'Simpan batas' }).click();
  await expect(page.getByLabel('Boleh berutang paling banyak')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByLabel('Boleh berutang paling banyak').fill('1000');
  await page.getByRole('button', { name: 'Simpan batas' }).click();
  await expect(page.getByText(/^Melewati batas/)).toBeVisible();

  const owing = await atWork(server, 'owner');
  const regulars = ['buyer', 'secondBuyer', 'thirdBuyer', 'fourthBuyer'] as const;
  const standing = await Promise.all(regulars.map((who) => buyerAt(server, store_id, who)));
  const buyer = standing.find((each) => each.buyer_store_id === buyer_store_id);
  if (!buyer) throw new Error('who owes is no regular');
  const order = await buyer.order({
    payment_method: 'TERM',
    term_days: 7,
    delivery: 'BUYER_PICKUP',
  });
  await page.goto(`/seller/orders/detail?orderId=${order.id}&store_id=${store_id}`);
  await expect(page.getByText(/batasnya Rp/)).toBeVisible();
  await expectAccessible(page);
  const rules = { store_id, over_limit: 'STOP', default_limit: null } as const;
  await call('POST /api/money/credit-book/set-rules', { body: rules });
  const refused = owing.call('POST /api/orders/seller/accept-order', {
    body: { store_id, order_id: order.id },
  });
  await expect(refused).rejects.toThrow('buyer_over_limit');

  await page.goto(`/seller/money/credit-book?store_id=${store_id}`);
  const stops = page.getByLabel(/^Tahan pesanan tempo/);
  await expect(stops).toBeChecked();
  await stops.uncheck();
  await page.getByRole('button', { name: 'Simpan aturan' }).click();
  await expect(page.getByText('Aturan tempo disimpan.')).toBeVisible();
  await call('POST /api/money/credit-book/set-limit', {
    body: { store_id, buyer_store_id, limit_amount: null },
  });
  await owing.call('POST /api/orders/seller/accept-order', {
    body: { store_id, order_id: order.id },
  });
});

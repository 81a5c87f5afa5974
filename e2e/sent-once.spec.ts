import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { lyingOn } from './device.ts';
import { drivers, freePhone } from './driver-pages.ts';
import { expect, test } from './journey.ts';
import { ownStore } from './over-the-api.ts';

/** The form of a new driver with all but the name; sends it with that in one breath, by so many taps. */
async function newDriver(page: Page, base: string) {
  const { id: store_id } = await ownStore(base, 2);
  await page.goto(`/seller/orders/drivers/select?store_id=${store_id}`);
  await page.getByRole('link', { name: 'Tambah pengemudi' }).click();
  await page.getByLabel('Nomor HP', { exact: true }).fill(freePhone());
  await page.getByLabel('Nama', { exact: true }).focus();
  const name = `Pak Ganda ${randomInt(1_000_000, 10_000_000)}`;
  const send = (taps: number) =>
    page.getByRole('button', { name: 'Tambah pengemudi' }).evaluate(
      (button: HTMLButtonElement, { name, taps }) => {
        document.execCommand('insertText', false, name);
        for (let tap = 0; tap < taps; tap += 1) button.click();
      },
      { name, taps },
    );
  return { name, send };
}

test('two taps in one breath send a form once', async ({ page, server, signedIn }) => {
  await signedIn('owner');
  const { name, send } = await newDriver(page, server);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/store-couriers/create')) sent.push(request.postDataJSON());
  });
  await send(2);
  await expect(drivers(page).getByText(name)).toHaveCount(1);
  expect(sent).toHaveLength(1);
});

test('what was sent does not come back as a draft when its form goes', async ({
  page,
  server,
  signedIn,
}) => {
  await signedIn('owner');
  const { name, send } = await newDriver(page, server);
  await send(1);
  await expect(drivers(page).getByText(name)).toBeVisible();
  await page.getByRole('link', { name: 'Tambah pengemudi' }).click();
  await expect(page.getByLabel('Nama', { exact: true })).toBeEditable();
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('');
  await expect.poll(() => lyingOn(page, 'drafts')).toEqual([]);
});

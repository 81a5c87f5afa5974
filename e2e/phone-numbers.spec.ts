import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { personOfApp } from './mobile-app.ts';
import { ownStore } from './over-the-api.ts';

/** How the numbers that are to be read stand on the page: each with how many lines it takes. */
const numbersOn = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { number: string; lines: number }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: number, index } of (node.textContent ?? '').matchAll(/0\d{3}-\d{4}-\d+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + number.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        if (lines > 0) found.push({ number, lines });
      }
    return found;
  });

async function expectWhole(page: Page): Promise<void> {
  for (let width = 240; width <= 400; width += 8) {
    await page.setViewportSize({ width, height: 800 });
    const numbers = await numbersOn(page);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.filter(({ lines }) => lines > 1)).toEqual([]);
  }
}

test('a phone number stands in one line, however narrow its place', async ({
  page,
  server,
  signedIn,
}) => {
  const { id: store_id } = await ownStore(server, 0);
  await signedIn('owner');
  for (const address of ['/seller/store?section=staf&', '/seller/orders/drivers/select?']) {
    await page.goto(`${address}store_id=${store_id}`);
    await expect(page.getByText(/0\d{3}-\d{4}-\d+/).first()).toBeVisible();
    await expectWhole(page);
  }
});

test('so does one that is said in passing', async ({ page, server }) => {
  const { newCode } = await personOfApp(server, 'smallOwner');
  const entry = { entry: 'mobile', path: '/seller/more', token: await newCode() };
  await page.goto(`/?${new URLSearchParams(entry)}`);
  const said = page.getByText(/^Anda masuk sebagai .*0\d{3}-\d{4}-\d+/);
  await expect(said).toBeVisible();
  // Gone to by key, it does not go.
  await page.keyboard.press('F6');
  await expectWhole(page);
  await expect(said).toBeVisible();
});

import type { Page, Request } from '@playwright/test';
import { expect, orderItems, signIn, test } from './journey.ts';
import { people } from './over-the-api.ts';

type Event = { kind: string; name: string | null; context: Record<string, unknown> };

/** Everything that is told to one of our collectors, from now on. */
function told<Item>(page: Page, name: 'events' | 'errors'): { items: Item[]; requests: Request[] } {
  const heard: { items: Item[]; requests: Request[] } = { items: [], requests: [] };
  page.on('request', (request) => {
    if (!request.url().endsWith(`/api/telemetry/${name}`)) return;
    heard.requests.push(request);
    heard.items.push(...request.postDataJSON()[name]);
  });
  return heard;
}

/** Its code comes when the page has nothing better to do, seconds after the first screen. */
async function openAndListen(page: Page, address: string): Promise<void> {
  await page.clock.install();
  const code = page.waitForResponse(/create-telemetry/);
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toHaveAttribute(
    'type',
    'submit',
  );
  await page.clock.runFor(5_000);
  await code;
}

test('what people do is told once it is known who they are, with their permission [ST-18, RP-02, API-45]', async ({
  page,
}) => {
  const { items, requests } = told<Event>(page, 'events');
  await openAndListen(page, '/seller/login?from=/seller/orders');
  // The queue is looked at several times, and nobody is known.
  for (let times = 0; times < 3; times += 1) await page.clock.runFor(3_000);
  expect(items).toEqual([]);
  await signIn(page, people.smallOwner);
  await expect(orderItems(page).first()).toBeVisible();
  await expect
    .poll(() => items.map(({ kind, name }) => name ?? kind))
    .toEqual(expect.arrayContaining(['/seller/login', 'identify', '/seller/orders']));
  const orders = items.find(({ name }) => name === '/seller/orders');
  expect(orders?.context).toMatchObject({
    device: { language: 'id-ID' },
    referrer: '',
    permission: { role_name: 'OWNER' },
  });
  expect((await requests[0]?.response())?.status()).toBe(200);
  await page.goto('/seller/notifications');
  await expect(page.locator('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Lihat pesanan baru' }).click();
  await expect(page).toHaveURL(/\/seller\/orders/);
  await page.clock.runFor(10_000);
  await expect
    .poll(() => items.filter(({ kind }) => kind === 'track').map(({ name }) => name))
    .toEqual(expect.arrayContaining(['logged_in', 'content_card_followed']));
});

test('the device is known again by a fingerprint, whose code comes when somebody is known [API-46, EN-24]', async ({
  page,
}) => {
  const { items } = told<Event>(page, 'events');
  const code = page.waitForResponse(/fp\.|fingerprint/);
  const early: string[] = [];
  page.on('request', (request) => void early.push(request.url()));
  await openAndListen(page, '/seller/login');
  expect(early.filter((url) => /fingerprintjs/.test(url))).toEqual([]);
  await signIn(page, people.smallOwner);
  await code;
  const kept = () => page.evaluate(() => localStorage.getItem('marketplace.device_fingerprint'));
  await expect.poll(kept).toMatch(/^[0-9a-f]{32}$/);
  await page.goto('/seller/notifications');
  await expect(page.locator('article').first()).toBeVisible();
  await page.clock.runFor(10_000);
  const known = await kept();
  await expect
    .poll(() => items.map(({ context }) => (context.device as { fingerprint: string }).fingerprint))
    .toContain(known);
});

test.describe('a fault', () => {
  test.use({ expectedErrors: [/a fault on purpose/] });

  test('is reported to our own collector, with what led to it', async ({ page }) => {
    const { items, requests } = told<{ message: string; breadcrumbs: unknown[] }>(page, 'errors');
    await openAndListen(page, '/seller/login');
    await page.evaluate(() => {
      queueMicrotask(() => {
        throw new Error('a fault on purpose');
      });
    });
    await expect.poll(() => items.length).toBe(1);
    expect(items[0]?.message).toContain('a fault on purpose');
    expect(items[0]?.breadcrumbs).toContainEqual(
      expect.objectContaining({ kind: 'navigation', text: '/seller/login' }),
    );
    expect((await requests[0]?.response())?.status()).toBe(200);
  });
});

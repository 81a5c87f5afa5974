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

test('what people do is told once it is known who they are, with their permission [ST-18, RP-02, API-45]', async ({
  page,
}) => {
  const { items, requests } = told<Event>(page, 'events');
  await page.goto('/seller/login?from=/seller/orders');
  // Long enough for the code to be there and the queue to be looked at twice.
  await page.waitForTimeout(11_000);
  expect(items).toEqual([]);
  await signIn(page, people.smallOwner);
  await expect(orderItems(page).first()).toBeVisible();
  await expect
    .poll(() => items.map(({ kind, name }) => name ?? kind), { timeout: 15_000 })
    .toEqual(expect.arrayContaining(['/seller/login', 'identify', '/seller/orders']));
  const orders = items.find(({ name }) => name === '/seller/orders');
  expect(orders?.context).toMatchObject({
    device: { language: 'id-ID' },
    referrer: '',
    permission: { role_name: 'OWNER' },
  });
  expect((await requests[0]?.response())?.status()).toBe(200);
});

test.describe('a fault', () => {
  test.use({ expectedErrors: [/a fault on purpose/] });

  test('is reported to our own collector, with what led to it', async ({ page }) => {
    const { items, requests } = told<{ message: string; breadcrumbs: unknown[] }>(page, 'errors');
    await page.goto('/seller/login');
    await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toHaveAttribute(
      'type',
      'submit',
    );
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('a fault on purpose');
      });
    });
    await expect.poll(() => items.length, { timeout: 15_000 }).toBe(1);
    expect(items[0]?.message).toContain('a fault on purpose');
    expect(items[0]?.breadcrumbs).toContainEqual(
      expect.objectContaining({ kind: 'navigation', text: '/seller/login' }),
    );
    expect((await requests[0]?.response())?.status()).toBe(200);
  });
});

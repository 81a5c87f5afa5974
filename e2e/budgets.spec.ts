import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect, orderItems, test } from './journey.ts';
import { ownStore } from './over-the-api.ts';
import { inBoth, onDesk } from './windows.ts';

const kilobyte = 1000;

/**
 * The JavaScript that a page asks for with its first screen and the answers on it, as gzip would send it. What it puts off
 * by seconds does not come at all: on a slow machine the screen may take as long.
 */
async function javascriptOf(page: Page): Promise<() => Promise<number>> {
  const sizes: Promise<number>[] = [];
  const count = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (/\.js$/.test(pathname)) sizes.push(gzippedSize(request));
    // An answer may bring code along. The stream has no end.
    else if (/^\/api\/(?!events\/stream$)/.test(pathname)) sizes.push(nothingOnceAnswered(request));
  };
  page.on('request', count);
  // What others do meanwhile is told by the stream, and may bring code along, too: nobody does anything here.
  await page.route('**/api/events/stream*', () => {});
  await page.addInitScript(() => {
    const plain = window.setTimeout;
    const atOnceOrNever = (act: TimerHandler, pause = 0, ...given: unknown[]) =>
      pause < 2_000 ? plain(act, pause, ...given) : 0;
    Object.assign(window, { setTimeout: atOnceOrNever });
  });
  return async () => {
    let counted: number[];
    do {
      counted = await Promise.all(sizes);
      // What has come may ask for more.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    } while (counted.length < sizes.length);
    // What comes later still would be waited for by nobody, and fail with the end of the test.
    page.off('request', count);
    return counted.reduce((sum, size) => sum + size, 0);
  };
}

async function nothingOnceAnswered(request: Request): Promise<number> {
  await (await request.response())?.finished();
  return 0;
}

async function gzippedSize(request: Request): Promise<number> {
  const body = await (await request.response())?.body();
  return gzipSync(body ?? '', { level: 9 }).length;
}

/** How much of the page has moved by itself so far. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

test('the login page stays within its bytes and stands still', inBoth, async ({ page }) => {
  const javascript = await javascriptOf(page);
  await page.goto('/seller/login', { waitUntil: 'networkidle' });
  await expect(page.getByText('Hendra Wijaya')).toBeVisible();
  expect(await javascript()).toBeLessThan(130 * kilobyte);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test(
  'the order list stays within its bytes and stands still',
  inBoth,
  async ({ page, server, signedIn }) => {
    const { id: store_id } = await ownStore(server, 2);
    await signedIn('owner');
    const javascript = await javascriptOf(page);
    await page.goto(`/seller/orders?status=NEW&store_id=${store_id}`);
    await expect(orderItems(page).first()).toBeVisible();
    expect(await javascript()).toBeLessThan(170 * kilobyte);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  },
);

test('everything comes compressed, assets for good, and every page under the content policy', async ({
  page,
}) => {
  const answers: { path: string; encoding: string; cache: string; policy: string }[] = [];
  page.on('response', async (response) => {
    const headers = response.headers();
    answers.push({
      path: new URL(response.url()).pathname,
      encoding: headers['content-encoding'] ?? '',
      cache: headers['cache-control'] ?? '',
      policy: headers['content-security-policy'] ?? '',
    });
  });
  await page.goto('/seller/login', { waitUntil: 'networkidle' });
  const texts = answers.filter(({ path }) => /\.(js|css)$|login$/.test(path));
  expect(texts.length).toBeGreaterThan(4);
  for (const { path, encoding, cache, policy } of texts) {
    expect(`${path} ${encoding}`).toMatch(/ (br|gzip)$/);
    expect(policy).toContain("script-src 'self'");
    if (path.startsWith('/assets/')) expect(cache).toContain('immutable');
  }
});

test(
  'the look: teal, Inter, and the desktop layout from 960 px [BC-02]',
  onDesk,
  async ({ page, signedIn }) => {
    await signedIn('owner');
    await page.goto('/seller/orders?status=NEW');
    await expect(orderItems(page).first()).toBeVisible();
    const font = await page.evaluate(async () => {
      await document.fonts.ready;
      return (
        getComputedStyle(document.body).fontFamily + String(document.fonts.check('16px Inter'))
      );
    });
    expect(font).toMatch(/^"?Inter"?,.*true$/);
    const theme = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return [
        '--color-brand-600',
        '--breakpoint-sm',
        '--breakpoint-md',
        '--breakpoint-lg',
        '--breakpoint-xl',
      ].map((name) => style.getPropertyValue(name));
    });
    expect(theme).toEqual(['oklch(60% .118 184.7)', '600px', '960px', '1280px', '1920px']);
    const sideBar = page.getByRole('complementary');
    await page.setViewportSize({ width: 960, height: 800 });
    await expect(sideBar).toBeVisible();
    await page.setViewportSize({ width: 959, height: 800 });
    await expect(sideBar).toBeHidden();
    await expect(page.getByRole('banner')).toBeVisible();
  },
);

test('a link fetches the code of its screen once it is within 200 px of the view, and no data [BC-07]', async ({
  page,
  signedIn,
}) => {
  await signedIn('owner');
  await page.goto('/seller/more');
  const link = page.getByRole('link', { name: /^Hubungi kami/ });
  const top = (await link.boundingBox())?.y ?? 0;
  // The link begins this far below the view.
  const leaveBelow = (distance: number) =>
    page.setViewportSize({ width: 360, height: Math.round(top) - distance });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await leaveBelow(210);
  await page.reload();
  // That of the entry above it, which is near enough; all that are come one after the other.
  await expect.poll(() => hasFetched(page, 'store.screen')).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await hasFetched(page, 'contact-us.screen')).toBe(false);
  await leaveBelow(190);
  await expect.poll(() => hasFetched(page, 'contact-us.screen')).toBe(true);
  const data = ['/api/stores/info', '/api/configuration/support', '/api/stores/seller-summary'];
  expect(asked.filter((path) => data.includes(path))).toEqual([]);
});

const hasFetched = (page: Page, part: string) =>
  page.evaluate(
    (wanted) => performance.getEntriesByType('resource').some(({ name }) => name.includes(wanted)),
    part,
  );

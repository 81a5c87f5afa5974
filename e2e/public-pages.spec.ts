import {
  expect,
  expectAccessible,
  expectNoSideways,
  expectReadableInDark,
  test,
} from './journey.ts';
import { callNobody } from './over-the-api.ts';
import { inBoth } from './windows.ts';

const pages = [
  ['/', 'Pusat penjual untuk toko grosir Indonesia'],
  ['/seller/faq', 'Pertanyaan umum'],
  ['/seller/buyer-pickup', 'Ambil sendiri oleh pembeli'],
  ['/about-glog-same-day', 'GLog Same Day'],
  ['/privacy', 'Privasi'],
  ['/terms', 'Syarat dan ketentuan'],
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, title] of pages)
    test(`${address} is read whole, within 50 KB [RP-05] [RT-07] [RT-08] [RT-10] [RT-11] [RT-12]`, async ({
      page,
    }) => {
      let bytes = 0;
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('body')).not.toContainText('{{');
      expect(bytes).toBeGreaterThan(5_000);
      expect(bytes).toBeLessThan(50_000);
    });

  test('questions stand under their topics, with anchors and the deadlines of now [API-33]', async ({
    page,
    server,
  }) => {
    const { topics } = await callNobody(server)('GET /api/faq/list', {});
    await page.goto('/seller/faq');
    for (const { slug, name, questions } of topics) {
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `#${slug}`,
      );
      for (const { slug, question } of questions)
        await expect(page.locator(`details#${slug}`)).toContainText(question);
    }
    const { facts } = await callNobody(server)('GET /api/content/facts', {});
    await page.getByText('Berapa lama waktu untuk menjawab pesanan?').click();
    await expect(page.locator('#berapa-lama-menjawab')).toContainText(facts.response_hours);
  });
});

test('the first page keeps nobody out', inBoth, async ({ page }) => {
  await page.goto('/');
  await expectNoSideways(page);
  await expectAccessible(page);
  await expectReadableInDark(page);
});

test('questions are found by their words, and one that the address names is open [RT-07]', async ({
  page,
}) => {
  await page.goto('/seller/faq#rekening-baru');
  await expect(page.locator('#rekening-baru')).toHaveAttribute('open', '');
  const search = page.getByRole('searchbox', { name: 'Cari pertanyaan' });
  await search.fill('rekening baru menunggu');
  await expect(page.locator('details:visible')).toHaveCount(1);
  await search.fill('tidak pernah ada');
  await expect(page.getByText('Tidak ada pertanyaan dengan kata itu.')).toBeVisible();
  await page.getByRole('button', { name: 'Hapus pencarian' }).click();
  await expect(page.locator('details:visible').nth(20)).toBeAttached();
});

test('search engines and chats are told what a page is [RT-07]', async ({
  page,
  request,
  server,
}) => {
  await page.goto('/seller/faq');
  const content = (name: string) =>
    page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
    `${server}/seller/faq`,
  );
  expect(await content('title')).toBe('Pertanyaan umum · Marketplace');
  const picture = await request.get((await content('image')) ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
  const structure = await page.locator('script[type="application/ld+json"]').textContent();
  const { mainEntity, ...rest } = JSON.parse(structure ?? '');
  expect(rest).toEqual({ '@context': 'https://schema.org', '@type': 'FAQPage' });
  expect(mainEntity.length).toBeGreaterThan(25);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const [address] of pages) expect(sitemap).toContain(`<loc>${server}${address}</loc>`);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${server}/sitemap.xml`);
});

test('from the login to what may be read, and back', inBoth, async ({ page }) => {
  await page.goto('/seller/login');
  await page.getByRole('link', { name: 'Tanya jawab' }).click();
  await expect(page).toHaveURL('/seller/faq');
  await page.getByRole('link', { name: 'Privasi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privasi' })).toBeVisible();
  await page.getByRole('link', { name: 'Halaman masuk' }).click();
  await expect(page).toHaveURL('/seller/login');
});

test('who has never heard of it comes from the first page to the login and to how to begin', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Daftar jadi penjual' }).click();
  await expect(page).toHaveURL('/seller/register');
  await expect(page.getByLabel('Nomor HP')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Masuk', exact: true }).click();
  await expect(page).toHaveURL('/seller/login');
});

test(
  'who is signed in goes on to their store from the first page, and reads the others within it',
  inBoth,
  async ({ page, signedIn }) => {
    await signedIn('owner');
    await page.goto('/');
    await expect(page).toHaveURL('/seller');
    await page.goto('/seller/faq');
    await page.getByRole('link', { name: 'Beranda' }).click();
    await expect(page).toHaveURL('/seller');
    await page.goto('/seller/help');
    await page.getByRole('link', { name: /^Pertanyaan umum/ }).click();
    await expect(page).toHaveURL('/seller/faq');
    await expect(page.getByRole('heading', { level: 1, name: 'Pertanyaan umum' })).toBeVisible();
    await page.getByRole('searchbox').fill('rekening baru menunggu');
    await expect(page.locator('details')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Kembali' }).click();
    await expect(page).toHaveURL(/\/seller\/help/);
  },
);

test('a guest of the mobile app reads them within it', async ({ page }) => {
  await page.goto('/?entry=mobile&is_guest=true&path=/seller/faq');
  await expect(page).toHaveURL('/seller/faq');
  await expect(page.getByText('Berapa lama waktu untuk menjawab pesanan?')).toBeVisible();
  await expect(page.getByText('Marketplace', { exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'Syarat dan ketentuan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Syarat dan ketentuan' })).toBeVisible();
  await expect(page.getByText('Marketplace', { exact: true })).toBeHidden();
  await page.goto('/privacy?entry=mobile&is_guest=true');
  await expect(page).toHaveURL('/privacy');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Hak Anda', exact: true }),
  ).toBeVisible();
});

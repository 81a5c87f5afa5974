import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectReadableInDark, test } from './journey.ts';
import { newcomerAtWork } from './newcomer.ts';
import { ownStore } from './over-the-api.ts';

// Pages whose code is kept from coming.
test.use({ expectedErrors: [/Failed to load resource/] });

/** What the page is painted on, and what the browser paints around it. */
const look = (page: Page) =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    return {
      isDark: getComputedStyle(document.body).backgroundColor.startsWith('oklch(0.18'),
      bar: bars.find(({ media }) => matchMedia(media).matches)?.content,
    };
  });
const light = { isDark: false, bar: '#ffffff' };
const dark = { isDark: true, bar: '#201e1b' };
const expectLook = (page: Page, wanted: typeof light) =>
  expect.poll(() => look(page)).toEqual(wanted);

test('light and dark follow the device until somebody chooses, in every tab at once', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn('owner');
  await page.goto('/seller/more');
  const choice = page.getByRole('group', { name: 'Tampilan' });
  await expect(choice.getByRole('radio', { name: 'Ikuti HP' })).toBeChecked();
  await expectLook(page, light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLook(page, dark);
  await choice.getByRole('radio', { name: 'Terang' }).check();
  await expectLook(page, light);

  await page.emulateMedia({ colorScheme: 'light' });
  const other = await context.newPage();
  await other.goto('/seller/login/cant-login');
  await choice.getByRole('radio', { name: 'Gelap' }).check();
  await expectLook(page, dark);
  await expectLook(other, dark);
  await expectAccessible(page);
  await expectReadableInDark(page);
  await choice.getByRole('radio', { name: 'Ikuti HP' }).check();
  await expectLook(other, light);
});

test('who has chosen the dark has it before any code is there, and after signing out', async ({
  page,
  signedIn,
  server,
}) => {
  // Not the login that other journeys go on with.
  const { id: store_id } = await ownStore(server, 2);
  await signedIn(await newcomerAtWork(server, store_id, 'ADMIN'));
  await page.goto('/seller/more');
  await page.getByRole('radio', { name: 'Gelap' }).check();
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL('/seller/login');
  await expectLook(page, dark);
  await page.route('**/*.js', (route) => route.abort());
  for (const address of ['/seller/login', '/seller/orders', '/seller/store', '/nowhere']) {
    await page.goto(address);
    expect(await look(page)).toEqual(dark);
  }
  // Paper is white.
  await page.emulateMedia({ media: 'print' });
  expect(await look(page)).toMatchObject({ isDark: false });
});

import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAddress, test } from './journey.ts';
import { mobileApp, personOfApp } from './mobile-app.ts';
import { people, signInOverApi } from './over-the-api.ts';

test.use({ expectedErrors: [/status of (400|401)/] });

/** Opened from anywhere: a message, another page, a search. */
const openLink = (page: Page, entry: Record<string, string>) =>
  page.goto(`/?${new URLSearchParams({ entry: 'mobile', path: '/seller/more', ...entry })}`);

const keptToken = (page: Page) =>
  page.evaluate(() => localStorage.getItem('marketplace.auth_token'));

/** The login that a code made for the page. */
const madeByCode = async (page: Page): Promise<string> => {
  const answer = await page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/auth/handover',
  );
  return (await answer.json()).auth_token.token;
};

const isGood = async (server: string, token: string) => {
  const headers = { Authorization: `Token ${token}` };
  return (await fetch(`${server}/api/users/detail`, { headers })).ok;
};

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Lanjut sebagai Dewi Lestari?' });

test('a link of another person asks first, and who stays is where they were', async ({
  page,
  server,
  signedIn,
}) => {
  const here = await signInOverApi(server, people.smallOwner);
  const { newCode } = await personOfApp(server, 'clerk');
  await signedIn(here);
  await page.goto('/seller/more');
  await expect(page.getByText('Ratna Halim')).toBeVisible();
  const coming = madeByCode(page);
  await openLink(page, { token: await newCode() });
  await expect(question(page)).toContainText('Dewi Lestari (0812-0000-0003)');
  await expect(question(page)).toContainText('Ratna Halim (0812-0000-0002)');
  await expectAccessible(page);
  expect(await keptToken(page)).toBe(here.token);
  await page.getByRole('button', { name: 'Tetap sebagai Ratna Halim' }).click();
  await expectAddress(page, '/seller', {});
  await page.goto('/seller/more');
  await expect(page.getByText('Ratna Halim')).toBeVisible();
  expect(await keptToken(page)).toBe(here.token);
  // What the code had made for this page is not left lying about.
  const token = await coming;
  await expect.poll(() => isGood(server, token)).toBe(false);
});

test('who goes on as the other person ends the login before, on the server too', async ({
  page,
  server,
  signedIn,
}) => {
  const here = await signInOverApi(server, people.smallOwner);
  const { newCode, user_uuid } = await personOfApp(server, 'clerk');
  await signedIn(here);
  await page.goto('/seller/more');
  await expect(page.getByText('Ratna Halim')).toBeVisible();
  await openLink(page, { token: await newCode() });
  await page.getByRole('button', { name: 'Lanjut sebagai Dewi Lestari' }).click();
  await expectAddress(page, '/seller/more', {});
  await expect(page.getByText('Dewi Lestari')).toBeVisible();
  await expect.poll(() => isGood(server, here.token)).toBe(false);
  expect(await keptToken(page)).not.toBe(here.token);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain(user_uuid);
  expect(kept).not.toContain('Ratna Halim');
});

test('the same person’s link goes on without a question, and leaves no login behind', async ({
  page,
  server,
  signedIn,
}) => {
  const here = await signInOverApi(server, people.smallOwner);
  const { newCode } = await personOfApp(server, 'smallOwner');
  await signedIn(here);
  await openLink(page, { token: await newCode() });
  await expect(page.getByText('Ratna Halim')).toBeVisible();
  const first = await keptToken(page);
  expect(first).not.toBe(here.token);
  await expect.poll(() => isGood(server, here.token)).toBe(false);
});

test('inside the app a login that is over is nobody: who comes next is not asked', async ({
  page,
  server,
}) => {
  const [before, next] = [
    await personOfApp(server, 'smallOwner'),
    await personOfApp(server, 'clerk'),
  ];
  const app = await mobileApp(page, { kind: 'android' });
  await app.enter({ token: await before.newCode(), path: '/seller/more' });
  await expect(page.getByText('Ratna Halim')).toBeVisible();
  await page.goto('about:blank');
  await before.call('POST /api/auth/logout', {});
  await app.enter({ token: await next.newCode(), path: '/seller/more' });
  await expect(page.getByText('Dewi Lestari')).toBeVisible();
});

test('inside the app, too, another person’s token asks; the back button stays', async ({
  page,
  server,
}) => {
  const [before, next] = [
    await personOfApp(server, 'smallOwner'),
    await personOfApp(server, 'clerk'),
  ];
  const app = await mobileApp(page, { kind: 'android' });
  await app.enter({ token: before.token, path: '/seller/more' });
  await expect(page.getByText('Ratna Halim')).toBeVisible();
  await app.enter({ token: next.token, path: '/seller/more' });
  await expect(question(page)).toBeVisible();
  await app.pressBack();
  await expect(question(page)).toBeHidden();
  await expectAddress(page, '/seller', {});
  expect(await keptToken(page)).toBe(before.token);
  // The login of the app is not ours to end.
  expect(await isGood(server, next.token)).toBe(true);
});

test('a token in a link is taken only inside the app, a code anywhere', async ({
  page,
  server,
}) => {
  const { token, newCode } = await personOfApp(server, 'smallOwner');
  const onlyInApp = page.getByText('Tautan ini hanya dapat dibuka dari dalam aplikasi.');
  await openLink(page, { token });
  await expect(onlyInApp).toBeVisible();
  await expectAddress(page, '/seller/login', { from: '/seller/more' });
  expect(await keptToken(page)).toBeNull();
  await openLink(page, { token: await newCode() });
  // A link can be anybody's: it says whose account it has opened.
  await expect(page.getByText('Anda masuk sebagai Ratna Halim (0812-0000-0002).')).toBeVisible();
  await expectAddress(page, '/seller/more', {});
  expect(await keptToken(page)).not.toBe(token);
});

test('no link from outside the app ends the login that is here', async ({
  page,
  server,
  signedIn,
}) => {
  const here = await signInOverApi(server, people.smallOwner);
  const another = await personOfApp(server, 'clerk');
  await signedIn(here);
  for (const [entry, words] of [
    [{ token: another.token }, /hanya dapat dibuka dari dalam aplikasi/],
    [{ token: 'ho_made-up' }, /Tautan masuk ini sudah tidak berlaku/],
    [{ user_uuid: another.user_uuid }, /Akun di aplikasi berbeda/],
  ] as const) {
    await openLink(page, entry);
    await expect(page.getByText(words)).toBeVisible();
    await expectAddress(page, '/seller', {});
    expect(await keptToken(page)).toBe(here.token);
  }
  await openLink(page, { is_guest: 'true', path: '/seller/login/cant-login' });
  await expectAddress(page, '/seller/login/cant-login', {});
  expect(await keptToken(page)).toBe(here.token);
  expect(await isGood(server, here.token)).toBe(true);
});

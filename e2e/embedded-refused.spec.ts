import { expect, expectAccessible, expectAddress, signIn, test } from './journey.ts';
import { mobileApp, personOfApp } from './mobile-app.ts';
import { loginWith, people } from './over-the-api.ts';

test.use({ expectedErrors: [/status of (400|401)/] });

const kept = () => localStorage.getItem('marketplace.auth_token');

test('a code that was used or made up, and a token nobody knows, end before the login with the reason', async ({
  page,
  server,
}) => {
  const { newCode } = await personOfApp(server, 'smallOwner');
  const used = await newCode();
  const app = await mobileApp(page, { kind: 'android' });
  await app.enter({ token: used, path: '/seller/more' });
  await expect(page.getByText('Ratna Halim')).toBeVisible();
  for (const [bad, words] of [
    [used, /Tautan masuk ini sudah tidak berlaku/],
    ['ho_made-up', /Tautan masuk ini sudah tidak berlaku/],
    ['x'.repeat(43), /Sesi di aplikasi sudah berakhir/],
    ['not a token', /Sesi di aplikasi sudah berakhir/],
  ] as const) {
    await app.enter({ token: bad, path: '/seller/more' }, '/seller/orders');
    await expect(page.getByText(words)).toBeVisible();
    await expectAddress(page, '/seller/login', { from: '/seller/more' });
    expect(await page.evaluate(kept)).toBeNull();
  }
  await expectAccessible(page);
  await signIn(page, people.smallOwner);
  await expect(page.getByText('Ratna Halim')).toBeVisible();
});

test("a user_uuid that is not the token's is signed out, and says so", async ({ page, server }) => {
  const [owner, another] = await Promise.all([
    personOfApp(server, 'smallOwner'),
    personOfApp(server, 'clerk'),
  ]);
  const app = await mobileApp(page, { kind: 'ios' });
  for (const token of [await owner.newCode(), owner.token]) {
    await app.enter({ token, path: '/seller/more', user_uuid: another.user_uuid });
    await expect(page.getByText(/Akun di aplikasi berbeda/)).toBeVisible();
    await expectAddress(page, '/seller/login', { from: '/seller/more' });
    expect(await page.evaluate(kept)).toBeNull();
  }
  // The login of the app itself goes on.
  await owner.call('GET /api/stores/list', {});
});

test('another person who comes in finds nothing of the one before', async ({ page, server }) => {
  const [first, second] = await Promise.all([
    personOfApp(server, 'smallOwner'),
    personOfApp(server, 'clerk'),
  ]);
  const app = await mobileApp(page, { kind: 'android' });
  await app.enter({ token: await first.newCode(), path: '/seller/more' });
  await expect(page.getByText('Ratna Halim')).toBeVisible();
  await app.enter({ token: await second.newCode(), path: '/seller/more' });
  await page.getByRole('button', { name: 'Lanjut sebagai Dewi Lestari' }).click();
  await expect(page.getByText('Dewi Lestari')).toBeVisible();
  const state = await page.evaluate(() => localStorage.getItem('marketplace'));
  expect(state).toContain(second.user_uuid);
  expect(state).not.toContain(first.user_uuid);
});

test('a path that is no screen of this app is not opened', async ({ page, server }) => {
  const { token } = await personOfApp(server, 'smallOwner');
  const app = await mobileApp(page, { kind: 'android' });
  for (const path of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/nowhere',
    'javascript:alert(1)',
  ]) {
    await app.enter({ token, path }, '/seller/login');
    await expectAddress(page, '/seller', {});
  }
  const nested = `/seller/more?entry=mobile&token=${'x'.repeat(43)}&show=1`;
  await app.enter({ token, path: nested });
  await expect(page.getByText('Ratna Halim')).toBeVisible();
  await expectAddress(page, '/seller/more', { show: '1' });
});

test('with is_guest only public pages open, and phone_number stands in the field of the login [P-07]', async ({
  page,
  server,
}) => {
  const { token } = await personOfApp(server, 'smallOwner');
  const app = await mobileApp(page, { kind: 'react-native' });
  await app.enter({ token, path: '/seller/more' });
  await expect(page.getByText('Ratna Halim')).toBeVisible();
  const guest = { is_guest: 'true', token, phone_number: '081200000002' };
  await app.enter({ ...guest, path: '/seller/login/cant-login' });
  await expectAddress(page, '/seller/login/cant-login', {});
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(kept)).toBeNull();
  for (const path of ['/seller/more', '/seller/orders?status=NEW']) {
    await app.enter({ ...guest, path });
    await expectAddress(page, '/seller/login', { from: path });
    await expect(page.getByLabel('Nomor HP')).toHaveValue('081200000002');
    expect(await page.evaluate(kept)).toBeNull();
  }
  // Nor by any other way, however long the visit.
  await page.goto('/seller/more');
  await expectAddress(page, '/seller/login', { from: '/seller/more' });
  await expect(page.getByLabel('Nomor HP')).toHaveValue('081200000002');
  expect(app.heard).toEqual([]);
});

test('without an entry a page that has a React Native object of another app is a page of the web', async ({
  page,
  signedIn,
}) => {
  await mobileApp(page, { kind: 'react-native' });
  await signedIn('smallOwner');
  await page.goto('/seller/more');
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
});

test('a link in the web view of some other app is a link like any other', async ({
  page,
  server,
  signedIn,
}) => {
  const [here, another] = [
    await personOfApp(server, 'smallOwner'),
    await personOfApp(server, 'clerk'),
  ];
  await signedIn(here);
  await page.clock.install();
  const app = await mobileApp(page, { kind: 'react-native', isForeign: true });
  const follow = async (entry: Record<string, string>) => {
    const asked = app.heard.length + 1;
    await app.enter({ path: '/seller/more', ...entry });
    await expect.poll(() => app.heard).toHaveLength(asked);
    // As long as an app is waited for that says nothing.
    await page.clock.fastForward(5_000);
  };
  await follow({ token: another.token });
  await expect(page.getByText(/hanya dapat dibuka dari dalam aplikasi/)).toBeVisible();
  expect(await page.evaluate(kept)).toBe(here.token);
  await follow({ is_guest: 'true' });
  await expect(page.getByText('Ratna Halim')).toBeVisible();
  expect(await page.evaluate(kept)).toBe(here.token);
});

test('a link that is refused inside the app ends the login that it leaves behind, but not the app’s own', async ({
  page,
  server,
}) => {
  const { token, newCode } = await personOfApp(server, 'smallOwner');
  const app = await mobileApp(page, { kind: 'android' });
  const isGood = (login: string) =>
    loginWith(server, login)
      .call('GET /api/users/detail', {})
      .then(
        () => true,
        () => false,
      );
  const leaveByBadLink = async (given: string) => {
    await app.enter({ token: given, path: '/seller/more' });
    await expect(page.getByText('Ratna Halim')).toBeVisible();
    const login = (await page.evaluate(kept)) ?? '';
    await app.enter({ token: 'ho_made-up', path: '/seller/more' }, '/seller/orders');
    await expect(page.getByText(/Tautan masuk ini sudah tidak berlaku/)).toBeVisible();
    expect(await page.evaluate(kept)).toBeNull();
    return login;
  };
  const own = await leaveByBadLink(await newCode());
  await expect.poll(() => isGood(own)).toBe(false);
  expect(await leaveByBadLink(token)).toBe(token);
  expect(await isGood(token)).toBe(true);
});

test('a link that is refused in a plain browser opens a page of the web, with its bars', async ({
  page,
  server,
  signedIn,
}) => {
  const [here, another] = [
    await personOfApp(server, 'smallOwner'),
    await personOfApp(server, 'clerk'),
  ];
  await signedIn(here);
  await page.goto(`/?entry=mobile&path=/seller/more&token=${another.token}`);
  await expect(page.getByText(/hanya dapat dibuka dari dalam aplikasi/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
});

test('an object that throws at a message leaves a page of the web', async ({ page, signedIn }) => {
  await page.addInitScript(() => {
    Object.assign(window, { ReactNativeWebView: {} });
  });
  await signedIn('smallOwner');
  await page.goto('/?entry=mobile&path=/seller/more');
  await expect(page.getByText('Ratna Halim')).toBeVisible();
});

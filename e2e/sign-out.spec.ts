import { expectInside, somebody } from './codes.ts';
import { expect, expectAccessible, expectAddress, signIn, test } from './journey.ts';
import { newcomersPassword } from './newcomer.ts';
import { people, signInOverApi } from './over-the-api.ts';
import { onDesk } from './windows.ts';

test.describe('here', () => {
  // What is under way while the login ends is refused.
  test.use({ expectedErrors: [/status of 401/] });

  test(
    'a login that one tab ends is over in the other, which keeps its address',
    onDesk,
    async ({ page, context, signedIn, server }) => {
      await signedIn(await signInOverApi(server, people.clerk));
      await page.goto('/seller/more');
      await expect(page.getByText('Dewi Lestari')).toBeVisible();
      const other = await context.newPage();
      await other.goto(`${server}/seller/orders?status=COMPLETED`);
      await expectInside(other);
      await expect(other).toHaveURL(/store_id=/);
      await page.getByRole('button', { name: 'Keluar', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Keluar' }).click();
      await expect(page).toHaveURL('/seller/login');
      await expect(other).toHaveURL(/\/seller\/login\?from=\/seller\/orders%3F.*COMPLETED/);
      const kept = await other.evaluate(() => Object.keys(localStorage));
      expect(kept.filter((name) => /token|last_view/.test(name))).toEqual([]);
      await signIn(other, people.clerk);
      await expect(other).toHaveURL(/\/seller\/orders\?.*COMPLETED/);
    },
  );
});

test.describe('everywhere', () => {
  // What is under way while the login ends is refused.
  test.use({ expectedErrors: [/401/] });

  test('signing out everywhere asks first, and ends the other logins too', async ({
    page,
    server,
  }) => {
    const phone_number = await somebody(server);
    const elsewhere = await signInOverApi(server, phone_number, newcomersPassword);
    await page.goto('/seller/login?from=/seller/more');
    await signIn(page, phone_number, newcomersPassword);
    await page.getByRole('button', { name: 'Keluar dari semua perangkat' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Semua HP dan komputer');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Batal' }).click();
    await expect(question).toBeHidden();
    await elsewhere.call('GET /api/users/detail', {});
    await page.getByRole('button', { name: 'Keluar dari semua perangkat' }).click();
    await question.getByRole('button', { name: 'Keluar semua' }).click();
    await expect(page).toHaveURL('/seller/login');
    await expect(elsewhere.call('GET /api/users/detail', {})).rejects.toThrow('401');
  });
});

test('a password leads to where “from” says if that is a path of ours, and to Home if it is not [RT-61]', async ({
  page,
}) => {
  const home = ['/seller', {}] as const;
  for (const [from, [path, search]] of [
    ['/seller/notifications?category=PROMOTION', ['/seller/notifications', promotions]],
    ['//evil.example', home],
    ['/\\evil.example', home],
    ['/.//evil.example', home],
    ['javascript:alert(1)', home],
    ['https://evil.example/seller/more', home],
    ['seller/more', home],
    ['', home],
  ] as const) {
    await page.goto(`/seller/login?from=${encodeURIComponent(from)}`);
    await signIn(page, people.smallOwner);
    await expectAddress(page, path, search);
    // What is cut off in the middle of its coming would be a fault.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.clear());
  }
});

const promotions = { category: 'PROMOTION' };

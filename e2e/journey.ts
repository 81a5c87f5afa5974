import { test as base, expect, type Page } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { makeOfflineLast } from './lasting-offline.ts';
import { atWork, type Login, password, type people } from './over-the-api.ts';

type Extras = {
  /** Where the product answers. */
  server: string;
  /** Errors that a journey provokes on purpose; anything else on the console fails it. */
  expectedErrors: RegExp[];
  /** Whether the person has heard of the sound of new orders before, so that no message speaks of it. */
  isSoundExplained: boolean;
  /** Watches the console and the content policy through every journey. */
  watched: undefined;
  /** A page that is signed in, without going through the login screen: by the worker's login of a person, or by another. */
  signedIn: (who: keyof typeof people | Login) => Promise<void>;
};

/** What the test runner says itself when it keeps a page from having a service worker. */
const byTheRunner = /^Service Worker registration blocked by Playwright$/;

export const test = base.extend<Extras>({
  server: async ({ baseURL }, use) => use(baseURL ?? ''),
  context: async ({ context }, use) => {
    makeOfflineLast(context);
    await use(context);
  },
  expectedErrors: [[], { option: true }],
  watched: [
    async ({ page, expectedErrors }, use) => {
      const seen: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') seen.push(message.text());
      });
      page.on('pageerror', (error) => seen.push(error.message));
      await use(undefined);
      // An answer that a journey was about to change when it ended is nobody's any more.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      const isExpected = (text: string) =>
        [byTheRunner, ...expectedErrors].some((pattern) => pattern.test(text));
      expect(seen.filter((text) => !isExpected(text))).toEqual([]);
    },
    { auto: true },
  ],
  isSoundExplained: [true, { option: true }],
  signedIn: async ({ page, server, isSoundExplained }, use) => {
    await use(async (who) => {
      const { token } = typeof who === 'string' ? await atWork(server, who) : who;
      const kept = { auth_token: token, ...(isSoundExplained && { sound_explained: 'yes' }) };
      await page.addInitScript((kept) => {
        if (!sessionStorage.getItem('was-signed-in')) {
          for (const [name, value] of Object.entries(kept))
            localStorage.setItem(`marketplace.${name}`, value);
          sessionStorage.setItem('was-signed-in', 'yes');
        }
      }, kept);
    });
  },
});

export { expect };

/** Signs in as a person does. */
export async function signIn(
  page: Page,
  phone_number: string,
  secret: string = password,
): Promise<void> {
  await page.getByLabel('Nomor HP').fill(phone_number);
  await page.getByLabel('Kata sandi', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
}

/** Opens an address, and waits until the page hears of what happens: what is done before that is told to nobody. */
export async function gotoListening(page: Page, address: string): Promise<void> {
  const stream = page.waitForResponse('**/api/events/stream');
  await page.goto(address);
  await stream;
}

/** The orders of the list: cards on a phone, the rows of a table at a desk. */
export const orderItems = (page: Page) =>
  page
    .getByRole('list', { name: 'Daftar pesanan' })
    .getByRole('listitem')
    .or(page.getByRole('grid', { name: 'Daftar pesanan' }).locator('tbody').getByRole('row'));

/** Orders that have come wait behind this, so that no row moves under a finger. */
export const newOrdersPill = (page: Page) =>
  page.getByRole('button', { name: /^[\d.]+ pesanan baru$/ });

/**
 * What comes or goes has come or gone: half-way its colours are nobody's. Whatever moves for good is left alone. A colour that is
 * handed down changes level by level, each a frame after the one above it.
 */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    let passing: Animation[];
    do {
      await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
      passing = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.all(passing.map(({ finished }) => finished.catch(() => {})));
    } while (passing.length > 0);
  });

/** Answers where the page stood before. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => {
    const before = window.scrollY;
    window.scrollTo({ top, behavior: 'instant' });
    return before;
  }, top);

/** Nothing that keeps people out, as far as a tool can tell. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNone(page, null, () => violationsIn(page));

/** The same page once it has grown dark: only its colours are others then. */
export const expectReadableInDark = (page: Page): Promise<void> =>
  expectNone(page, 'dark', () => violationsIn(page, { isContrastAlone: true }));

/** What comes while it looks is there at once. */
async function expectNone(
  page: Page,
  colorScheme: 'dark' | null,
  look: () => Promise<string[]>,
): Promise<void> {
  const reducedMotion = await page.evaluate(() =>
    matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduce' : 'no-preference',
  );
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
  // Further down the bars lie over whatever happens to pass under them.
  const stood = await scrollTo(page, 0);
  await settled(page);
  const found = await look();
  await scrollTo(page, stood);
  await page.emulateMedia({ reducedMotion, colorScheme: null });
  expect(found).toEqual([]);
}

/** Nothing reaches past the right edge. */
export async function expectNoSideways(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBe(0);
}

/** The address by its parts: the order of what it carries means nothing. */
export async function expectAddress(page: Page, path: string, search: object): Promise<void> {
  const address = () => {
    const { pathname, searchParams } = new URL(page.url());
    return { path: pathname, search: Object.fromEntries(searchParams) };
  };
  await expect.poll(address).toEqual({ path, search });
}

/** How old what is shown is, by the bar: from midnight on it names the day, too. */
export const offlineSince = /^Tanpa sinyal - data (pukul|\d+ \p{L}+ \d{4}) \d\d:\d\d WI(B|TA|T)$/u;

/** Any store's id. */
export const someId: unknown = expect.stringMatching(/^\d+$/);

/** What the page does by itself a while after its first screen, at once; `offline.spec.ts` waits for it. */
export async function bringWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
  await untilWorkerServes(page);
}

/** From here on pages and code come without the network. */
export const untilWorkerServes = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated'))
    .toBe(true);

/** A thumb pulls the page down from its top, and lets go. */
export async function pullDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 180, y }],
    });
  await touch('touchStart', 300);
  for (const y of [330, 380, 430, 480, 520]) await touch('touchMove', y);
  await expect(page.getByRole('status', { name: 'Tarik untuk memuat ulang' })).toBeVisible();
  await touch('touchEnd');
}

/** An amount as people read it. */
export const rupiahOf = (amount: number): string => `Rp\u00a0${amount.toLocaleString('id-ID')}`;
